const longest = 30_000;

/** Delay before attempt `n` (from 1): doubles from one second to thirty, with 50 % jitter so that tabs spread out. */
export const backOff = (attempt: number, random: () => number = Math.random): number => {
  const full = Math.min(longest, 1000 * 2 ** (attempt - 1));
  return full / 2 + (full / 2) * random();
};

/** Sleeps; resolves at once when aborted, and when the network returns. */
export const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const handleWake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', handleWake);
      window.removeEventListener('online', handleWake);
      resolve();
    };
    const timer = setTimeout(handleWake, milliseconds);
    signal.addEventListener('abort', handleWake);
    window.addEventListener('online', handleWake);
  });
