import { createBrowserRouter, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { platformContext } from 'shared-contracts/platform/platform-context';
import type { Platform } from 'shared-contracts/platform/platform';
import { basenameOf, withoutLocale } from 'shared-contracts/remote/localized-path';
import type { HydrationState } from '../registry/boot-data.ts';
import { frameRoutes } from './frame-routes.tsx';
import type { Mount } from './mount-remote.tsx';
import type { RouteSource } from './route-source.ts';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export interface AppRouterOptions {
  readonly platform: Platform;
  readonly source: RouteSource;
  /** What the server rendered, once its code is loaded. */
  readonly resumed?: { readonly mounts: readonly Mount[]; readonly hydration: HydrationState };
}

const contextOf = (platform: Platform) => () => {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  return context;
};

/** The data router of this document: the frame, with the remotes’ routes patched in on navigation. */
export function createAppRouter({ platform, source, resumed }: AppRouterOptions): AppRouter {
  const basename = basenameOf(platform.locale);
  const mounted = new Set<string>();
  const isNew = ({ route }: { route: RouteObject }): boolean => !mounted.has(route.id ?? '');
  const remember = ({ route }: { route: RouteObject }) => mounted.add(route.id ?? '');

  const mounts = resumed?.mounts ?? [];
  mounts.forEach(remember);
  const routes = frameRoutes(mounts, source.loadLayout);
  let asked: AbortSignal | undefined;

  return createBrowserRouter(routes, {
    basename,
    getContext: contextOf(platform),
    ...(resumed === undefined ? {} : { hydrationData: resumed.hydration }),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      // For a path with a parameter React Router calls this twice; do not fetch again what just failed.
      if (signal === asked) return;
      asked = signal;
      const mounts = await source.mountsFor(withoutLocale(path), false, signal);
      // An aborted navigation must not patch the routes.
      if (signal.aborted) return;
      for (const mount of mounts.filter(isNew)) {
        patch(mount.frame, [mount.route]);
        remember(mount);
      }
    },
  });
}
