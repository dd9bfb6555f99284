import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.ts';

interface Opened {
  /** What it wrote. */
  readonly log: () => string;
  readonly close: () => Promise<void>;
}

/** A folder of its own for a server, which goes with it. */
export const programFolder = (name: string): Promise<string> => mkdtemp(join(tmpdir(), `${name}-`));

/** Starts a server and waits until it is up; one that does not come up leaves neither itself nor its folder behind. */
export async function openProgram(
  program: string,
  options: readonly string[],
  { folder, isUp }: { readonly folder: string; readonly isUp: () => Promise<boolean> },
): Promise<Opened> {
  const server = spawn(program, options, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  // Rejects where there is no such program.
  const ended = once(server, 'exit');
  let hasEnded = false;
  const failed = ended
    .finally(() => (hasEnded = true))
    .then(() => {
      throw new Error(`${program} ended: ${log}`);
    });
  const close = async () => {
    server.kill();
    await ended.catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.race([until(async () => hasEnded || (await isUp()), `${program} is up`), failed]);
  } catch (error) {
    await close();
    throw error;
  }
  return { log: () => log, close };
}
