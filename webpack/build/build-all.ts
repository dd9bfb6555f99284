import { buildRemote } from './build-remote.ts';
import { buildShell } from './build-shell.ts';
import { remoteWorkspaces } from './remotes.ts';

export const reportBuild = (text: string): void => console.log(`  building ${text} …`);

/**
 * Builds what is missing or stale, without releasing it. One after the other, as each build uses all cores.
 * @throws Error with the output of every failed build
 */
export async function buildAll(only: readonly string[]): Promise<void> {
  const started = performance.now();
  const all = [
    { name: 'shell', build: () => buildShell(reportBuild) },
    ...remoteWorkspaces().map((name) => ({ name, build: () => buildRemote(name, reportBuild) })),
  ];
  const unknown = only.filter((name) => !all.some((job) => job.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')} to build; there are ${all.map(({ name }) => name).join(', ')}.`);
  const jobs = all.filter(({ name }) => only.length === 0 || only.includes(name));
  let built = 0;
  const failures: string[] = [];
  for (const { build } of jobs) {
    try {
      if (await build()) built += 1;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(built === 0 ? '  everything is built' : `  built ${built} of ${jobs.length} in ${seconds} s`);
}
