/** Fetches one file of a remote. `attempt` counts how often it was asked for in this attempt at the remote. */
export type FetchFile = (file: string, nextAttempt: () => number, signal: AbortSignal) => Promise<void>;

export interface FileLoads {
  /**
   * Settles when the file is there or cannot be had. All who want it share one load, which is given up when the last of those who can leave
   * (who gave a signal) has left. What failed or was given up is asked for again by the next who wants it.
   * @throws the reason of the signal, when it is aborted before
   */
  want(file: string, signal?: AbortSignal): Promise<void>;
  /** True while it is under way, and when it is there. */
  has(file: string): boolean;
}

interface Load {
  readonly work: Promise<void>;
  readonly stop: AbortController;
  isWantedBy: number;
  isThere: boolean;
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
    const load: Load = { work, stop, isWantedBy: 0, isThere: false };
    loads.set(file, load);
    work.then(
      () => {
        load.isThere = true;
      },
      () => {
        if (loads.get(file) === load) loads.delete(file);
      },
    );
    return load;
  };

  /** Nobody waits for it any more: the element, its listeners and its timers go. */
  const leave = (file: string, load: Load): void => {
    load.isWantedBy -= 1;
    if (load.isThere || load.isWantedBy > 0) return;
    if (loads.get(file) === load) loads.delete(file);
    load.stop.abort();
  };

  const want = async (file: string, signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    const load = loads.get(file) ?? begin(file);
    if (signal === undefined) return load.work;
    load.isWantedBy += 1;
    let handleAbort = (): void => undefined;
    const left = new Promise<never>((_, reject) => {
      handleAbort = () => {
        reject(signal.reason as Error);
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

  return { want, has: (file) => loads.has(file) };
}
