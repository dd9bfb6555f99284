export interface Coalesced {
  (): void;
  /** Resolves when nothing runs. */
  idle(): Promise<void>;
}

/** Runs `work`, which never rejects, when called. However often it is called while it runs, that is one more run afterwards. */
export function coalesced(work: () => Promise<unknown>): Coalesced {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await work();
    } while (again);
    running = undefined;
  };
  const call = () => {
    again = true;
    running ??= run();
  };
  return Object.assign(call, { idle: async () => running });
}
