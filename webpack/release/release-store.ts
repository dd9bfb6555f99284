import type { Registry } from 'shared-contracts/remote/registry';

/** Released versions and their registry. Versions are immutable; only the registry changes. */
export interface ReleaseStore {
  /** For messages: a path or a bucket's address. */
  readonly name: string;
  /** Copies all files below a local directory to `path`, atomically. @throws ReleaseError when `path` has other files */
  put(path: string, directory: string): Promise<void>;
  /** Content of a file; undefined when it does not exist. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** All paths below `path`. */
  list(path: string): Promise<readonly string[]>;
  /** Removes everything below `path`. */
  remove(path: string): Promise<void>;
  /** The registry; empty in a new store. @throws ReleaseError when it is invalid */
  registry(): Promise<Registry>;
  /** Changes the registry atomically: concurrent changes are applied one after the other. */
  change(how: (registry: Registry) => Registry): Promise<Registry>;
}

/** Why a release or a registry change is refused, in a sentence. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
