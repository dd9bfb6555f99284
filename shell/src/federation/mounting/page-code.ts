/** What React Router's `lazy` answers: the properties of a route. */
export type Page = Record<string, unknown>;

export interface PageCode {
  /** Asked for once by React Router, which keeps what comes of it, a failure too. */
  readonly lazy: () => Promise<Page>;
  /** Asked for by each navigation to the page. */
  readonly want: (signal: AbortSignal) => void;
}

/**
 * The code of a page. A navigation that was left in the middle does not settle it, because a failure that nobody waited for must not be the
 * page that the next one finds.
 */
export function createPageCode(load: (signal?: AbortSignal) => Promise<Page>): PageCode {
  let resolve: (page: Page) => void;
  let reject: (error: unknown) => void;
  const page = new Promise<Page>((...settle) => {
    [resolve, reject] = settle;
  });
  // Whoever asked by `lazy` hears of it; a loader that runs alone is not told.
  page.catch(() => undefined);
  let isWanted = false;
  let isThere = false;
  const want = (signal?: AbortSignal): void => {
    isWanted = true;
    if (isThere) return;
    load(signal).then(
      (loaded) => {
        isThere = true;
        resolve(loaded);
      },
      (error: unknown) => {
        if (signal?.aborted !== true) reject(error);
      },
    );
  };
  return {
    want,
    lazy: () => {
      // The loader says which navigation asks, a moment later; where none runs (the server sent the data) nobody can leave.
      setTimeout(() => {
        if (!isWanted) want();
      });
      return page;
    },
  };
}
