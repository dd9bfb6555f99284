import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem, invalidAt } from '../../http/problem.ts';
import type { SvgAnswer } from './svg-thread.ts';

/** The thread's start included, which takes 0.1 s; the largest drawing that is taken, 0.4 s. */
const DEADLINE_MS = 5000;
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 } as const;

/**
 * `cleanSvg` in a thread of its own, which is ended when it overruns its time or memory: nobody else's request waits for it.
 * @throws Problem as `cleanSvg` does.
 */
export async function cleanSvgApart(source: string, deadlineMs = DEADLINE_MS): Promise<string> {
  const thread = new Worker(new URL('./svg-thread.ts', import.meta.url), {
    workerData: source,
    resourceLimits: memory,
  });
  // Whoever fails after the deadline is heard by nobody else.
  thread.on('error', () => undefined);
  try {
    const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(deadlineMs) })) as [SvgAnswer];
    if ('clean' in answer) return answer.clean;
    throw new Problem(422, 'VALIDATION_FAILED', { errors: answer.errors });
  } catch (error) {
    throw hasOverrun(error) ? invalidAt('/file', 'FILE_TOO_COMPLEX') : error;
  } finally {
    await thread.terminate();
  }
}

const hasOverrun = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
