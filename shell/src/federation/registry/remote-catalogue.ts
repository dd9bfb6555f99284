import { matchRoutes } from 'react-router-dom';
import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import type { LiveRegistry, RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { RoutePattern } from 'shared-contracts/remote/registry';
import type { LayoutName } from 'shared-contracts/remote/remote-module';

export interface PatternMatch {
  readonly entry: RegistryEntry;
  readonly pattern: RoutePattern;
}

/** Which remote serves a URL and which one provides a layout, from the registry alone: no remote code runs. */
export interface RemoteCatalogue {
  readonly entries: readonly RegistryEntry[];
  /** The pattern that serves a pathname without locale, by React Router’s ranking. */
  match(pathname: string): PatternMatch | undefined;
  providerOf(layout: LayoutName): RegistryEntry | undefined;
  manifestOf(remote: string): RemoteManifest | undefined;
}

export function createCatalogue(
  registry: LiveRegistry,
  manifests: Readonly<Record<string, RemoteManifest>>,
): RemoteCatalogue {
  const routes = registry.remotes.flatMap((entry) =>
    entry.routes.map((pattern) => ({ path: pattern.pattern, handle: { entry, pattern } satisfies PatternMatch })),
  );
  return {
    entries: registry.remotes,
    match: (pathname) => matchRoutes(routes, pathname)?.[0]?.route.handle,
    providerOf: (layout) => registry.remotes.find((entry) => entry.layouts.includes(layout)),
    manifestOf: (remote) => manifests[remote],
  };
}

/** Chunks of a remote that the first view of a page executes, beside the exposed module. */
export function chunksOf(entry: Pick<RegistryEntry, 'layouts'>, pattern: RoutePattern): string[] {
  const layout = pattern.layout !== null && entry.layouts.includes(pattern.layout) ? [`layout-${pattern.layout}`] : [];
  return pattern.chunk === undefined ? layout : [...layout, pattern.chunk];
}

/** The same with the chunk that loads the page’s data, which a server-rendered first view already has. */
export function navigationChunksOf(entry: Pick<RegistryEntry, 'layouts'>, pattern: RoutePattern): string[] {
  const chunks = chunksOf(entry, pattern);
  return pattern.loader === undefined ? chunks : [...chunks, pattern.loader];
}
