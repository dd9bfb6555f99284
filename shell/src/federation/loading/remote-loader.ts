import type { RemoteModule } from 'shared-contracts/remote/remote-module';

/** Loads the exposed modules of remotes; one implementation per side. */
export interface RemoteLoader {
  /**
   * The module of a remote. `chunks` are fetched beside it, so that a page costs one round trip. When `signal` says that whoever asked has
   * left, what nobody else waits for is given up.
   * @throws RemoteError when it cannot be had in time or does not fit the contract; the reason of the signal
   */
  load(remote: string, chunks?: readonly string[], signal?: AbortSignal): Promise<RemoteModule>;
  /** Asks for the files of a page ahead of a probable navigation. Never throws. */
  preload(remote: string, chunks?: readonly string[]): void;
  /** Forgets what failed, so that the next `load` fetches again. */
  forget(remote: string): void;
}
