/** How long a failure holds, in ms: who comes meanwhile does not wait for it. */
const failureHolds = 5_000;

interface Had<T> {
  reading: Promise<T>;
  /** Moment, in ms since the epoch, from which it is tried again. */
  again: number;
}

/**
 * Reads what never changes, once for each address. What could not be read is tried again after a while, beside those who ask: nobody but
 * the first waits for a store that hangs.
 */
export function readOnce<T, More extends readonly unknown[]>(
  read: (address: string, ...more: More) => Promise<T>,
  onError: (error: unknown, address: string) => void = () => undefined,
): (address: string, ...more: More) => Promise<T> {
  const all = new Map<string, Had<T>>();
  return (address, ...more) => {
    const had = all.get(address);
    if (had !== undefined && Date.now() < had.again) return had.reading;
    const reading = read(address, ...more);
    const own: Had<T> = { reading: had?.reading ?? reading, again: Infinity };
    all.set(address, own);
    reading.then(
      () => (own.reading = reading),
      (error: unknown) => {
        own.again = Date.now() + failureHolds;
        onError(error, address);
      },
    );
    return own.reading;
  };
}
