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
  /** What the server rendered, with its code that is here by now. */
  readonly resumed?: { readonly mounts: readonly Mount[]; readonly hydration: HydrationState };
}

const contextOf = (platform: Platform) => () => {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  return context;
};

/** The data router of this document: the frame, and the remotes' routes patched in when somebody goes there. */
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
      // Where the address has a parameter React Router asks twice, and what failed a moment ago would be fetched again.
      if (signal === asked) return;
      asked = signal;
      const mounts = await source.mountsFor(withoutLocale(path), false, signal);
      // A late arrival must not touch the routes of a navigation that was given up.
      if (signal.aborted) return;
      for (const mount of mounts.filter(isNew)) {
        patch(mount.frame, [mount.route]);
        remember(mount);
      }
    },
  });
}
