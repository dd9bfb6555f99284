import { DeadlineError } from './load-error.ts';
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

/** Whether a request was given up whose time was over. */
let isLate = false;

/**
 * Ends the requests that were given up, with all else that the document still asks for: browsers go on with them, and over HTTP/1.1 six that hang
 * keep all others of their origin waiting. To be called when a load begins, before it asks for anything.
 */
export function dropLateAssets(): void {
  if (isLate) window.stop();
  isLate = false;
}

async function attach(element: AssetElement, asset: Asset): Promise<void> {
  shareFrom(element, asset.url);
  if (asset.integrity !== undefined) element.integrity = asset.integrity;
  const done = settled(element, asset);
  document.head.append(element);
  try {
    await withDeadline(done, asset.deadline, asset.url);
  } catch (error) {
    // Chromium goes on with the request. A sheet that comes after all is not applied any more; a script runs, and nobody waits for it.
    element.remove();
    isLate ||= error instanceof DeadlineError;
    throw error;
  }
}

/** Runs a script, checked against its integrity. */
export function loadScript(asset: Asset): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = asset.url;
  return attach(script, asset);
}

/** Applies a style sheet; a missing one is an error, because the page would mount unstyled without a word. */
export function loadStyle(asset: Asset): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = asset.url;
  return attach(link, asset);
}

/**
 * Puts a file into the browser's cache ahead of a use that may never come: a preload that nobody uses is complained about. Asked for
 * with the credentials of its later element, which then finds it there.
 */
export function prefetchAsset(url: string, as: 'script' | 'style'): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  shareFrom(link, url);
  link.href = url;
  document.head.append(link);
}
