import { withoutLocale } from 'shared-contracts/remote/localized-path';
import { navigationChunksOf, type RemoteCatalogue } from '../registry/remote-catalogue.ts';
import type { RemoteLoader } from './remote-loader.ts';

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

/**
 * Preloads the files of the page behind a link on hover, focus or touch, for every link of the document. Returns a
 * function that stops it.
 */
export function preloadOnIntent(catalogue: RemoteCatalogue, loader: RemoteLoader): () => void {
  const handleIntent = (event: Event): void => {
    const link = linkOf(event);
    if (link === null || link.origin !== window.location.origin) return;
    const match = catalogue.match(withoutLocale(link.pathname));
    if (match === undefined) return;
    const { entry, pattern } = match;
    loader.preload(entry.name, navigationChunksOf(entry, pattern));
    const provider = pattern.layout === null ? undefined : catalogue.providerOf(pattern.layout);
    if (provider !== undefined && provider !== entry) loader.preload(provider.name, [`layout-${pattern.layout}`]);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  // React stops events on a page that is not hydrated yet, so capture.
  const options = { capture: true, passive: true };
  events.forEach((name) => document.addEventListener(name, handleIntent, options));
  return () => events.forEach((name) => document.removeEventListener(name, handleIntent, options));
}
