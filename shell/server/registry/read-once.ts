/** How long a failure is cached, in ms: nobody waits for it again meanwhile. */
const failureTtl = 5_000;

interface CacheEntry<T> {
  reading: Promise<T>;
  /** Time of the next try, in ms since the epoch. */
  retryAt: number;
}

/**
 * Caches reads of immutable files by address. After a failure the next read runs in the background: only the first
 * caller waits for a store that hangs.
 */
export function readOnce<T, More extends readonly unknown[]>(
  read: (address: string, ...more: More) => Promise<T>,
  onError: (error: unknown, address: string) => void = () => undefined,
): (address: string, ...more: More) => Promise<T> {
  const all = new Map<string, CacheEntry<T>>();
  return (address, ...more) => {
    const cached = all.get(address);
    if (cached !== undefined && Date.now() < cached.retryAt) return cached.reading;
    const reading = read(address, ...more);
    const own: CacheEntry<T> = { reading: cached?.reading ?? reading, retryAt: Infinity };
    all.set(address, own);
    reading.then(
      () => (own.reading = reading),
      (error: unknown) => {
        own.retryAt = Date.now() + failureTtl;
        onError(error, address);
      },
    );
    return own.reading;
  };
}
