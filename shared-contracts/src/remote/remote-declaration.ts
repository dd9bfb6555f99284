import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LayoutName, RouteHandle } from './remote-module.ts';
import type { RoutePattern } from './registry.ts';

/** Declaration of a route for the router and for the registry. */
type Declared = Pick<RouteObject, 'loader' | 'shouldRevalidate'> &
  Omit<RouteHandle, 'namespaces'> &
  Partial<Pick<RoutePattern, 'render' | 'nav' | 'isOpen'>>;

/** One route of a remote: its page, or a redirect by its loader. */
export interface RouteDeclaration extends Declared {
  readonly path: string;
  /** Name of the page: its code is the chunk `page-<name>`, as in the `webpackChunkName` of its import. */
  readonly page?: string;
  readonly lazy?: () => Promise<object>;
  /** Chunk of a loader that a first view does not need, because the server sent its data. */
  readonly loaderChunk?: string;
  /** String files of the page: `dashboard` is `locales/<language>/dashboard.json`. */
  readonly words?: readonly string[];
}

export interface LayoutDeclaration {
  readonly words: readonly string[];
  readonly lazy: () => Promise<{ Component: ComponentType }>;
}

/**
 * `src/routes.ts` of a remote, where its pages are declared. The remote exposes the result of `createRemoteModule`; the
 * build runs the file in Node and writes the declarations into the registry, so pages and layouts must be imported
 * lazily.
 */
export interface RemoteDeclaration {
  readonly layouts: Readonly<Partial<Record<LayoutName, LayoutDeclaration>>>;
  readonly routes: readonly RouteDeclaration[];
}
