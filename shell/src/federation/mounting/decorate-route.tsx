import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { RemoteModule, RouteHandle } from 'shared-contracts/remote/remote-module';
import type { LoadNamespaces } from './namespaces.ts';
import { createPageCode, type Page } from './page-code.ts';
import { asRemoteError } from '../loading/remote-error.ts';
import { runStep } from '../loading/run-step.ts';
import { dataDeadline, deadlines, withDeadline } from '../loading/with-deadline.ts';

export interface Decoration {
  readonly remote: string;
  readonly module: RemoteModule;
  readonly loadNamespaces: LoadNamespaces;
  /** Fetches the files of the page with a pattern, unless they are loaded. */
  readonly loadPage: (pattern: string | undefined, signal?: AbortSignal) => Promise<unknown>;
  /** Returns a redirect where the person may not go, before the remote’s own loader runs. */
  readonly guard: (request: Request) => Response | undefined;
}

/** The page's code, whichever of React Router's two forms of `lazy` the remote uses. */
const codeOf = async (lazy: RouteObject['lazy']): Promise<Page> => {
  if (lazy === undefined) return {};
  if (typeof lazy === 'function') return { ...(await lazy()) };
  return Object.fromEntries(
    await Promise.all(Object.entries(lazy).map(async ([name, load]) => [name, await load()] as const)),
  );
};

/** Strings load with the code and the data of a page, so that it never shows a key. */
const pageOf =
  (route: RouteObject, { remote, module, loadNamespaces, loadPage }: Decoration) =>
  async (signal?: AbortSignal): Promise<Page> => {
    const handle: RouteHandle | undefined = route.handle;
    await loadPage(route.path, signal);
    try {
      const both = Promise.all([codeOf(route.lazy), loadNamespaces(remote, module, handle?.namespaces ?? [])]);
      const [page] = await runStep('page', () => withDeadline(both, deadlines.page, route.id ?? remote));
      return page;
    } catch (error) {
      throw asRemoteError(remote, 'page', error);
    }
  };

/** A remote's route as the shell mounts it: guarded, with its strings, and with a deadline on its code. */
export function decorateRoute(route: RouteObject, decoration: Decoration, isTop = true): RouteObject {
  const { index, children, loader: load, ...rest } = route;
  const { lazy, request } = createPageCode(pageOf(route, decoration));
  const loader: LoaderFunction = async (args, handlerContext: unknown) => {
    request(args.request.signal);
    const redirection = decoration.guard(args.request);
    if (redirection !== undefined) return redirection;
    return typeof load === 'function'
      ? withDeadline(Promise.resolve(load(args, handlerContext)), dataDeadline, 'data')
      : null;
  };
  const common = { ...rest, lazy, ...(isTop ? { loader } : { loader: load }) };
  if (index === true) return { ...common, index: true };
  return children === undefined
    ? common
    : { ...common, children: children.map((child) => decorateRoute(child, decoration, false)) };
}
