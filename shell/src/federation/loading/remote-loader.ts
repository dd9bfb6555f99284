import type { RemoteModule } from 'shared-contracts/remote/remote-module';

/** Loads the exposed modules of remotes; one implementation per side. */
export interface RemoteLoader {
  /**
   * The module of a remote. `chunks` are fetched in parallel, so that a page costs one round trip. Aborting `signal`
   * cancels what no other caller waits for.
   * @throws RemoteError when it is late or does not fit the contract; the reason of the signal
   */
  load(remote: string, chunks?: readonly string[], signal?: AbortSignal): Promise<RemoteModule>;
  /** Prefetches the files of a page before a probable navigation. Never throws. */
  preload(remote: string, chunks?: readonly string[]): void;
  /** Forgets what failed, so that the next `load` fetches again. */
  forget(remote: string): void;
}
