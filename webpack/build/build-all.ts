import { buildRemote } from './build-remote.ts';
import { buildShell } from './build-shell.ts';
import { remoteWorkspaces } from './remotes.ts';

const report = (text: string): void => console.log(`  building ${text} …`);

/** Builds what is missing or stale. One after the other: each build uses both cores already. */
export async function buildAll(only: readonly string[] = process.argv.slice(2)): Promise<void> {
  const started = performance.now();
  const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);
  let built = 0;
  if (isWanted('shell') && (await buildShell(report))) built += 1;
  for (const workspace of remoteWorkspaces().filter(isWanted)) if (await buildRemote(workspace, report)) built += 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(built === 0 ? '  everything is built' : `  built ${built} of ${remoteWorkspaces().length + 1} in ${seconds} s`);
}
