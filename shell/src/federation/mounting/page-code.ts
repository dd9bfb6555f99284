/** What React Router's `lazy` answers: the properties of a route. */
export type Page = Record<string, unknown>;

export interface PageCode {
  /** Called once by React Router, which caches the result, even a rejection. */
  readonly lazy: () => Promise<Page>;
  /** Called by each navigation to the page. */
  readonly request: (signal: AbortSignal) => void;
}

/**
 * The code of a page. An aborted navigation does not settle it: otherwise the next navigation would find that failure.
 */
export function createPageCode(load: (signal?: AbortSignal) => Promise<Page>): PageCode {
  let resolve: (page: Page) => void;
  let reject: (error: unknown) => void;
  const page = new Promise<Page>((...settle) => {
    [resolve, reject] = settle;
  });
  // Only `lazy` reports the rejection.
  page.catch(() => undefined);
  let isRequested = false;
  let isLoaded = false;
  const request = (signal?: AbortSignal): void => {
    isRequested = true;
    if (isLoaded) return;
    load(signal).then(
      (loaded) => {
        isLoaded = true;
        resolve(loaded);
      },
      (error: unknown) => {
        if (signal?.aborted !== true) reject(error);
      },
    );
  };
  return {
    request,
    lazy: () => {
      // The route’s loader requests it with the navigation’s signal; without a loader (the server sent the data)
      // nothing can abort it.
      setTimeout(() => {
        if (!isRequested) request();
      });
      return page;
    },
  };
}
