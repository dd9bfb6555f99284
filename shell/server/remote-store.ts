import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import semver from 'semver';
import { contractVersion } from 'shared-contracts/remote/remote-module';
import type { Refusal } from '../src/federation/registry/refusal.ts';
import { unguardedFiles } from '../src/federation/registry/unguarded-files.ts';
import { withDeadline } from '../src/federation/loading/with-deadline.ts';
import { remoteManifest, type RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import { liveRegistry, type LiveRegistry, type RegistryEntry } from 'shared-contracts/remote/live-registry';
import { registry as registrySchema, type Registry, type ReleasedVersion } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { readOnce } from './read-once.ts';
import { checkIntegrity, replaceFile, type StoreSource } from './store-source.ts';

export interface StoreState {
  /** What the visitor gets, with the addresses that a browser uses. */
  readonly registry: LiveRegistry;
  readonly manifests: Readonly<Record<string, RemoteManifest>>;
  /** Remotes of which no script may run. */
  readonly refused: Readonly<Record<string, Refusal>>;
  /** The registry is the last good one: the store is away, or what stands there does not fit. */
  readonly isStale: boolean;
}

/** There is none, not even a last good one. */
export class NoRegistryError extends Error {
  override readonly name = 'NoRegistryError';
}

export interface RemoteStore {
  /** The registry as it is now, with the addresses that a browser uses: read again when it changes, so that a new version of a remote needs no restart. */
  registry(): Promise<Registry>;
  /** What a visitor gets of it (`liveRegistry`), and the manifests of that. */
  read(visitor: number | undefined): Promise<StoreState>;
  /** A style sheet of a remote, by the address that a browser uses. @throws Error when it is not the one that was released */
  sheet(address: string, integrity: string | undefined): Promise<string>;
  /** Evaluates the server build of a remote and answers its container. */
  container(server: string, name: string): Promise<unknown>;
}

const require = createRequire(import.meta.url);
const isAbsolute = (address: string): boolean => /^https?:/.test(address);

const withAddresses = ({ schema, remotes }: Registry, toBrowser: StoreSource['toBrowser']): Registry => {
  const address = (place: string): string => (isAbsolute(place) ? place : toBrowser(place));
  const addressed = (released: ReleasedVersion): ReleasedVersion => ({
    ...released,
    manifest: address(released.manifest),
    integrity: Object.fromEntries(
      Object.entries(released.integrity).map(([place, integrity]) => [address(place), integrity]),
    ),
  });
  return {
    schema,
    remotes: remotes.map((remote) => ({
      ...remote,
      versions: Object.fromEntries(
        Object.entries(remote.versions).map(([version, released]) => [version, addressed(released)]),
      ),
    })),
  };
};

/** Versions of the modules that the shell shares, by name; empty with hot reload, where nobody knows them. */
export type SharedVersions = Readonly<Record<string, string>>;

const refusalOf = ({ isOff, contract, shared = {} }: RegistryEntry, provided: SharedVersions): Refusal | undefined => {
  if (isOff) return 'switchedOff';
  const fits = Object.entries(shared).every(([name, range]) => semver.satisfies(provided[name] ?? '', range));
  const isKnown = Object.keys(provided).length > 0;
  return semver.satisfies(contractVersion, contract) && (fits || !isKnown) ? undefined : 'updateNeeded';
};

/** Longest time that a page waits for a registry or a manifest that may have changed, in ms; the first page since the start a little longer. */
const patience = { first: 500, registry: 100, manifest: 1_000 };

/** Steps of a load that this server takes for all pages. */
export const storeSteps = ['registry', 'manifest', 'style'] as const;
export type StoreStep = (typeof storeSteps)[number];

export interface RemoteStoreOptions {
  readonly source: StoreSource;
  /** With hot reload manifests change in place: nothing is kept. */
  readonly isCached: boolean;
  /** File that keeps the last good registry, for a server that starts while the store is away or broken. */
  readonly kept: string;
  readonly provided: SharedVersions;
  /** `what` is the file, by the address that a browser uses. */
  readonly onError: (error: unknown, step: StoreStep, what: string) => void;
}

/** The remote store of a source; remotes that the registry names at another origin are read from there. */
export function createRemoteStore({ source, isCached, kept, provided, onError }: RemoteStoreOptions): RemoteStore {
  let known: { readonly mark: string | undefined; readonly registry: Registry } | undefined;
  /** What came last does not fit, or nothing came yet, or any more. */
  let trouble: 'bad' | 'away' | undefined = 'away';
  let hasLooked = false;
  let beginning: Promise<void> | undefined;

  const text = async (address: string, integrity: string | undefined): Promise<string> => {
    const own = source.toBrowser('');
    if (address.startsWith(own)) return source.text(address.slice(own.length), integrity);
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  };
  /** A version never changes: its files are read once. */
  const files = <T>(step: StoreStep, read: (address: string, integrity: string | undefined) => Promise<T>) =>
    isCached ? readOnce(read, (error, address) => onError(error, step, address)) : read;
  const released = async (address: string, integrity: string | undefined): Promise<string> => {
    const body = await text(address, integrity);
    checkIntegrity(address, body, integrity);
    return body;
  };
  const sheet = files('style', released);
  const manifests = files('manifest', async (address: string, integrity: string | undefined) => {
    const manifest = v.parse(remoteManifest, JSON.parse(await released(address, integrity)));
    const [unguarded] = isCached ? unguardedFiles(manifest) : [];
    if (unguarded !== undefined) throw new Error(`${address} does not say what ${unguarded} has to be`);
    return manifest;
  });

  const manifestOf = async ({
    name,
    version,
    manifest,
    integrity,
  }: RegistryEntry): Promise<[string, RemoteManifest][]> => {
    try {
      const found = await withDeadline(manifests(manifest, integrity[manifest]), patience.manifest, manifest);
      return found.name === name && found.version === version ? [[name, found]] : [];
    } catch {
      return []; // It was said where it was read; the browser asks for it.
    }
  };

  const parse = (body: string): Registry => withAddresses(v.parse(registrySchema, JSON.parse(body)), source.toBrowser);

  /** A bad registry is said once, and changes nothing for anybody: the last good one stays, through a restart too. */
  const look = async (): Promise<void> => {
    try {
      const { mark, text: changed, isAway } = await source.registry(isCached ? known?.mark : undefined);
      if (isAway === true) trouble ??= 'away';
      else if (trouble === 'away') trouble = undefined;
      if (changed === undefined) return;
      // Noted before it is looked at, so that a bad one is not read again with each page.
      if (known !== undefined) known = { ...known, mark };
      trouble = 'bad';
      known = { mark, registry: parse(changed) };
      trouble = undefined;
      if (isCached) await replaceFile(kept, changed);
    } catch (error) {
      onError(error, 'registry', 'registry.json');
      trouble ??= 'away';
      if (known === undefined) throw new NoRegistryError('there is no registry yet', { cause: error });
    } finally {
      hasLooked = true;
    }
  };

  /** A server that starts has the last good one from its disk, so that no page waits for a store that hangs. */
  const begin = async (): Promise<void> => {
    try {
      known = { mark: undefined, registry: parse(await readFile(kept, 'utf8')) };
    } catch {
      // The first start of all, or a file that was damaged: the store's own will do.
    }
  };

  const registry = async (): Promise<Registry> => {
    await (beginning ??= begin());
    const looked = look();
    await (known === undefined
      ? looked
      : withDeadline(looked, hasLooked ? patience.registry : patience.first, 'registry.json').catch(() => undefined));
    if (known === undefined) throw new NoRegistryError('there is no registry yet');
    return known.registry;
  };

  const read = async (visitor: number | undefined): Promise<StoreState> => {
    const live = liveRegistry(await registry(), visitor);
    const refused = Object.fromEntries(
      live.remotes.flatMap((entry) => {
        const refusal = refusalOf(entry, provided);
        return refusal === undefined ? [] : [[entry.name, refusal]];
      }),
    );
    const fitting = live.remotes.filter(({ name }) => !Object.hasOwn(refused, name));
    return {
      registry: live,
      manifests: Object.fromEntries((await Promise.all(fitting.map(manifestOf))).flat()),
      refused,
      isStale: trouble !== undefined,
    };
  };

  const recordIntegrity = (server: string): string | undefined => {
    const versions = known?.registry.remotes.flatMap((remote) => Object.values(remote.versions));
    const released = versions?.find((version) => version.server === server);
    return released?.integrity[released.manifest.replace(/manifest\.json$/u, 'release.json')];
  };

  const container = async (server: string, name: string): Promise<unknown> => {
    const exported: unknown = require(await source.module(server, recordIntegrity(server)));
    const named =
      typeof exported === 'object' && exported !== null && name in exported ? Reflect.get(exported, name) : undefined;
    return named ?? exported;
  };

  return { registry, read, sheet, container };
}
