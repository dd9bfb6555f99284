import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import semver from 'semver';
import { contractVersion } from 'shared-contracts/remote/remote-module';
import { remoteManifest, type RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import { registry as registrySchema, type Registry } from 'shared-contracts/remote/registry';
import * as v from 'valibot';

export interface StoreState {
  /** With the addresses that a browser uses. */
  readonly registry: Registry;
  readonly manifests: Readonly<Record<string, RemoteManifest>>;
  /** Remotes that need another version of the contract; no script of theirs may run. */
  readonly refused: Readonly<Record<string, string>>;
}

export interface RemoteStore {
  /** What is live now: read again when the registry changes, so that a new version of a remote needs no restart. */
  read(): Promise<StoreState>;
  /** Text of a file of a remote, by the address that a browser uses. */
  text(address: string): Promise<string>;
  /** Evaluates the server build of a remote and answers its container. */
  container(server: string, name: string): Promise<unknown>;
}

const require = createRequire(import.meta.url);
export const storePrefix = '/remotes/';
const isAbsolute = (address: string): boolean => /^https?:/.test(address);
const toBrowser = (address: string): string => (isAbsolute(address) ? address : `${storePrefix}${address}`);

/** The remote store in a directory; remotes that the registry names at another origin are read from there. With hot reload (`isCached` false) manifests change in place. */
export function createRemoteStore(
  directory: string,
  isCached: boolean,
  onError: (error: unknown, what: string) => void,
): RemoteStore {
  const file = join(directory, 'registry.json');
  let known: { changed: number; state: Promise<StoreState> } | undefined;

  const text = async (address: string): Promise<string> => {
    if (!isAbsolute(address)) return readFile(join(directory, address.slice(storePrefix.length)), 'utf8');
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  };

  const readManifest = async (name: string, address: string): Promise<[string, RemoteManifest][]> => {
    try {
      return [[name, v.parse(remoteManifest, JSON.parse(await text(address)))]];
    } catch (error) {
      onError(error, `manifest of ${name}`);
      return [];
    }
  };

  const load = async (): Promise<StoreState> => {
    const raw = v.parse(registrySchema, JSON.parse(await readFile(file, 'utf8')));
    const remotes = raw.remotes.map((entry) => ({ ...entry, manifest: toBrowser(entry.manifest) }));
    const fitting = remotes.filter(({ contract }) => semver.satisfies(contractVersion, contract));
    const manifests = await Promise.all(fitting.map(({ name, manifest }) => readManifest(name, manifest)));
    const refused = remotes
      .filter((entry) => !fitting.includes(entry))
      .map(({ name, contract }) => [name, `needs contract ${contract}, the shell has ${contractVersion}`]);
    return {
      registry: { schema: 1, remotes },
      manifests: Object.fromEntries(manifests.flat()),
      refused: Object.fromEntries(refused),
    };
  };

  const read = async (): Promise<StoreState> => {
    const { mtimeMs } = await stat(file);
    if (isCached && known?.changed === mtimeMs) return known.state;
    const previous = known?.state;
    const state = load().catch((error: unknown) => {
      if (previous === undefined) throw error;
      onError(error, 'registry.json');
      return previous;
    });
    known = { changed: mtimeMs, state };
    return state;
  };

  const container = (server: string, name: string): Promise<unknown> => {
    const exported: unknown = require(join(directory, server));
    const named =
      typeof exported === 'object' && exported !== null && name in exported ? Reflect.get(exported, name) : undefined;
    return Promise.resolve(named ?? exported);
  };

  return { read, text, container };
}
