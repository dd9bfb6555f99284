import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Fills a directory under another name and puts it in the place of `target` when it is whole: nobody reads a half. What does not
 * become whole goes, also what a build that was stopped has left.
 */
export async function replaceDirectory(target: string, fill: (temporary: string) => Promise<void>): Promise<void> {
  const parent = dirname(target);
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent))
    if (isLeft(name)) await rm(join(parent, name), { recursive: true, force: true });
  const temporary = `${target}.${process.pid}`;
  await rm(temporary, { recursive: true, force: true }); // numbers of processes come again
  await mkdir(temporary);
  try {
    await fill(temporary);
    await rm(target, { recursive: true, force: true });
    await rename(temporary, target);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Named after a process that has ended. */
const isLeft = (name: string): boolean => {
  const [, pid] = /\.(\d+)$/u.exec(name) ?? [];
  return pid !== undefined && !isRunning(Number(pid));
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
};
