import { Problem } from '../http/problem.ts';

/** Runs a piece of work when it is its turn. @throws Problem 503 when the queue is full. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many pieces of work run at once and so many wait: a queue without end would be a way to stop the server. */
export function createTurnstile({ atOnce, waiting: most }: { atOnce: number; waiting: number }): Turnstile {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': '5' } });
      await new Promise<void>((resolve) => waiting.push(resolve));
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
