import { loadRemote, registerGlobalPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { absolute } from '../registry/absolute.ts';
import { checkModule } from './check-module.ts';
import { fetchFile } from './fetch-file.ts';
import { createFileLoads, type FileLoads } from './file-loads.ts';
import { prefetchAsset } from './load-asset.ts';
import { asLoadError, LoadError } from './load-error.ts';
import { loadTroubleshooting } from '../recovery/load-troubleshooting.ts';
import { provideFileLoader } from './provide-file-loader.ts';
import type { LoadNotes } from './load-notes.ts';
import type { Refusal } from '../registry/refusal.ts';
import type { RemoteCatalogue } from '../registry/remote-catalogue.ts';
import { asRemoteError, RemoteError } from './remote-error.ts';
import { fileUrl, filesOf, freshUrl, stepOf, stringsOf } from './remote-files.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { runStep } from './run-step.ts';
import { deadlines, withDeadline } from './with-deadline.ts';

/** One try at a remote; a retry is another one, with other addresses, because a request that hangs answers for its address for ever. */
interface Attempt {
  readonly number: number;
  readonly files: FileLoads;
  manifest: RemoteManifest | undefined;
  module?: Promise<RemoteModule>;
  isRegistered: boolean;
  /** Words that cannot be had, with the reason: those of the other language take their place. */
  readonly lost: Map<string, Error>;
  /** Whether the beginning of its load is taken down. */
  isNoted: boolean;
}

const manifestFile = 'manifest.json';
/** Milliseconds until a part of a page that somebody has typed into is asked for again. */
const pauseOfPart = 10_000;

export interface BrowserLoaderOptions {
  readonly catalogue: RemoteCatalogue;
  /** Why a remote may not run, by remote. */
  readonly refused: Readonly<Record<string, Refusal>>;
  readonly locale: Locale;
  /** Takes down how loads go. */
  readonly notes: LoadNotes;
  /** Whether the strings of a namespace are in the document already. */
  readonly hasStrings: (namespace: string) => boolean;
  /** Whether visitors get another version of a remote by now; leaves for it where nothing is lost by that, and never answers then. */
  readonly isReplaced: (entry: RegistryEntry) => Promise<boolean>;
  /** A part of the page that stands there can only be had with a new document. */
  readonly onOutdated: () => void;
  /** Whether people have typed something that still stands there. */
  readonly isTyped: () => boolean;
  /** A part of the page that stands there cannot be had for the moment. */
  readonly onMissing: () => void;
}

export interface BrowserRemoteLoader extends RemoteLoader {
  /** Whether this document runs a remote. */
  isInUse(remote: string): boolean;
}

/** Loads remotes into the page: code, sheets and strings of a page at once, with integrity and deadlines, then the container from memory. */
export function createBrowserRemoteLoader(options: BrowserLoaderOptions): BrowserRemoteLoader {
  const { catalogue, refused, locale, notes, hasStrings, isReplaced, onOutdated, isTyped, onMissing } = options;
  const attempts = new Map<string, Attempt>();

  const entryOf = (remote: string): RegistryEntry => {
    const entry = catalogue.entries.find(({ name }) => name === remote);
    if (entry === undefined) throw new RemoteError(remote, 'is not in the registry');
    return entry;
  };

  const begin = (entry: RegistryEntry, number: number): Attempt => {
    const manifestUrl = absolute(entry.manifest);
    const fetchOne = async (file: string, nextAttempt: () => number, signal: AbortSignal): Promise<void> => {
      const { manifest } = attempt;
      if (manifest === undefined || file === manifestFile) {
        const addressOf = (): string => freshUrl(manifestUrl, number, nextAttempt());
        const fetchIt = async () =>
          (await loadTroubleshooting('manifest')).fetchManifest(
            addressOf,
            entry.integrity[entry.manifest] ?? '',
            signal,
          );
        attempt.manifest = await runStep('manifest', fetchIt, signal);
        return;
      }
      const step = stepOf(manifest, file);
      const request = {
        step,
        addressOf: () => fileUrl(manifestUrl, file, number, nextAttempt()),
        integrity: manifest.integrity[file],
        signal,
        hasVanished: () => isReplaced(entry),
      };
      await runStep(step, () => fetchFile(request), signal);
    };
    const manifest = catalogue.manifestOf(entry.name);
    const attempt: Attempt = {
      number,
      manifest,
      files: createFileLoads(fetchOne),
      isRegistered: false,
      lost: new Map(),
      isNoted: false,
    };
    attempts.set(entry.name, attempt);
    return attempt;
  };

  const attemptOf = (remote: string): Attempt => attempts.get(remote) ?? begin(entryOf(remote), 0);

  const manifestOf = async (
    { name }: RegistryEntry,
    attempt: Attempt,
    signal?: AbortSignal,
  ): Promise<RemoteManifest> => {
    if (attempt.manifest === undefined) await attempt.files.want(manifestFile, signal);
    if (attempt.manifest === undefined) throw new RemoteError(name, 'has no manifest');
    return attempt.manifest;
  };

  const wordsOf = (entry: RegistryEntry, manifest: RemoteManifest, chunks: readonly string[]) =>
    stringsOf(entry, manifest, chunks, locale, hasStrings);

  /** A page is better in the other language than not at all: of what is lost the whole manifest says where that is. */
  const wantWords = async (attempt: Attempt, file: string, signal?: AbortSignal): Promise<void> => {
    try {
      await attempt.files.want(file, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof LoadError && error.reason === 'vanished') throw error;
      attempt.lost.set(file, asLoadError('strings', error));
      await attempt.files.want(manifestFile, signal).catch(() => undefined);
    }
  };

  const fetchFiles = async (
    entry: RegistryEntry,
    attempt: Attempt,
    chunks: readonly string[],
    signal?: AbortSignal,
  ): Promise<void> => {
    const manifest = await manifestOf(entry, attempt, signal);
    notes.done(entry.name, 'manifest');
    register(entry, attempt, manifest);
    const { js, css } = filesOf(manifest, chunks);
    const files = [...js, ...css.filter((file) => !isStyled(file))];
    await Promise.all([
      ...files.map((file) => attempt.files.want(file, signal)),
      ...wordsOf(entry, manifest, chunks).map((file) => wantWords(attempt, file, signal)),
    ]);
    notes.done(entry.name, 'files');
  };

  /** Before any script of the attempt runs: registering a remote anew throws away the container that its name stands for. */
  const register = (entry: RegistryEntry, attempt: Attempt, { container, entry: file }: RemoteManifest): void => {
    if (attempt.isRegistered) return;
    attempt.isRegistered = true;
    registerRemotes(
      [{ name: container, entry: fileUrl(absolute(entry.manifest), file, attempt.number), type: 'global' }],
      { force: attempt.number > 0 },
    );
  };

  const mount = async ({ name }: RegistryEntry, { container }: RemoteManifest): Promise<RemoteModule> => {
    // The runtime would wait for a script that has come and gone.
    if (Reflect.get(globalThis, container) === undefined)
      throw new LoadError('entry', 'malformed', `its entry left no ${container}`);
    const module = withDeadline(loadRemote(`${container}/remote`), deadlines.mount, `${name} mounting`);
    return checkModule(name, await module);
  };

  const load = async (remote: string, chunks: readonly string[] = [], signal?: AbortSignal): Promise<RemoteModule> => {
    const entry = entryOf(remote);
    const refusal = refused[remote];
    if (refusal !== undefined) throw new RemoteError(remote, `refused (${refusal})`, { refusal });
    const attempt = attemptOf(remote);
    if (!attempt.isNoted) notes.begin(remote);
    attempt.isNoted = true;
    try {
      await fetchFiles(entry, attempt, chunks, signal);
      const manifest = await manifestOf(entry, attempt);
      attempt.module ??= runStep('mount', () => mount(entry, manifest));
      const module = await attempt.module;
      notes.done(remote, 'mount');
      return module;
    } catch (error) {
      // Who left in the middle begins anew when they come back.
      attempt.isNoted = attempt.module !== undefined;
      signal?.throwIfAborted();
      throw asRemoteError(remote, 'mount', error);
    }
  };

  const preload = (remote: string, chunks: readonly string[] = []): void => {
    if (refused[remote] !== undefined) return;
    const entry = entryOf(remote);
    const attempt = attemptOf(remote);
    // A remote whose manifest has to be asked for has trouble; that is found out when somebody goes there.
    if (attempt.manifest === undefined) return;
    const { js, css } = filesOf(attempt.manifest, chunks);
    for (const file of [...js, ...wordsOf(entry, attempt.manifest, chunks), ...css]) {
      const url = fileUrl(absolute(entry.manifest), file, attempt.number);
      if (attempt.files.has(file) || document.querySelector(`link[href="${CSS.escape(url)}"]`) !== null) continue;
      prefetchAsset(url, file.endsWith('.css') ? 'style' : 'script');
    }
  };

  const forget = (remote: string): void => {
    const failed = attempts.get(remote);
    if (failed !== undefined) begin(entryOf(remote), failed.number + 1);
  };

  // Whatever the remote was built with: beside another React than its own it would break at some time, and nobody would know why.
  registerGlobalPlugins([
    {
      name: 'strict',
      resolveShare(args) {
        args.shareInfo.shareConfig.strictVersion = true;
        return args;
      },
    },
  ]);

  provideFileLoader((container, part) => {
    const attempt = [...attempts.values()].find(({ manifest }) => manifest?.container === container);
    const released = Object.keys(attempt?.manifest?.integrity ?? {});
    // A developer's own build says of no file what it has to be: webpack asks for what it needs.
    if (attempt === undefined || released.length === 0) return undefined;
    const file = fileOf(part, released);
    // Of a sheet webpack's runtime knows itself whether there is one.
    if (file === undefined)
      return part.endsWith('.css') ? undefined : Promise.reject(new LoadError('chunk', 'tampered', `no ${part}`));
    if (isStyled(file)) return Promise.resolve();
    const lost = attempt.lost.get(file);
    if (lost !== undefined) return Promise.reject(lost);
    // A part of a page that is in use: a card in its place would take what was typed along. It stays, and the person is told.
    const bring = (): Promise<void> =>
      attempt.files.want(file).catch(async (error: unknown) => {
        // Here no card waits: whether the page may stay depends on the cause.
        if (error instanceof LoadError && (await error.look())) return bring();
        if (error instanceof LoadError && error.reason === 'vanished') {
          onOutdated();
          return new Promise<never>(() => undefined);
        }
        if (!isTyped()) throw error;
        onMissing();
        await new Promise((resolve) => setTimeout(resolve, pauseOfPart));
        return bring();
      });
    return bring();
  });

  const isInUse = (remote: string): boolean => attempts.get(remote)?.module !== undefined;

  return { load, preload, forget, isInUse };
}

/** The file of a part that a remote asks for: `page-home.js` is `page-home.0a1b2c3d.js`. */
const fileOf = (part: string, released: readonly string[]): string | undefined =>
  released.find((file) => file.replace(/\.\w+(?=\.\w+$)/u, '') === part);

/** True when the server put the sheet into the page itself. */
const isStyled = (file: string): boolean => document.querySelector(`style[data-href="${CSS.escape(file)}"]`) !== null;
