import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { platformContext } from 'shared-contracts/platform/platform-context';
import type { Platform } from 'shared-contracts/platform/platform';
import { basenameOf, withoutLocale } from 'shared-contracts/remote/localized-path';
import type { HydrationState } from './boot-data.ts';
import { frameRoutes } from './frame-routes.tsx';
import type { RouteSource } from './route-source.ts';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export interface AppRouterOptions {
  readonly platform: Platform;
  readonly source: RouteSource;
  readonly hydration?: HydrationState | undefined;
}

const contextOf = (platform: Platform) => () => {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  return context;
};

/** React only takes over what the server rendered when the code of the matched pages is there already; false when it cannot be had. */
async function areResolved(routes: RouteObject[], basename: string): Promise<boolean> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  const outcomes = await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
  return outcomes.every(({ status }) => status === 'fulfilled');
}

export interface StartedRouter {
  readonly router: AppRouter;
  /** False when a remote that the server had was not to be had here: React then draws the page anew, with the card in its slot. */
  readonly isHydratable: boolean;
}

/** The data router of this document: the frame, and the remotes' routes patched in when somebody goes there. */
export async function createAppRouter({ platform, source, hydration }: AppRouterOptions): Promise<StartedRouter> {
  const basename = basenameOf(platform.locale);
  const mounted = new Set<string>();
  const isNew = ({ route }: { route: RouteObject }): boolean => !mounted.has(route.id ?? '');
  const remember = ({ route }: { route: RouteObject }) => mounted.add(route.id ?? '');

  const initial = hydration === undefined ? [] : await source.mountsFor(withoutLocale(window.location.pathname), true);
  const isHydratable =
    hydration !== undefined &&
    source.failures.size === 0 &&
    (await areResolved(frameRoutes(initial, source.loadLayout), basename));
  const mounts = isHydratable ? initial : [];
  mounts.forEach(remember);
  const routes = frameRoutes(mounts, source.loadLayout);

  const router = createBrowserRouter(routes, {
    basename,
    getContext: contextOf(platform),
    ...(!isHydratable
      ? {}
      : {
          hydrationData: {
            loaderData: hydration.loaderData,
            actionData: hydration.actionData,
            errors: hydration.errors,
          },
        }),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const mounts = await source.mountsFor(withoutLocale(path), false);
      // A late arrival must not touch the routes of a navigation that was given up.
      if (signal.aborted) return;
      for (const mount of mounts.filter(isNew)) {
        patch(mount.frame, [mount.route]);
        remember(mount);
      }
    },
  });
  return { router, isHydratable };
}
