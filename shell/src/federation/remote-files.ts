import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

export interface RemoteFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** Files that mounting a page of a remote executes, entry first, each once, relative to the manifest. */
export function filesOf(manifest: RemoteManifest, chunks: readonly string[]): RemoteFiles {
  const all = [manifest.exposed, ...chunks.flatMap((name) => manifest.chunks[name] ?? [])];
  return {
    js: [...new Set([manifest.entry, ...all.flatMap((files) => files.js)])],
    css: [...new Set(all.flatMap((files) => files.css))],
  };
}

/** Scripts of the strings that some chunks show, in one language; `isThere` says which namespaces need not be fetched. */
export function stringsOf(
  { words }: Pick<RegistryEntry, 'words'>,
  { locales }: Pick<RemoteManifest, 'locales'>,
  chunks: readonly string[],
  locale: Locale,
  isThere: (namespace: string) => boolean,
): readonly string[] {
  const names = chunks.flatMap((chunk) => words[chunk] ?? []).filter((name) => !isThere(name));
  return [...new Set(names.flatMap((name) => locales[name]?.[locale] ?? []))];
}

/** Address of a file of a remote: beside its manifest, with a fresh query when it is fetched again. */
export const fileUrl = (manifestUrl: string, file: string, attempt: number): string => {
  const base = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  return attempt === 0 ? `${base}${file}` : `${base}${file}?retry=${attempt}`;
};
