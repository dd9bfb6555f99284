import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { remoteWorkspaces } from './remotes.ts';

/**
 * Builds what is missing or stale, without releasing it. Each build has a process, as webpack hardly uses a second core.
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
      if (await buildInProcess(name)) built += 1;
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

type Outcome = { readonly built: boolean } | { readonly failure: string };

/** Whether there was anything to build. A thread would not do: webpack's native parts do not keep it alive. */
async function buildInProcess(name: string): Promise<boolean> {
  const child = fork(join(import.meta.dirname, 'build-one.ts'), [name]);
  const sent: Outcome[] = [];
  child.on('message', (outcome) => sent.push(outcome as Outcome));
  await once(child, 'close');
  const outcome = sent[0] ?? { failure: `The build of ${name} ended early` };
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome.built;
}
