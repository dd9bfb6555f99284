import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem, invalidAt } from '../../http/problem.ts';
import type { SvgAnswer } from './svg-worker.ts';

/** Includes the start of the worker, 0.1 s; the largest drawing that is accepted takes 0.4 s. */
const DEADLINE_MS = 5000;
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 } as const;

/**
 * `sanitiseSvg` in a worker thread with a time and memory limit, so that it blocks no other request.
 * @throws Problem as `sanitiseSvg` does.
 */
export async function sanitiseSvgInWorker(source: string, deadlineMs = DEADLINE_MS): Promise<string> {
  const worker = new Worker(new URL('./svg-worker.ts', import.meta.url), {
    workerData: source,
    resourceLimits: memory,
  });
  // A failure after the deadline has no other listener and would end the process.
  worker.on('error', () => undefined);
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) })) as [SvgAnswer];
    if ('clean' in answer) return answer.clean;
    throw new Problem(422, 'VALIDATION_FAILED', { errors: answer.errors });
  } catch (error) {
    throw exceededLimits(error) ? invalidAt('/file', 'FILE_TOO_COMPLEX') : error;
  } finally {
    await worker.terminate();
  }
}

const exceededLimits = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
