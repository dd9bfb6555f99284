import { Problem } from '../http/problem.ts';

/** Runs `work` as soon as a permit is free. @throws Problem 503 when the queue is full, or after the longest wait. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

interface SemaphoreLimits {
  readonly permits: number;
  readonly maxQueued: number;
  readonly maxWaitMs: number;
}

/** Limits how much work runs at once, how much waits and for how long: an unbounded queue would exhaust the server. */
export function createSemaphore({ permits, maxQueued, maxWaitMs }: SemaphoreLimits): Semaphore {
  let running = 0;
  const queue: (() => void)[] = [];
  const overloaded = () => new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': '5' } });
  const permit = () =>
    new Promise<void>((resolve, reject) => {
      const grant = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(grant), 1);
        reject(overloaded());
      }, maxWaitMs);
      queue.push(grant);
    });
  return async (work) => {
    if (running >= permits) {
      if (queue.length >= maxQueued) throw overloaded();
      await permit();
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
