import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Fills a temporary directory and renames it to `target` when complete, so that nobody reads a partial one. Incomplete directories are
 * removed, also those of builds that were killed.
 */
export async function replaceDirectory(target: string, fill: (temporary: string) => Promise<void>): Promise<void> {
  const parent = dirname(target);
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent))
    if (isAbandoned(name)) await rm(join(parent, name), { recursive: true, force: true });
  const temporary = `${target}.${process.pid}`;
  await rm(temporary, { recursive: true, force: true }); // process ids are reused
  await mkdir(temporary);
  try {
    await fill(temporary);
    await rm(target, { recursive: true, force: true });
    await rename(temporary, target);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Left by a process that has ended; its id is part of the name. */
const isAbandoned = (name: string): boolean => {
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
