import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { remoteManifest, type RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { checkModule } from './check-module.ts';
import { loadScript, loadStyle, prefetchAsset } from './load-asset.ts';
import type { RemoteCatalogue } from './remote-catalogue.ts';
import { RemoteError } from './remote-error.ts';
import { fileUrl, filesOf, stringsOf, type RemoteFiles } from './remote-files.ts';
import type { Refusal } from './refusal.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { deadlines, withDeadline } from './with-deadline.ts';

/** One try at a remote; a retry is another one, with other addresses, because a request that hangs answers for its address for ever. */
interface Attempt {
  readonly number: number;
  readonly manifest: Promise<RemoteManifest>;
  readonly files: Map<string, Promise<void>>;
  module?: Promise<RemoteModule>;
  isRegistered: boolean;
}

const absolute = (address: string): string => new URL(address, document.baseURI).href;

async function fetchManifest(entry: RegistryEntry, number: number): Promise<RemoteManifest> {
  const url = absolute(entry.manifest) + (number === 0 ? '' : `?retry=${number}`);
  const response = await fetch(url, { signal: AbortSignal.timeout(deadlines.manifest) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return v.parse(remoteManifest, await response.json());
}

export interface BrowserLoaderOptions {
  readonly catalogue: RemoteCatalogue;
  /** Why a remote may not run, by remote. */
  readonly refused: Readonly<Record<string, Refusal>>;
  readonly locale: Locale;
  /** Whether the strings of a namespace are in the document already. */
  readonly hasStrings: (namespace: string) => boolean;
}

/** Loads remotes into the page: code, sheets and strings of a page at once, with integrity and deadlines, then the container from memory. */
export function createBrowserRemoteLoader({
  catalogue,
  refused,
  locale,
  hasStrings,
}: BrowserLoaderOptions): RemoteLoader {
  const attempts = new Map<string, Attempt>();

  const pageFiles = (entry: RegistryEntry, manifest: RemoteManifest, chunks: readonly string[]): RemoteFiles => {
    const { js, css } = filesOf(manifest, chunks);
    return { js: [...js, ...stringsOf(entry, manifest, chunks, locale, hasStrings)], css };
  };

  const entryOf = (remote: string): RegistryEntry => {
    const entry = catalogue.entries.find(({ name }) => name === remote);
    if (entry === undefined) throw new RemoteError(remote, 'is not in the registry');
    return entry;
  };

  const begin = (entry: RegistryEntry, number: number): Attempt => {
    const inlined = catalogue.manifestOf(entry.name);
    const manifest = inlined !== undefined ? Promise.resolve(inlined) : fetchManifest(entry, number);
    const attempt: Attempt = { number, manifest, files: new Map(), isRegistered: false };
    attempts.set(entry.name, attempt);
    return attempt;
  };

  const attemptOf = (remote: string): Attempt => attempts.get(remote) ?? begin(entryOf(remote), 0);

  const fetchFiles = async (entry: RegistryEntry, attempt: Attempt, chunks: readonly string[]): Promise<void> => {
    const manifest = await attempt.manifest;
    register(entry, attempt, manifest);
    const once = (file: string, load: typeof loadScript): Promise<void> => {
      const running =
        attempt.files.get(file) ??
        load(fileUrl(absolute(entry.manifest), file, attempt.number), manifest.integrity[file]);
      attempt.files.set(file, running);
      return running;
    };
    const { js, css } = pageFiles(entry, manifest, chunks);
    await Promise.all([
      ...js.map((file) => once(file, loadScript)),
      ...css.filter((file) => !isStyled(file)).map((file) => once(file, loadStyle)),
    ]);
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

  const mount = async (entry: RegistryEntry, attempt: Attempt): Promise<RemoteModule> => {
    const { container } = await attempt.manifest;
    // The runtime would wait for a script that has come and gone.
    if (Reflect.get(globalThis, container) === undefined)
      throw new RemoteError(entry.name, `its entry left no ${container}`);
    return checkModule(entry.name, await loadRemote(`${container}/remote`));
  };

  const load = async (remote: string, chunks: readonly string[] = []): Promise<RemoteModule> => {
    const entry = entryOf(remote);
    const refusal = refused[remote];
    if (refusal !== undefined) throw new RemoteError(remote, `refused (${refusal})`, { refusal });
    const attempt = attemptOf(remote);
    try {
      await fetchFiles(entry, attempt, chunks);
      attempt.module ??= withDeadline(mount(entry, attempt), deadlines.module, `${remote} mounting`);
      return await attempt.module;
    } catch (error) {
      throw error instanceof RemoteError
        ? error
        : new RemoteError(remote, error instanceof Error ? error.message : String(error), { cause: error });
    }
  };

  const preload = (remote: string, chunks: readonly string[] = []): void => {
    if (refused[remote] !== undefined) return;
    const entry = entryOf(remote);
    const attempt = attemptOf(remote);
    const ask = (manifest: RemoteManifest): void => {
      const { js, css } = pageFiles(entry, manifest, chunks);
      for (const [as, list] of [
        ['script', js],
        ['style', css],
      ] as const) {
        for (const file of list) {
          const url = fileUrl(absolute(entry.manifest), file, attempt.number);
          if (attempt.files.has(file) || document.querySelector(`link[href="${CSS.escape(url)}"]`) !== null) continue;
          prefetchAsset(url, as);
        }
      }
    };
    // What fails here fails again, and is shown, when somebody goes there.
    attempt.manifest.then(ask, () => undefined);
  };

  const forget = (remote: string): void => {
    const failed = attempts.get(remote);
    if (failed === undefined) return;
    // Otherwise webpack's runtime would wait for the script that hangs instead of asking again.
    failed.manifest.then(
      ({ container }) =>
        document.querySelectorAll(`script[data-webpack^="${container}:"]`).forEach((script) => script.remove()),
      () => undefined,
    );
    begin(entryOf(remote), failed.number + 1);
  };

  return { load, preload, forget };
}

/** True when the server put the sheet into the page itself; webpack's runtime looks for the same attribute. */
const isStyled = (file: string): boolean => document.querySelector(`style[data-href="${CSS.escape(file)}"]`) !== null;
