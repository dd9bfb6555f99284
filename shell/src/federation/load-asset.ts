import { deadlines, withDeadline } from './with-deadline.ts';

const settled = (element: HTMLScriptElement | HTMLLinkElement, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener('error', () => reject(new Error(`${url} could not be loaded`)), { once: true });
  });

/** As webpack's own runtime asks: a preload only serves a request that is made with the same credentials. */
function shareFrom(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  if (new URL(url, document.baseURI).origin !== window.location.origin) element.crossOrigin = 'anonymous';
}

async function attach(element: HTMLScriptElement | HTMLLinkElement, url: string): Promise<void> {
  const done = settled(element, url);
  document.head.append(element);
  try {
    await withDeadline(done, deadlines.file, url);
  } catch (error) {
    // A request that hangs is only given up by the browser when its element goes.
    element.remove();
    throw error;
  }
}

/** Runs a script, checked against its integrity. The element stays: webpack's runtime recognises a chunk by it. */
export function loadScript(url: string, integrity: string | undefined): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  shareFrom(script, url);
  if (integrity !== undefined) script.integrity = integrity;
  script.src = url;
  return attach(script, url);
}

/** Applies a style sheet; a missing one is an error, because the page would mount unstyled without a word. */
export function loadStyle(url: string, integrity: string | undefined): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  shareFrom(link, url);
  if (integrity !== undefined) link.integrity = integrity;
  link.href = url;
  return attach(link, url);
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
