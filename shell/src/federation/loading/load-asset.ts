import { withDeadline } from './with-deadline.ts';

export interface Asset {
  readonly url: string;
  readonly integrity: string | undefined;
  /** Milliseconds that it may take. */
  readonly deadline: number;
  /** Aborted when nobody wants it any more. */
  readonly signal: AbortSignal;
}

/** The browser's word that a file did not come; why, it does not say. */
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

/** As webpack's own runtime asks: a preload only serves a request that is made with the same credentials. */
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
 * Has the file fetched by a preload, and used by the element only when it is there: of a preload that goes browsers give the request up, of a
 * script they never do, and over HTTP/1.1 six that hang keep all others of their origin waiting.
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
    // Also those of the document and of the pointer: the last one that goes ends the request.
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

/** Applies a style sheet; a missing one is an error, because the page would mount unstyled without a word. */
export function loadStyle(asset: Asset): Promise<void> {
  return load('style', createLink('stylesheet', asset.url), asset);
}

/**
 * Puts a file into the browser's cache ahead of a use that may never come: a preload that nobody uses is complained about. Asked for
 * with the credentials of its later element, which then finds it there.
 */
export function prefetchAsset(url: string, as: 'script' | 'style'): void {
  document.head.append(createLink('prefetch', url, as));
}
