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
import type { LoadMetrics } from './load-metrics.ts';
import type { Refusal } from '../registry/refusal.ts';
import type { RemoteCatalogue } from '../registry/remote-catalogue.ts';
import { asRemoteError, RemoteError } from './remote-error.ts';
import { fileUrl, filesOf, freshUrl, stepOf, stringsOf } from './remote-files.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { runStep } from './run-step.ts';
import { deadlines, withDeadline } from './with-deadline.ts';

/**
 * One attempt at a remote. A retry uses other URLs, because the browser answers a hanging request’s URL with that
 * request.
 */
interface Attempt {
  readonly number: number;
  readonly files: FileLoads;
  manifest: RemoteManifest | undefined;
  module?: Promise<RemoteModule>;
  isRegistered: boolean;
  /** When the last load of it began, by `performance.now()`: all its files are retried within one time. */
  began: number;
  /** Strings that failed to load, with the reason; the other language is used instead. */
  readonly lost: Map<string, Error>;
  /** Whether its load has been reported as started. */
  isMeasured: boolean;
}

const manifestFile = 'manifest.json';
/** Milliseconds until a chunk of a page with unsaved input is requested again. */
const chunkRetryDelay = 10_000;

export interface BrowserLoaderOptions {
  readonly catalogue: RemoteCatalogue;
  /** Remotes that may not run, with the reason. */
  readonly refused: Readonly<Record<string, Refusal>>;
  readonly locale: Locale;
  /** Measures the loads. */
  readonly metrics: LoadMetrics;
  /** Whether the strings of a namespace are already in the document. */
  readonly hasStrings: (namespace: string) => boolean;
  /**
   * Whether a new version of a remote has been released; may reload into it where no input is lost, and then never
   * resolves.
   */
  readonly isReplaced: (entry: RegistryEntry) => Promise<boolean>;
  /** The first half of that: whether any other version has been released. Changes nothing, and never rejects. */
  readonly isSuperseded: (entry: RegistryEntry) => Promise<boolean>;
  /** A chunk of the current page can only be loaded by a new document. */
  readonly onOutdated: () => void;
  /** Whether any field that is still in the document was edited. */
  readonly hasInput: () => boolean;
  /** A chunk of the current page cannot be loaded at the moment. */
  readonly onMissing: () => void;
}

export interface BrowserRemoteLoader extends RemoteLoader {
  /** Whether this document runs a remote. */
  isInUse(remote: string): boolean;
}

/**
 * Loads remotes into the page: scripts, sheets and strings in parallel, with integrity and deadlines; the container
 * then mounts from memory.
 */
export function createBrowserRemoteLoader(options: BrowserLoaderOptions): BrowserRemoteLoader {
  const { catalogue, refused, locale, metrics, hasStrings, onOutdated, hasInput, onMissing } = options;
  const { isReplaced, isSuperseded } = options;
  const attempts = new Map<string, Attempt>();

  const entryOf = (remote: string): RegistryEntry => {
    const entry = catalogue.entries.find(({ name }) => name === remote);
    if (entry === undefined) throw new RemoteError(remote, 'is not in the registry');
    return entry;
  };

  const begin = (entry: RegistryEntry, number: number): Attempt => {
    const manifestUrl = absolute(entry.manifest);
    const fetchOne = async (file: string, nextAttempt: () => number, signal: AbortSignal): Promise<void> => {
      const { manifest, began } = attempt;
      if (manifest === undefined || file === manifestFile) {
        const addressOf = (): string => freshUrl(manifestUrl, number, nextAttempt());
        const fetchIt = async () =>
          (await loadTroubleshooting('manifest')).fetchManifest(
            addressOf,
            entry.integrity[entry.manifest] ?? '',
            signal,
            began,
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
        began,
        isSuperseded: () => isSuperseded(entry),
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
      began: performance.now(),
      lost: new Map(),
      isMeasured: false,
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
    if (attempt.manifest === undefined) await attempt.files.request(manifestFile, signal);
    if (attempt.manifest === undefined) throw new RemoteError(name, 'has no manifest');
    return attempt.manifest;
  };

  const stringsFor = (entry: RegistryEntry, manifest: RemoteManifest, chunks: readonly string[]) =>
    stringsOf(entry, manifest, chunks, locale, hasStrings);

  /** A page in the other language is better than none: the full manifest says where those strings are. */
  const requestStrings = async (attempt: Attempt, file: string, signal?: AbortSignal): Promise<void> => {
    try {
      await attempt.files.request(file, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof LoadError && error.reason === 'vanished') throw error;
      attempt.lost.set(file, asLoadError('strings', error));
      await attempt.files.request(manifestFile, signal).catch(() => undefined);
    }
  };

  const fetchFiles = async (
    entry: RegistryEntry,
    attempt: Attempt,
    chunks: readonly string[],
    signal?: AbortSignal,
  ): Promise<void> => {
    const manifest = await manifestOf(entry, attempt, signal);
    metrics.done(entry.name, 'manifest');
    register(entry, attempt, manifest);
    const { js, css } = filesOf(manifest, chunks);
    const files = [...js, ...css.filter((file) => !isStyled(file))];
    await Promise.all([
      ...files.map((file) => attempt.files.request(file, signal)),
      ...stringsFor(entry, manifest, chunks).map((file) => requestStrings(attempt, file, signal)),
    ]);
    metrics.done(entry.name, 'files');
  };

  /** Before any script of the attempt runs: registering a remote again discards its container. */
  const register = (entry: RegistryEntry, attempt: Attempt, { container, entry: file }: RemoteManifest): void => {
    if (attempt.isRegistered) return;
    attempt.isRegistered = true;
    registerRemotes(
      [{ name: container, entry: fileUrl(absolute(entry.manifest), file, attempt.number), type: 'global' }],
      { force: attempt.number > 0 },
    );
  };

  const mount = async ({ name }: RegistryEntry, { container }: RemoteManifest): Promise<RemoteModule> => {
    // The federation runtime would wait for a script that has already run.
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
    if (!attempt.isMeasured) metrics.begin(remote);
    attempt.isMeasured = true;
    attempt.began = performance.now();
    try {
      await fetchFiles(entry, attempt, chunks, signal);
      const manifest = await manifestOf(entry, attempt);
      attempt.module ??= runStep('mount', () => mount(entry, manifest));
      const module = await attempt.module;
      metrics.done(remote, 'mount');
      return module;
    } catch (error) {
      // An aborted load is measured from the start when the person comes back.
      attempt.isMeasured = attempt.module !== undefined;
      signal?.throwIfAborted();
      throw asRemoteError(remote, 'mount', error);
    }
  };

  const preload = (remote: string, chunks: readonly string[] = []): void => {
    if (refused[remote] !== undefined) return;
    const entry = entryOf(remote);
    const attempt = attemptOf(remote);
    // A remote without a manifest has a problem; it is diagnosed on navigation.
    if (attempt.manifest === undefined) return;
    const { js, css } = filesOf(attempt.manifest, chunks);
    for (const file of [...js, ...stringsFor(entry, attempt.manifest, chunks), ...css]) {
      const url = fileUrl(absolute(entry.manifest), file, attempt.number);
      if (attempt.files.has(file) || document.querySelector(`link[href="${CSS.escape(url)}"]`) !== null) continue;
      prefetchAsset(url, file.endsWith('.css') ? 'style' : 'script');
    }
  };

  const forget = (remote: string): void => {
    const failed = attempts.get(remote);
    if (failed !== undefined) begin(entryOf(remote), failed.number + 1);
  };

  // A remote must not run with another version of a shared module than it was built for.
  registerGlobalPlugins([
    {
      name: 'strict',
      resolveShare(args) {
        args.shareInfo.shareConfig.strictVersion = true;
        return args;
      },
    },
  ]);

  provideFileLoader((container, file) => {
    const attempt = [...attempts.values()].find(({ manifest }) => manifest?.container === container);
    const integrity = attempt?.manifest?.integrity ?? {};
    // A development build has no integrity: webpack loads its files itself.
    if (attempt === undefined || Object.keys(integrity).length === 0) return undefined;
    // webpack’s runtime knows whether a chunk has a sheet.
    if (!Object.hasOwn(integrity, file))
      return file.endsWith('.css') ? undefined : Promise.reject(new LoadError('chunk', 'tampered', `no ${file}`));
    if (isStyled(file)) return Promise.resolve();
    const lost = attempt.lost.get(file);
    if (lost !== undefined) return Promise.reject(lost);
    // A chunk of a page in use: an error card would discard the person’s input. The page stays, and a toast tells
    // them.
    const bring = (): Promise<void> => {
      attempt.began = performance.now();
      return attempt.files.request(file).catch(async (error: unknown) => {
        // No error card is waiting: whether the page may stay depends on the cause.
        if (error instanceof LoadError && (await error.diagnose())) return bring();
        if (error instanceof LoadError && error.reason === 'vanished') {
          onOutdated();
          return new Promise<never>(() => undefined);
        }
        if (!hasInput()) throw error;
        onMissing();
        await new Promise((resolve) => setTimeout(resolve, chunkRetryDelay));
        return bring();
      });
    };
    return bring();
  });

  const isInUse = (remote: string): boolean => attempts.get(remote)?.module !== undefined;

  return { load, preload, forget, isInUse };
}

/** True when the server inlined the sheet. */
const isStyled = (file: string): boolean => document.querySelector(`style[data-href="${CSS.escape(file)}"]`) !== null;
