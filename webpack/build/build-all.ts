import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { remoteWorkspaces } from './remotes.ts';

/**
 * Builds what is missing or stale, without releasing it. Each build has a thread, as webpack hardly uses a second core.
 * @throws Error with the output of every failed build
 */
export async function buildAll(only: readonly string[]): Promise<void> {
  const started = performance.now();
  const all = ['shell', ...remoteWorkspaces()];
  const unknown = only.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')} to build; there are ${all.join(', ')}.`);
  const names = all.filter((name) => only.length === 0 || only.includes(name));
  const queue = [...names];
  let built = 0;
  const failures: string[] = [];
  const buildNext = async (): Promise<void> => {
    const name = queue.shift();
    if (name === undefined) return;
    try {
      if (await buildInThread(name)) built += 1;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    await buildNext();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, buildNext));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(built === 0 ? '  everything is built' : `  built ${built} of ${names.length} in ${seconds} s`);
}

/** Whether there was anything to build. */
async function buildInThread(name: string): Promise<boolean> {
  const worker = new Worker(new URL('build-one.ts', import.meta.url), { workerData: name });
  const [built] = (await once(worker, 'message')) as [boolean];
  return built;
}
