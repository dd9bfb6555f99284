import type { Registry } from 'shared-contracts/remote/registry';

/** Where released versions stand and the registry that names them. A version is never written twice; only the registry changes. */
export interface ReleaseStore {
  /** For reports: a path or the address of a bucket. */
  readonly name: string;
  /** Takes every file below a local directory under `path`, all or nothing visible. @throws ReleaseError when `path` is taken by other files */
  put(path: string, directory: string): Promise<void>;
  /** The bytes of one file; undefined when there is none. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Every path below `path`. */
  list(path: string): Promise<readonly string[]>;
  /** Removes everything below `path`. */
  remove(path: string): Promise<void>;
  /** The registry as it stands; empty in a new store. @throws ReleaseError when what stands there is no registry */
  registry(): Promise<Registry>;
  /** Changes the registry in one step: of two at once one comes after the other, and sees what the other did. */
  change(how: (registry: Registry) => Registry): Promise<Registry>;
}

/** Why a release is refused or a pointer is not moved, in a sentence. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
