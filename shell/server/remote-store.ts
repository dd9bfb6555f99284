import { createRequire } from 'node:module';
import semver from 'semver';
import { contractVersion } from 'shared-contracts/remote/remote-module';
import type { Refusal } from '../src/federation/refusal.ts';
import { remoteManifest, type RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import { liveRegistry, type LiveRegistry, type RegistryEntry } from 'shared-contracts/remote/live-registry';
import { registry as registrySchema, type Registry } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import type { StoreSource } from './store-source.ts';

export interface StoreState {
  /** What the visitor gets, with the addresses that a browser uses. */
  readonly registry: LiveRegistry;
  readonly manifests: Readonly<Record<string, RemoteManifest>>;
  /** Remotes of which no script may run. */
  readonly refused: Readonly<Record<string, Refusal>>;
}

export interface RemoteStore {
  /** The registry as it is now, with the addresses that a browser uses: read again when it changes, so that a new version of a remote needs no restart. */
  registry(): Promise<Registry>;
  /** What a visitor gets of it (`liveRegistry`), and the manifests of that. */
  read(visitor: number | undefined): Promise<StoreState>;
  /** Text of a file of a remote, by the address that a browser uses. */
  text(address: string): Promise<string>;
  /** Evaluates the server build of a remote and answers its container. */
  container(server: string, name: string): Promise<unknown>;
}

const require = createRequire(import.meta.url);
const isAbsolute = (address: string): boolean => /^https?:/.test(address);

const withAddresses = ({ schema, remotes }: Registry, toBrowser: StoreSource['toBrowser']): Registry => ({
  schema,
  remotes: remotes.map((remote) => ({
    ...remote,
    versions: Object.fromEntries(
      Object.entries(remote.versions).map(([version, released]) => {
        const { manifest } = released;
        return [version, { ...released, manifest: isAbsolute(manifest) ? manifest : toBrowser(manifest) }];
      }),
    ),
  })),
});

const refusalOf = ({ isOff, contract }: RegistryEntry): Refusal | undefined => {
  if (isOff) return 'switchedOff';
  return semver.satisfies(contractVersion, contract) ? undefined : 'updateNeeded';
};

/** The remote store of a source; remotes that the registry names at another origin are read from there. With hot reload (`isCached` false) manifests change in place. */
export function createRemoteStore(
  source: StoreSource,
  isCached: boolean,
  onError: (error: unknown, what: string) => void,
): RemoteStore {
  let known: { readonly mark: string; readonly registry: Registry } | undefined;
  /** By address: a version never changes, so that its manifest and its sheets are read once, and stand when the store is away. */
  const manifests = new Map<string, Promise<RemoteManifest>>();
  const texts = new Map<string, Promise<string>>();

  const once = <T>(known: Map<string, Promise<T>>, address: string, read: () => Promise<T>): Promise<T> => {
    const there = known.get(address);
    if (there !== undefined) return there;
    const reading = read();
    if (isCached) known.set(address, reading);
    reading.catch(() => known.delete(address));
    return reading;
  };

  const readText = async (address: string): Promise<string> => {
    const own = source.toBrowser('');
    if (address.startsWith(own)) return source.text(address.slice(own.length));
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  };

  const text = (address: string): Promise<string> => once(texts, address, () => readText(address));

  const fetchManifest = (address: string): Promise<RemoteManifest> =>
    once(manifests, address, async () => v.parse(remoteManifest, JSON.parse(await readText(address))));

  const manifestOf = async ({ name, manifest }: RegistryEntry): Promise<[string, RemoteManifest][]> => {
    try {
      return [[name, await fetchManifest(manifest)]];
    } catch (error) {
      onError(error, `manifest of ${name}`);
      return [];
    }
  };

  /** A bad registry is said once, and changes nothing for anybody: the last good one is kept. */
  const registry = async (): Promise<Registry> => {
    const last = known?.registry;
    try {
      const { mark, text: changed } = await source.registry(isCached ? known?.mark : undefined);
      if (changed === undefined && last !== undefined) return last;
      // Noted before it is looked at, so that a bad one is not read again with each page.
      if (last !== undefined) known = { mark, registry: last };
      const registry = withAddresses(v.parse(registrySchema, JSON.parse(changed ?? '')), source.toBrowser);
      known = { mark, registry };
      return registry;
    } catch (error) {
      if (last === undefined) throw error;
      onError(error, 'registry.json');
      return last;
    }
  };

  const read = async (visitor: number | undefined): Promise<StoreState> => {
    const live = liveRegistry(await registry(), visitor);
    const refused = Object.fromEntries(
      live.remotes.flatMap((entry) => {
        const refusal = refusalOf(entry);
        return refusal === undefined ? [] : [[entry.name, refusal]];
      }),
    );
    const fitting = live.remotes.filter(({ name }) => !Object.hasOwn(refused, name));
    return {
      registry: live,
      manifests: Object.fromEntries((await Promise.all(fitting.map(manifestOf))).flat()),
      refused,
    };
  };

  const container = async (server: string, name: string): Promise<unknown> => {
    const exported: unknown = require(await source.module(server));
    const named =
      typeof exported === 'object' && exported !== null && name in exported ? Reflect.get(exported, name) : undefined;
    return named ?? exported;
  };

  return { registry, read, text, container };
}
