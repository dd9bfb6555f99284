import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LayoutName, RouteHandle } from './remote-module.ts';
import type { RoutePattern } from './registry.ts';

/** What a route declares for the router, and what for the registry. */
type Declared = Pick<RouteObject, 'loader' | 'shouldRevalidate'> &
  Omit<RouteHandle, 'namespaces'> &
  Partial<Pick<RoutePattern, 'render' | 'nav' | 'isOpen'>>;

/** One route of a remote: its page, or the redirect that its loader answers. */
export interface RouteDeclaration extends Declared {
  readonly path: string;
  /** Name of the page: its code is the chunk `page-<name>`, as `webpackChunkName` of its import says. */
  readonly page?: string;
  readonly lazy?: () => Promise<object>;
  /** Chunk of a loader that a first view does not need, because the server sent its data. */
  readonly loaderChunk?: string;
  /** Files of strings that the page shows: `dashboard` is `locales/<language>/dashboard.json`. */
  readonly words?: readonly string[];
}

export interface LayoutDeclaration {
  readonly words: readonly string[];
  readonly lazy: () => Promise<{ Component: ComponentType }>;
}

/**
 * `src/routes.ts` of a remote, the one place where its pages stand. The remote exposes what `createRemoteModule` makes of it; the build runs it
 * in Node and writes what it says into the registry, so that it imports pages and layouts by functions only.
 */
export interface RemoteDeclaration {
  readonly layouts: Readonly<Partial<Record<LayoutName, LayoutDeclaration>>>;
  readonly routes: readonly RouteDeclaration[];
}
