import { withoutLocale } from 'shared-contracts/remote/localized-path';
import type { RemoteCatalogue } from '../registry/remote-catalogue.ts';

/** Remotes whose styles the pages at these pathnames need; undefined where no remote serves one of them. */
export function remotesAt(catalogue: RemoteCatalogue, pathnames: readonly string[]): ReadonlySet<string> | undefined {
  const needed = new Set<string>();
  for (const pathname of pathnames) {
    const match = catalogue.match(withoutLocale(pathname));
    if (match === undefined) return undefined;
    needed.add(match.entry.name);
    const { layout } = match.pattern;
    const provider = layout === null ? undefined : catalogue.providerOf(layout);
    if (provider !== undefined) needed.add(provider.name);
  }
  return needed;
}

const sheetOf = (element: Element): CSSStyleSheet | null =>
  element instanceof HTMLLinkElement || element instanceof HTMLStyleElement ? element.sheet : null;

/** The file behind a style element: linked, or inlined by the server. */
const fileOf = (element: Element): string | undefined =>
  element.getAttribute('data-href') ?? element.getAttribute('href')?.split('/').at(-1)?.split('?')[0];

/**
 * Enables and disables the sheets of remotes; a disabled sheet keeps its element, so that it is never fetched again.
 * The shell’s own sheets are not touched.
 */
export function switchSheets(
  catalogue: RemoteCatalogue,
  isOn: (remotes: readonly string[]) => boolean | undefined,
): void {
  const owners = new Map<string, string[]>();
  for (const { name } of catalogue.entries) {
    const manifest = catalogue.manifestOf(name);
    const parts = manifest === undefined ? [] : [manifest.exposed, ...Object.values(manifest.chunks)];
    for (const file of new Set(parts.flatMap(({ css }) => css))) owners.set(file, [...(owners.get(file) ?? []), name]);
  }
  for (const element of document.querySelectorAll('link[rel=stylesheet], style[data-href]')) {
    const remotes = owners.get(fileOf(element) ?? '');
    const on = remotes && isOn(remotes);
    const sheet = sheetOf(element);
    if (sheet !== null && on !== undefined) sheet.disabled = !on;
  }
}
