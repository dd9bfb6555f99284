import { Problem } from '../http/problem.ts';

/** Runs a piece of work when it is its turn. @throws Problem 503 when the queue is full, or after the longest wait. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

interface Bounds {
  readonly atOnce: number;
  readonly waiting: number;
  readonly longestMs: number;
}

/** Bounds how much work runs at once, how much waits and for how long: an endless queue would stop the server. */
export function createTurnstile({ atOnce, waiting: most, longestMs }: Bounds): Turnstile {
  let running = 0;
  const waiting: (() => void)[] = [];
  const busy = () => new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': '5' } });
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(busy());
      }, longestMs);
      waiting.push(enter);
    });
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw busy();
      await turn();
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
