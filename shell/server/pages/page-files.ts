import type { LayoutName } from 'shared-contracts/remote/remote-module';
import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { chunksOf, type PatternMatch, type RemoteCatalogue } from '../../src/federation/registry/remote-catalogue.ts';
import { fileUrl, filesOf, stringsOf } from '../../src/federation/loading/remote-files.ts';
import type { PreloadFile } from './html-page.ts';

export interface PageFiles {
  readonly scripts: readonly PreloadFile[];
  readonly styles: readonly (PreloadFile & { readonly file: string })[];
}

export interface PageFilesOptions {
  readonly catalogue: RemoteCatalogue;
  readonly locale: Locale;
  /** True for a page that is rendered here: its strings are in the document. */
  readonly hasStrings: boolean;
}

const filesFor = (
  { catalogue, locale, hasStrings }: PageFilesOptions,
  entry: RegistryEntry,
  chunks: readonly string[],
): PageFiles => {
  const manifest = catalogue.manifestOf(entry.name);
  if (manifest === undefined) return { scripts: [], styles: [] };
  const { js, css } = filesOf(manifest, chunks);
  const strings = stringsOf(entry, manifest, chunks, locale, () => hasStrings);
  const describe = (file: string) => ({
    file,
    url: fileUrl(entry.manifest, file, 0),
    integrity: manifest.integrity[file],
  });
  return {
    scripts: [...js, ...strings].map((file) => ({ ...describe(file), as: 'script' as const })),
    styles: css.map((file) => ({ ...describe(file), as: 'style' as const })),
  };
};

const layoutChunk = (layout: LayoutName): string => `layout-${layout}`;

/** Files that the first view of a page executes: those of its remote and of the remote that provides its layout. */
export function pageFiles(options: PageFilesOptions, { entry, pattern }: PatternMatch): PageFiles {
  const own = filesFor(options, entry, chunksOf(entry, pattern));
  const provider = pattern.layout === null ? undefined : options.catalogue.providerOf(pattern.layout);
  if (provider === undefined || provider === entry || pattern.layout === null) return own;
  const layout = filesFor(options, provider, [layoutChunk(pattern.layout)]);
  return { scripts: [...layout.scripts, ...own.scripts], styles: [...layout.styles, ...own.styles] };
}
