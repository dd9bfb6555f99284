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
  /** Layouts that are there by now. */
  readonly layouts: ReadonlyMap<LayoutName, LoadedLayout>;
  /** Remotes whose page or layout could not be had when it was asked for last, with the error. */
  readonly failures: ReadonlyMap<string, unknown>;
  /** Brings a layout unless it is there, or failed in the same navigation. Never rejects: what failed is noted in `layouts`; nothing is when the signal says that nobody waits any more. */
  loadLayout(name: LayoutName | null, signal?: AbortSignal): Promise<void>;
  /** What has to be mounted for a pathname without locale (`hasData`: its loaders need not run), nothing when no remote serves it. Never rejects: a failure is a mount too. */
  mountsFor(pathname: string, hasData: boolean, signal?: AbortSignal): Promise<readonly Mount[]>;
  /** Notes that the page of a pathname does not show although all of it is there: it stands for a failure until it is forgotten. Where the page was blamed before, its layout is. */
  blame(pathname: string): void;
  /** Notes and tells that the page of a remote, or its layout, could not be had. */
  fail(error: unknown, remote: string): void;
  /** Forgets a remote that failed or threw, its layouts too, so that it is fetched again. */
  forget(remote: string): void;
}

export interface RouteSourceOptions {
  readonly catalogue: RemoteCatalogue;
  readonly loader: RemoteLoader;
  readonly loadNamespaces: LoadNamespaces;
  readonly guard: Decoration['guard'];
  readonly onError: (error: unknown, remote: string) => void;
}

/** Code and data are there, and it still does not show. */
export const neverShown = (remote: string): RemoteError =>
  asRemoteError(remote, 'render', new LoadError('render', 'late', 'never showed'));

/** Turns addresses into mounted routes, the remote of the page and the remote of its layout at the same time. */
export function createRouteSource({
  catalogue,
  loader,
  loadNamespaces,
  guard,
  onError,
}: RouteSourceOptions): RouteSource {
  const layouts = new Map<LayoutName, LoadedLayout>();
  const failures = new Map<string, unknown>();
  /** Pages (by pattern) and layouts (by name) that never showed. */
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
    // What the same navigation could not have a moment ago would only keep its card waiting.
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
      // Perhaps it is the layout: then that is told, and nothing of the page.
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
      blamed.set(pattern, neverShown(match.entry.name));
      return;
    }
    // It was not the page, or not alone.
    blamed.delete(pattern);
    blamed.set(layout, neverShown(provider.name));
    layouts.delete(layout);
  };

  const forget = (remote: string): void => {
    loader.forget(remote);
    for (const [name, layout] of layouts) if (layout.remote === remote) layouts.delete(name);
    for (const [place, error] of blamed) if (error.remote === remote) blamed.delete(place);
  };

  return { layouts, failures, loadLayout, mountsFor, blame, fail, forget };
}
