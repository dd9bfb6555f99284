import { deadlines } from './with-deadline.ts';

/** Milliseconds before the second and the third attempt, plus up to 50 % jitter. */
const pauses = [300, 800] as const;
const shortest = pauses[0];

/** @throws the reason of the signal, at once when it is aborted */
const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', leave, { once: true });
  });

export interface Retries {
  readonly signal?: AbortSignal;
  /** When the whole load began, by `performance.now()`; now, unless it has steps before this one. */
  readonly began?: number;
}

/** Pauses are cut where the last attempt would come too late for the load; after a slow failure they are short. */
const lengthOf = (milliseconds: number, began: number): number => {
  const left = began + deadlines.lastAttempt - performance.now();
  return Math.min(milliseconds * (1 + Math.random() / 2), Math.max(left, shortest));
};

/**
 * Retries twice after a failure that may be temporary. `work` must use another URL each time: the browser remembers
 * what failed under the first.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  mayPass: (error: unknown) => boolean,
  { signal, began = performance.now() }: Retries = {},
): Promise<T> {
  for (const milliseconds of pauses) {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      if (!mayPass(error)) throw error;
      await pause(lengthOf(milliseconds, began), signal);
    }
  }
  return work();
}
