import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CalendarFailure } from '../../adapters/calendars/calendar-reader.ts';
import { createSemaphore } from '../../concurrency/semaphore.ts';
import type { ExpandedCalendar } from './expand-busy.ts';
import type { ExpandAnswer, ExpandTask } from './expand-worker.ts';

/** Ten megabytes take two seconds; rules that never end take all of it. */
const DEADLINE_MS = 10_000;
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 } as const;

/** Each may take all of that memory, and a core. */
const withPermit = createSemaphore({ permits: 2, maxQueued: 32, maxWaitMs: 60_000 });

/**
 * `expandBusy` in a worker thread with limits, so that a calendar made to be slow blocks nobody.
 * @throws CalendarFailure, Problem 503 while too many are at it.
 */
export const expandInWorker = (task: ExpandTask, deadlineMs = DEADLINE_MS): Promise<ExpandedCalendar> =>
  withPermit(() => runWorker(task, deadlineMs));

async function runWorker(task: ExpandTask, deadlineMs: number): Promise<ExpandedCalendar> {
  const worker = new Worker(new URL('./expand-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: memory,
  });
  // A failure after the deadline has no other listener and would end the process.
  worker.on('error', () => undefined);
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) })) as [ExpandAnswer];
    if ('expanded' in answer) return answer.expanded;
    throw new CalendarFailure(answer.failure);
  } catch (error) {
    throw error instanceof CalendarFailure ? error : new CalendarFailure('too_large', { cause: error });
  } finally {
    await worker.terminate();
  }
}
