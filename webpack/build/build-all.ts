import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isRemoteBuilt } from './build-remote.ts';
import { isShellBuilt } from './build-shell.ts';
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
  const stale = names.filter((name) => !(name === 'shell' ? isShellBuilt() : isRemoteBuilt(name)));
  const queue = [...stale];
  const failures: string[] = [];
  const buildNext = async (): Promise<void> => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const failure = await buildInProcess(name);
      if (failure !== undefined) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, buildNext));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    stale.length === 0 ? '  everything is built' : `  built ${stale.length} of ${names.length} in ${seconds} s`,
  );
}

/** Returns why a build failed. A thread would not do: webpack's native parts do not keep it alive. */
async function buildInProcess(name: string): Promise<string | undefined> {
  const child = fork(join(import.meta.dirname, 'build-one.ts'), [name]);
  const sent: string[] = [];
  child.on('message', (failure) => sent.push(failure as string));
  // A build is too busy to notice soon that its channel is closed.
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  const [code] = (await once(child, 'close').finally(() => process.off('exit', end))) as [number | null];
  return code === 0 ? undefined : (sent[0] ?? `The build of ${name} ended early`);
}
