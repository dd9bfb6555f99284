import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import semver from 'semver';
import { contractVersion } from 'shared-contracts/remote/remote-module';
import type { Refusal } from '../../src/federation/registry/refusal.ts';
import { filesWithoutIntegrity } from '../../src/federation/registry/files-without-integrity.ts';
import { withDeadline } from '../../src/federation/loading/with-deadline.ts';
import { remoteManifest, type RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import { liveRegistry, type LiveRegistry, type RegistryEntry } from 'shared-contracts/remote/live-registry';
import { registry as registrySchema, type Registry, type ReleasedVersion } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { readOnce } from './read-once.ts';
import { checkIntegrity, replaceFile, type StoreSource } from './store-source.ts';

export interface StoreState {
  /** What the visitor gets, with the URLs that a browser uses. */
  readonly registry: LiveRegistry;
  readonly manifests: Readonly<Record<string, RemoteManifest>>;
  /** Remotes that must not run. */
  readonly refused: Readonly<Record<string, Refusal>>;
  /** The registry is the last valid one: the store is unreachable, or its registry is invalid. */
  readonly isStale: boolean;
}

/** There is no registry, not even a cached one. */
export class NoRegistryError extends Error {
  override readonly name = 'NoRegistryError';
}

export interface RemoteStore {
  /** The current registry with browser URLs; re-read when it changes, so that a release needs no restart. */
  registry(): Promise<Registry>;
  /** What a visitor gets of it (`liveRegistry`), with the manifests. */
  stateOf(registry: Registry, visitor: number | undefined): Promise<StoreState>;
  /** A style sheet of a remote by its browser URL. @throws Error when it is not the one that was released */
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

/** Versions of the modules that the shell shares, by name; empty with hot reload, where they are unknown. */
export type SharedVersions = Readonly<Record<string, string>>;

const refusalOf = ({ isOff, contract, shared = {} }: RegistryEntry, provided: SharedVersions): Refusal | undefined => {
  if (isOff) return 'switchedOff';
  const fits = Object.entries(shared).every(([name, range]) => semver.satisfies(provided[name] ?? '', range));
  const isKnown = Object.keys(provided).length > 0;
  return semver.satisfies(contractVersion, contract) && (fits || !isKnown) ? undefined : 'updateNeeded';
};

/**
 * How long a page waits for a registry or a manifest that may have changed, in ms; the first page since the start a
 * little longer.
 */
const timeouts = { first: 500, registry: 100, manifest: 1_000 };

/** Steps of a load that this server runs for all pages. */
export const storeSteps = ['registry', 'manifest', 'style'] as const;
export type StoreStep = (typeof storeSteps)[number];

export interface RemoteStoreOptions {
  readonly source: StoreSource;
  /** With hot reload manifests change in place, so nothing is cached. */
  readonly isCached: boolean;
  /** File that keeps the last valid registry, for a start while the store is unreachable or invalid. */
  readonly cacheFile: string;
  readonly provided: SharedVersions;
  readonly deadlineScale?: number;
  /** `what` is the file by its browser URL. */
  readonly onError: (error: unknown, step: StoreStep, what: string) => void;
}

/** The remote store of a source; remotes that the registry names at another origin are read from there. */
export function createRemoteStore({
  source,
  isCached,
  cacheFile,
  provided,
  deadlineScale = 1,
  onError,
}: RemoteStoreOptions): RemoteStore {
  let known: { readonly revision: string | undefined; readonly registry: Registry } | undefined;
  /** What is wrong with the latest registry; it starts as unreachable. */
  let problem: 'invalid' | 'unreachable' | undefined = 'unreachable';
  let hasRefreshed = false;
  let initialLoad: Promise<void> | undefined;

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
  const releasedText = async (address: string, integrity: string | undefined): Promise<string> => {
    const body = await text(address, integrity);
    checkIntegrity(address, body, integrity);
    return body;
  };
  const sheet = files('style', releasedText);
  const manifests = files('manifest', async (address: string, integrity: string | undefined) => {
    const manifest = v.parse(remoteManifest, JSON.parse(await releasedText(address, integrity)));
    const [unguarded] = isCached ? filesWithoutIntegrity(manifest) : [];
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
      const found = await withDeadline(
        manifests(manifest, integrity[manifest]),
        timeouts.manifest * deadlineScale,
        manifest,
      );
      return found.name === name && found.version === version ? [[name, found]] : [];
    } catch {
      return []; // reported where it was read; the browser fetches the manifest itself
    }
  };

  const parse = (body: string): Registry => withAddresses(v.parse(registrySchema, JSON.parse(body)), source.toBrowser);

  /** An invalid registry is reported once and changes nothing: the last valid one stays, also across a restart. */
  const refresh = async (): Promise<void> => {
    try {
      const { revision, text: changed, isUnreachable } = await source.registry(isCached ? known?.revision : undefined);
      if (isUnreachable === true) problem ??= 'unreachable';
      else if (problem === 'unreachable') problem = undefined;
      if (changed === undefined) return;
      // Noted before parsing, so that an invalid registry is not read again with each page.
      if (known !== undefined) known = { ...known, revision };
      problem = 'invalid';
      known = { revision, registry: parse(changed) };
      problem = undefined;
      if (isCached) await replaceFile(cacheFile, changed);
    } catch (error) {
      onError(error, 'registry', 'registry.json');
      problem ??= 'unreachable';
      if (known === undefined) throw new NoRegistryError('there is no registry yet', { cause: error });
    } finally {
      hasRefreshed = true;
    }
  };

  /** Starts with the last valid registry from disk, so that no page waits for a store that hangs. */
  const loadCached = async (): Promise<void> => {
    try {
      known = { revision: undefined, registry: parse(await readFile(cacheFile, 'utf8')) };
    } catch {
      // First start, or a damaged file: the store is read instead.
    }
  };

  const registry = async (): Promise<Registry> => {
    await (initialLoad ??= loadCached());
    const refreshed = refresh();
    await (known === undefined
      ? refreshed
      : withDeadline(
          refreshed,
          (hasRefreshed ? timeouts.registry : timeouts.first) * deadlineScale,
          'registry.json',
        ).catch(() => undefined));
    if (known === undefined) throw new NoRegistryError('there is no registry yet');
    return known.registry;
  };

  const stateOf = async (released: Registry, visitor: number | undefined): Promise<StoreState> => {
    const live = liveRegistry(released, visitor);
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
      isStale: problem !== undefined,
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

  return { registry, stateOf, sheet, container };
}
