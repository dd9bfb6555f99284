import type { LayoutName } from 'shared-contracts/remote/remote-module';
import type { Decoration } from './decorate-route.tsx';
import type { LoadedLayout } from './layout-slot.tsx';
import { mountFailure, mountRemote, type Mount } from './mount-remote.tsx';
import type { LoadNamespaces } from './namespaces.ts';
import { chunksOf, navigationChunksOf, type RemoteCatalogue } from './remote-catalogue.ts';
import { refusalOf } from './remote-error.ts';
import type { RemoteLoader } from './remote-loader.ts';

export interface RouteSource {
  /** Layouts that are there by now. */
  readonly layouts: ReadonlyMap<LayoutName, LoadedLayout>;
  /** Remotes whose page or layout could not be had when it was asked for last. */
  readonly failures: ReadonlySet<string>;
  /** Brings a layout unless it is there. Never rejects: what failed is noted in `layouts`. */
  loadLayout(name: LayoutName | null): Promise<void>;
  /** What has to be mounted for a pathname without locale (`hasData`: its loaders need not run), nothing when no remote serves it. Never rejects: a failure is a mount too. */
  mountsFor(pathname: string, hasData: boolean): Promise<readonly Mount[]>;
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

/** Turns addresses into mounted routes, the remote of the page and the remote of its layout at the same time. */
export function createRouteSource({
  catalogue,
  loader,
  loadNamespaces,
  guard,
  onError,
}: RouteSourceOptions): RouteSource {
  const layouts = new Map<LayoutName, LoadedLayout>();
  const failures = new Set<string>();
  const fail = (error: unknown, remote: string): void => {
    failures.add(remote);
    onError(error, remote);
  };

  const loadLayout = async (name: LayoutName | null): Promise<void> => {
    const provider = name === null ? undefined : catalogue.providerOf(name);
    const known = name === null ? undefined : layouts.get(name);
    if (name === null || provider === undefined || known?.Component != null) return;
    failures.delete(provider.name);
    try {
      const module = await loader.load(provider.name, [`layout-${name}`]);
      const layout = await module.layouts[name]?.();
      if (layout === undefined) throw new Error(`${provider.name} brings no layout ${name}`);
      await loadNamespaces(provider.name, module, layout.namespaces ?? []);
      layouts.set(name, { remote: provider.name, Component: layout.Component });
    } catch (error) {
      fail(error, provider.name);
      layouts.set(name, { remote: provider.name, Component: null, refusal: refusalOf(error) });
    }
  };

  const mountsFor = async (pathname: string, hasData: boolean): Promise<readonly Mount[]> => {
    const match = catalogue.match(pathname);
    if (match === undefined) return [];
    const { entry, pattern } = match;
    failures.delete(entry.name);
    const page = loader.load(entry.name, (hasData ? chunksOf : navigationChunksOf)(entry, pattern)).then(
      (module) => ({ module }),
      (error: unknown) => ({ error }),
    );
    const [outcome] = await Promise.all([page, loadLayout(pattern.layout)]);
    if ('module' in outcome) return mountRemote({ remote: entry.name, loadNamespaces, guard }, outcome.module);
    fail(outcome.error, entry.name);
    return [mountFailure(entry.name, pattern.pattern, pattern.layout, outcome.error)];
  };

  const forget = (remote: string): void => {
    loader.forget(remote);
    for (const [name, layout] of layouts) if (layout.remote === remote) layouts.delete(name);
  };

  return { layouts, failures, loadLayout, mountsFor, forget };
}
