/**
 * Loads a file of the remote with this container; undefined where webpack’s own runtime loads it: with hot reload, and
 * for a chunk without a sheet.
 */
export type LoadFile = (container: string, file: string) => Promise<void> | undefined;

interface Ended {
  readonly type: string;
  readonly target: { readonly src: string };
}

type LoadScript = (url: string, done: (ended: Ended) => void, ...rest: readonly string[]) => void;

/** The part of webpack’s generated runtime (of a remote’s entry, or of the shell) that is used here. */
export interface RemoteRuntime {
  readonly p: string;
  readonly miniCssF?: (chunk: string) => string;
  readonly f?: { miniCss?: (chunk: string, promises: Promise<unknown>[]) => void };
  l?: LoadScript;
}

/** The reason that webpack’s runtime puts into its error for a chunk that failed (`load-error.ts` reads it). */
const reasonOf = (error: unknown): string => String((error as { reason?: string }).reason ?? 'error');

function interceptScripts(runtime: RemoteRuntime, container: string, load: LoadFile): void {
  const loadScript = runtime.l;
  if (loadScript === undefined) return;
  runtime.l = (url, done, ...rest) => {
    const loading = load(container, url.slice(runtime.p.length));
    if (loading === undefined) return loadScript(url, done, ...rest);
    const target = { src: url };
    loading.then(
      () => done({ type: 'load', target }),
      (error: unknown) => done({ type: reasonOf(error), target }),
    );
  };
}

function interceptStyleSheets(
  { f: ensure, miniCssF: sheetOf }: RemoteRuntime,
  container: string,
  load: LoadFile,
): void {
  const ensureSheet = ensure?.miniCss;
  if (ensure === undefined || ensureSheet === undefined || sheetOf === undefined) return;
  ensure.miniCss = (chunk, promises) => {
    const loading = load(container, sheetOf(chunk));
    if (loading === undefined) ensureSheet(chunk, promises);
    else promises.push(loading);
  };
}

/** From now on `load` loads the scripts and sheets that webpack’s runtime requests. */
export function interceptChunkLoading(runtime: RemoteRuntime, container: string, load: LoadFile): void {
  interceptScripts(runtime, container, load);
  interceptStyleSheets(runtime, container, load);
}

/**
 * Called by the entry of a remote (`webpack/runtime/shell-bundler-runtime.ts`). The shell then also loads the chunks
 * that its pages request later (a dialog, strings, sheets): with integrity, a deadline and retries under other URLs.
 */
export function provideFileLoader(load: LoadFile): void {
  Reflect.set(globalThis, '_NIMBIA_TAKE_LOADS', (runtime: RemoteRuntime, container: string) =>
    interceptChunkLoading(runtime, container, load),
  );
}
