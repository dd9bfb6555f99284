import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { LoadStep } from './load-error.ts';

export interface RemoteFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** Files that mounting a page of a remote executes, entry first, without duplicates, relative to the manifest. */
export function filesOf(manifest: RemoteManifest, chunks: readonly string[]): RemoteFiles {
  const all = [manifest.exposed, ...chunks.flatMap((name) => manifest.chunks[name] ?? [])];
  return {
    js: [...new Set([manifest.entry, ...all.flatMap((files) => files.js)])],
    css: [...new Set(all.flatMap((files) => files.css))],
  };
}

/** Which step of a load a file is. */
export function stepOf({ entry, exposed, locales }: RemoteManifest, file: string): LoadStep {
  if (file.endsWith('.css')) return 'style';
  if (file === entry) return 'entry';
  if (exposed.js.includes(file)) return 'exposed';
  return Object.values(locales).some((scripts) => Object.values(scripts).includes(file)) ? 'strings' : 'chunk';
}

/**
 * Scripts of the strings that some chunks show, in one language; `isLoaded` says which namespaces need not be fetched.
 */
export function stringsOf(
  { words }: Pick<RegistryEntry, 'words'>,
  { locales }: Pick<RemoteManifest, 'locales'>,
  chunks: readonly string[],
  locale: Locale,
  isLoaded: (namespace: string) => boolean,
): readonly string[] {
  const names = chunks.flatMap((chunk) => words[chunk] ?? []).filter((name) => !isLoaded(name));
  return [...new Set(names.flatMap((name) => locales[name]?.[locale] ?? []))];
}

/**
 * A URL that has not failed in this browser yet, which caches hanging and failed requests. `generation` counts retries
 * by a person, `attempt` those of the loader since.
 */
export const freshUrl = (url: string, generation: number, attempt: number): string => {
  if (generation === 0 && attempt === 0) return url;
  return attempt === 0 ? `${url}?retry=${generation}` : `${url}?retry=${generation}.${attempt}`;
};

/** URL of a file of a remote, beside its manifest; see {@link freshUrl}. */
export const fileUrl = (manifestUrl: string, file: string, generation: number, attempt = 0): string =>
  freshUrl(manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1) + file, generation, attempt);
