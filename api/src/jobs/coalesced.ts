export interface Coalesced {
  (): void;
  /** Resolves when nothing is running. */
  idle(): Promise<void>;
}

/** Runs `work`, which never rejects. Calls while it runs are coalesced into one more run afterwards. */
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
