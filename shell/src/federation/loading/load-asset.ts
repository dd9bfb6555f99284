import { withDeadline } from './with-deadline.ts';

export interface Asset {
  readonly url: string;
  readonly integrity: string | undefined;
  /** Timeout in milliseconds. */
  readonly deadline: number;
  /** Aborted when nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/** The browser says only that a file failed, and not why. */
export class AssetError extends Error {
  override readonly name = 'AssetError';
}

type AssetElement = HTMLScriptElement | HTMLLinkElement;

const settled = (element: AssetElement, { url, signal }: Asset): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener('error', () => reject(new AssetError(`${url} failed`)), { once: true });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Same credentials as webpack’s own requests: a preload only serves a request that matches. */
function shareFrom(element: AssetElement, url: string): void {
  if (new URL(url, document.baseURI).origin !== window.location.origin) element.crossOrigin = 'anonymous';
}

function createLink(rel: 'preload' | 'prefetch' | 'stylesheet', url: string, as?: 'script' | 'style'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  if (as !== undefined) link.as = as;
  shareFrom(link, url);
  link.href = url;
  return link;
}

async function attach(element: AssetElement, asset: Asset): Promise<void> {
  if (asset.integrity !== undefined) element.integrity = asset.integrity;
  const done = settled(element, asset);
  document.head.append(element);
  try {
    await done;
  } catch (error) {
    element.remove();
    throw error;
  }
}

/**
 * Preloads the file and adds the element only when it is there: browsers cancel the request of a removed preload link,
 * but never that of a script, and over HTTP/1.1 six hanging requests block an origin.
 */
async function load(as: 'script' | 'style', element: AssetElement, asset: Asset): Promise<void> {
  const preload = createLink('preload', asset.url, as);
  try {
    await withDeadline(
      attach(preload, asset).then(() => attach(element, asset)),
      asset.deadline,
      asset.url,
    );
  } catch (error) {
    // Other preload links of the same URL too: the request ends with the last one.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload], link[rel=prefetch]'))
      if (link.href === asset.url) link.remove();
    throw error;
  } finally {
    preload.remove();
  }
}

/** Runs a script, checked against its integrity. */
export function loadScript(asset: Asset): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  shareFrom(script, asset.url);
  script.src = asset.url;
  return load('script', script, asset);
}

/** Applies a style sheet; a missing one is an error, because the page would mount unstyled. */
export function loadStyle(asset: Asset): Promise<void> {
  return load('style', createLink('stylesheet', asset.url), asset);
}

/**
 * Prefetches a file that may never be used (browsers warn about unused preloads), with the credentials of the later
 * element.
 */
export function prefetchAsset(url: string, as: 'script' | 'style'): void {
  document.head.append(createLink('prefetch', url, as));
}
