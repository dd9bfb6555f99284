import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router-dom';
import type { RemoteModule, RouteHandle } from 'shared-contracts/remote/remote-module';
import type { LoadNamespaces } from './namespaces.ts';
import { RemoteError } from './remote-error.ts';
import { deadlines, withDeadline } from './with-deadline.ts';

export interface Decoration {
  readonly remote: string;
  readonly module: RemoteModule;
  readonly loadNamespaces: LoadNamespaces;
  /** Answers a redirect where the person may not go, before the remote's own loader runs. */
  readonly guard: (request: Request) => Response | undefined;
}

const guarded =
  (loader: RouteObject['loader'], guard: Decoration['guard']): LoaderFunction =>
  async (args, handlerContext: unknown) => {
    const redirection = guard(args.request);
    if (redirection !== undefined) return redirection;
    return typeof loader === 'function' ? loader(args, handlerContext) : null;
  };

/** The page's code, whichever of React Router's two forms of `lazy` the remote uses. */
const codeOf = async (lazy: RouteObject['lazy']): Promise<Record<string, unknown>> => {
  if (lazy === undefined) return {};
  if (typeof lazy === 'function') return { ...(await lazy()) };
  return Object.fromEntries(
    await Promise.all(Object.entries(lazy).map(async ([name, load]) => [name, await load()] as const)),
  );
};

/** Strings come with the code and the data of a page, so that it never shows a key. */
const withStrings =
  (route: RouteObject, { remote, module, loadNamespaces }: Decoration): LazyRouteFunction<RouteObject> =>
  async () => {
    const handle: RouteHandle | undefined = route.handle;
    const both = Promise.all([codeOf(route.lazy), loadNamespaces(remote, module, handle?.namespaces ?? [])]);
    try {
      const [page] = await withDeadline(both, deadlines.page, route.id ?? remote);
      return page;
    } catch (error) {
      throw error instanceof RemoteError
        ? error
        : new RemoteError(remote, error instanceof Error ? error.message : String(error), { cause: error });
    }
  };

/** A remote's route as the shell mounts it: guarded, with its strings, and with a deadline on its code. */
export function decorateRoute(route: RouteObject, decoration: Decoration, isTop = true): RouteObject {
  const { index, children, ...rest } = route;
  const common = {
    ...rest,
    lazy: withStrings(route, decoration),
    ...(isTop ? { loader: guarded(route.loader, decoration.guard) } : {}),
  };
  if (index === true) return { ...common, index: true };
  return children === undefined
    ? common
    : { ...common, children: children.map((child) => decorateRoute(child, decoration, false)) };
}
