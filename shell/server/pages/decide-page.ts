import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import { withoutLocale } from 'shared-contracts/remote/localized-path';
import type { PatternMatch, RemoteCatalogue } from '../../src/federation/registry/remote-catalogue.ts';
import { canonicalPath } from './canonical-path.ts';

/** What a URL gets, as far as the registry alone decides it. */
export type PageDecision =
  | { readonly kind: 'redirect'; readonly location: string }
  /** No page has this address. */
  | { readonly kind: 'missing' }
  /** The browser renders it. Unreachable: this server would have, but a remote that it needs may not run. */
  | { readonly kind: 'frame'; readonly match: PatternMatch; readonly isUnreachable: boolean }
  /** This server renders it, or (not whole) asks its loaders whether it exists. */
  | { readonly kind: 'render'; readonly match: PatternMatch; readonly isWhole: boolean };

/** The remotes that a page needs: its own and the one that provides its layout. */
const neededBy = (catalogue: RemoteCatalogue, { entry, pattern }: PatternMatch): readonly RegistryEntry[] => {
  const provider = pattern.layout === null ? undefined : catalogue.providerOf(pattern.layout);
  return provider === undefined ? [entry] : [entry, provider];
};

export function decidePage(
  { url, isInvalidUrl }: { readonly url: URL; readonly isInvalidUrl: boolean },
  catalogue: RemoteCatalogue,
  /** Remotes that must not run, by name; whether this server can render. */
  { refused, canRender }: { readonly refused: Readonly<Record<string, unknown>>; readonly canRender: boolean },
): PageDecision {
  const match = isInvalidUrl ? undefined : catalogue.match(withoutLocale(url.pathname));
  if (match === undefined) return { kind: 'missing' };
  const canonical = canonicalPath(url.pathname, match.pattern.pattern);
  if (canonical !== url.pathname) return { kind: 'redirect', location: canonical + url.search };
  const needed = neededBy(catalogue, match);
  const isForServer = match.pattern.render !== 'browser' && needed.every(({ server }) => server !== null);
  const isRefused = needed.some(({ name }) => Object.hasOwn(refused, name));
  return isForServer && canRender && !isRefused
    ? { kind: 'render', match, isWhole: match.pattern.render === 'server' }
    : { kind: 'frame', match, isUnreachable: isForServer && isRefused };
}
