/** Milliseconds before the second and the third attempt, plus up to 50 % jitter. */
const pauses = [300, 1_200] as const;

/** @throws the reason of the signal, at once when it is aborted */
const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      },
      milliseconds * (1 + Math.random() / 2),
    );
    signal?.addEventListener('abort', leave, { once: true });
  });

/**
 * Retries twice after a failure that may be temporary. `work` must use another URL each time: the browser remembers
 * what failed under the first.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  mayPass: (error: unknown) => boolean,
  signal?: AbortSignal,
): Promise<T> {
  for (const milliseconds of pauses) {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      if (!mayPass(error)) throw error;
      await pause(milliseconds, signal);
    }
  }
  return work();
}
