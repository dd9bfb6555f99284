/**
 * Loads a file of the remote with this container; nothing where webpack's own runtime is to do it: with hot reload, and for the sheet of a
 * part that has none.
 */
export type LoadFile = (container: string, file: string) => Promise<void> | undefined;

interface Ended {
  readonly type: string;
  readonly target: { readonly src: string };
}

type LoadScript = (url: string, done: (ended: Ended) => void, ...rest: readonly string[]) => void;

/** As much of the runtime that webpack wrote into the entry of a remote, or of the shell, as is used here. */
export interface RemoteRuntime {
  readonly p: string;
  readonly miniCssF?: (chunk: string) => string;
  readonly f?: { miniCss?: (chunk: string, promises: Promise<unknown>[]) => void };
  l?: LoadScript;
}

/** What webpack's runtime then says of the part that it could not have (`load-error.ts` reads it again). */
const reasonOf = (error: unknown): string => String((error as { reason?: string }).reason ?? 'error');

function takeScripts(runtime: RemoteRuntime, container: string, load: LoadFile): void {
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

function takeSheets({ f: ensure, miniCssF: sheetOf }: RemoteRuntime, container: string, load: LoadFile): void {
  const ensureSheet = ensure?.miniCss;
  if (ensure === undefined || ensureSheet === undefined || sheetOf === undefined) return;
  ensure.miniCss = (chunk, promises) => {
    const loading = load(container, sheetOf(chunk));
    if (loading === undefined) ensureSheet(chunk, promises);
    else promises.push(loading);
  };
}

/** Scripts and sheets that webpack's runtime asks for from now on are loaded by `load`. */
export function takeLoads(runtime: RemoteRuntime, container: string, load: LoadFile): void {
  takeScripts(runtime, container, load);
  takeSheets(runtime, container, load);
}

/**
 * Where the entry of a remote (`webpack/runtime/shell-bundler-runtime.ts`) hands its requests over as it runs. Parts that its pages fetch later
 * (a dialog, strings, sheets) are then loaded by the shell, like those that it fetches itself: with integrity, a deadline and retries, under
 * another address each time.
 */
export function provideFileLoader(load: LoadFile): void {
  Reflect.set(globalThis, '_NIMBIA_TAKE_LOADS', (runtime: RemoteRuntime, container: string) =>
    takeLoads(runtime, container, load),
  );
}
