import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { LayoutName } from 'shared-contracts/remote/remote-module';
import type { Decoration } from './decorate-route.tsx';
import type { LoadedLayout } from './layout-slot.tsx';
import { LoadError } from '../loading/load-error.ts';
import { mountFailure, mountRemote, type Mount } from './mount-remote.tsx';
import type { LoadNamespaces } from './namespaces.ts';
import { chunksOf, navigationChunksOf, type PatternMatch, type RemoteCatalogue } from '../registry/remote-catalogue.ts';
import { asRemoteError, type RemoteError } from '../loading/remote-error.ts';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import { runStep } from '../loading/run-step.ts';
import { deadlines, withDeadline } from '../loading/with-deadline.ts';

export interface RouteSource {
  /** Layouts that are loaded. */
  readonly layouts: ReadonlyMap<LayoutName, LoadedLayout>;
  /** Remotes whose page or layout failed to load last time, with the error. */
  readonly failures: ReadonlyMap<string, unknown>;
  /**
   * Loads a layout unless it is loaded or failed in the same navigation. Never rejects: a failure is recorded in
   * `layouts`, unless the navigation was aborted.
   */
  loadLayout(name: LayoutName | null, signal?: AbortSignal): Promise<void>;
  /**
   * What to mount for a pathname without locale (`hasData`: loaders need not run); empty when no remote serves it.
   * Never rejects: a failure is a mount too.
   */
  mountsFor(pathname: string, hasData: boolean, signal?: AbortSignal): Promise<readonly Mount[]>;
  /**
   * Records that the page of a pathname does not render although it is loaded: a failure until it is forgotten. The
   * second time its layout is blamed.
   */
  blame(pathname: string): void;
  /** Records and reports that the page of a remote, or its layout, failed to load. */
  fail(error: unknown, remote: string): void;
  /** Forgets a remote that failed, with its layouts, so that it is fetched again. */
  forget(remote: string): void;
}

export interface RouteSourceOptions {
  readonly catalogue: RemoteCatalogue;
  readonly loader: RemoteLoader;
  readonly loadNamespaces: LoadNamespaces;
  readonly guard: Decoration['guard'];
  readonly onError: (error: unknown, remote: string) => void;
}

/** Code and data are loaded, and the page still does not render. */
export const neverRendered = (remote: string): RemoteError =>
  asRemoteError(remote, 'render', new LoadError('render', 'late', 'never showed'));

/** Turns pathnames into mounted routes; loads the page’s remote and the layout’s remote in parallel. */
export function createRouteSource({
  catalogue,
  loader,
  loadNamespaces,
  guard,
  onError,
}: RouteSourceOptions): RouteSource {
  const layouts = new Map<LayoutName, LoadedLayout>();
  const failures = new Map<string, unknown>();
  /** Pages (by pattern) and layouts (by name) that never rendered. */
  const blamed = new Map<string, RemoteError>();
  const fail = (error: unknown, remote: string): void => {
    failures.set(remote, error);
    onError(error, remote);
  };

  const layoutOf = async (provider: string, name: LayoutName, signal?: AbortSignal): Promise<LoadedLayout> => {
    const stuck = blamed.get(name);
    if (stuck !== undefined) throw stuck;
    const module = await loader.load(provider, [`layout-${name}`], signal);
    try {
      const layout = await runStep('page', () =>
        withDeadline(Promise.resolve(module.layouts[name]?.()), deadlines.page, `layout ${name}`),
      );
      if (layout === undefined) throw new Error(`brings no layout ${name}`);
      await loadNamespaces(provider, module, layout.namespaces ?? []);
      return { remote: provider, Component: layout.Component };
    } catch (error) {
      throw asRemoteError(provider, 'page', error);
    }
  };

  const loadLayout = async (name: LayoutName | null, signal?: AbortSignal): Promise<void> => {
    const provider = name === null ? undefined : catalogue.providerOf(name)?.name;
    const known = name === null ? undefined : layouts.get(name);
    if (name === null || provider === undefined) return;
    // Retrying what failed in this navigation would only delay its error card.
    if (known !== undefined && (known.Component !== null || known.signal === signal)) return;
    failures.delete(provider);
    try {
      layouts.set(name, await layoutOf(provider, name, signal));
    } catch (error) {
      if (signal?.aborted === true) return;
      fail(error, provider);
      layouts.set(name, { remote: provider, Component: null, error, signal });
    }
  };

  const loadPage =
    ({ name, routes }: RegistryEntry): Decoration['loadPage'] =>
    (path, signal) => {
      const pattern = routes.find((route) => route.pattern === path);
      const chunks = pattern === undefined ? [] : (signal ? navigationChunksOf : chunksOf)({ layouts: [] }, pattern);
      return loader.load(name, chunks, signal);
    };

  const moduleOf = async ({ entry, pattern }: PatternMatch, hasData: boolean, signal?: AbortSignal) => {
    const stuck = blamed.get(pattern.pattern);
    if (stuck !== undefined) throw stuck;
    return loader.load(entry.name, (hasData ? chunksOf : navigationChunksOf)(entry, pattern), signal);
  };

  const mountsFor = async (pathname: string, hasData: boolean, signal?: AbortSignal): Promise<readonly Mount[]> => {
    const match = catalogue.match(pathname);
    if (match === undefined) return [];
    const { entry, pattern } = match;
    failures.delete(entry.name);
    const page = moduleOf(match, hasData, signal).then(
      (module) => ({ module }),
      (error: unknown) => ({ error }),
    );
    const [outcome] = await Promise.all([page, loadLayout(pattern.layout, signal)]);
    if (signal?.aborted === true) return [];
    if ('module' in outcome) {
      const decoration = { remote: entry.name, loadNamespaces, guard, loadPage: loadPage(entry) };
      return mountRemote(decoration, outcome.module);
    }
    if (blamed.get(pattern.pattern) === outcome.error) {
      // The layout may be at fault: report the page only if it is still blamed later.
      failures.set(entry.name, outcome.error);
      setTimeout(() => {
        if (blamed.has(pattern.pattern)) onError(outcome.error, entry.name);
      }, deadlines.render + 1_000);
    } else fail(outcome.error, entry.name);
    return [mountFailure(entry.name, pattern.pattern, pattern.layout, outcome.error)];
  };

  const blame = (pathname: string): void => {
    const match = catalogue.match(pathname);
    if (match === undefined) return;
    const { layout, pattern } = match.pattern;
    const provider = layout === null ? undefined : catalogue.providerOf(layout);
    if (layout === null || provider === undefined || !blamed.has(pattern)) {
      blamed.set(pattern, neverRendered(match.entry.name));
      return;
    }
    // The layout is blamed instead of the page.
    blamed.delete(pattern);
    blamed.set(layout, neverRendered(provider.name));
    layouts.delete(layout);
  };

  const forget = (remote: string): void => {
    loader.forget(remote);
    for (const [name, layout] of layouts) if (layout.remote === remote) layouts.delete(name);
    for (const [place, error] of blamed) if (error.remote === remote) blamed.delete(place);
  };

  return { layouts, failures, loadLayout, mountsFor, blame, fail, forget };
}
