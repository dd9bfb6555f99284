import { asCancelled } from 'shared-contracts/processes/was-cancelled';

/** Fetches one file of a remote. `nextAttempt` counts the requests for it. */
export type FetchFile = (file: string, nextAttempt: () => number, signal: AbortSignal) => Promise<void>;

export interface FileLoads {
  /**
   * Settles when the file is loaded or failed. Callers share one load, which is cancelled when the last caller with a
   * signal has aborted. The next request after a failure loads again.
   * @throws the reason of the signal, when it is aborted before
   */
  request(file: string, signal?: AbortSignal): Promise<void>;
  /** True while it is loading, and when it is loaded. */
  has(file: string): boolean;
}

interface Load {
  readonly work: Promise<void>;
  readonly stop: AbortController;
  waiters: number;
  isLoaded: boolean;
}

/** The files of one attempt at a remote. */
export function createFileLoads(fetchFile: FetchFile): FileLoads {
  const loads = new Map<string, Load>();
  const attempts = new Map<string, number>();
  const nextAttempt = (file: string) => (): number => {
    const attempt = attempts.get(file) ?? 0;
    attempts.set(file, attempt + 1);
    return attempt;
  };

  const begin = (file: string): Load => {
    const stop = new AbortController();
    const work = fetchFile(file, nextAttempt(file), stop.signal);
    const load: Load = { work, stop, waiters: 0, isLoaded: false };
    loads.set(file, load);
    work.then(
      () => {
        load.isLoaded = true;
      },
      () => {
        if (loads.get(file) === load) loads.delete(file);
      },
    );
    return load;
  };

  /** The last caller left: cancel the load. */
  const leave = (file: string, load: Load): void => {
    load.waiters -= 1;
    if (load.isLoaded || load.waiters > 0) return;
    if (loads.get(file) === load) loads.delete(file);
    load.stop.abort();
  };

  const request = async (file: string, signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    const load = loads.get(file) ?? begin(file);
    if (signal === undefined) return load.work;
    load.waiters += 1;
    let handleAbort = (): void => undefined;
    const left = new Promise<never>((_, reject) => {
      handleAbort = () => {
        reject(asCancelled(signal.reason as Error));
        leave(file, load);
      };
      signal.addEventListener('abort', handleAbort, { once: true });
    });
    try {
      await Promise.race([load.work, left]);
    } finally {
      signal.removeEventListener('abort', handleAbort);
    }
  };

  return { request, has: (file) => loads.has(file) };
}
