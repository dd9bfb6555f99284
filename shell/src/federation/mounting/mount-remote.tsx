import { Outlet, type RouteObject } from 'react-router-dom';
import {
  layoutNames,
  type LayoutName,
  type RemoteModule,
  type RouteHandle,
} from 'shared-contracts/remote/remote-module';
import { decorateRoute, type Decoration } from './decorate-route.tsx';
import { ReportRender } from './report-render.tsx';
import { RemoteSlotError } from '../recovery/remote-slot-error.tsx';

/** Id of the frame route under which the pages of a layout are mounted. */
export const frameId = (layout: LayoutName | null): string => `frame/${layout ?? 'none'}`;

export interface Mount {
  /** Frame to patch. */
  readonly frame: string;
  readonly route: RouteObject;
}

const layoutOf = (handle: RouteHandle | undefined) => (handle?.layout === undefined ? 'default' : handle.layout);

/** The routes of a remote, one slot per layout that they use. A failure inside a slot leaves its layout standing. */
export function mountRemote(decoration: Omit<Decoration, 'module'>, module: RemoteModule): Mount[] {
  const { remote } = decoration;
  return [...layoutNames, null].flatMap((layout) => {
    const routes = module.routes.filter((route) => layoutOf(route.handle) === layout);
    if (routes.length === 0) return [];
    const route: RouteObject = {
      id: `slot/${layout ?? 'none'}/${remote}`,
      element: (
        <>
          <Outlet />
          <ReportRender remote={remote} />
        </>
      ),
      errorElement: <RemoteSlotError remote={remote} isBare={layout === null} />,
      children: routes.map((child) => decorateRoute(child, { ...decoration, module })),
    };
    return [{ frame: frameId(layout), route }];
  });
}

/** Mounts an error under the pattern of a page whose remote failed to load. */
export function mountFailure(remote: string, pattern: string, layout: LayoutName | null, error: unknown): Mount {
  const route: RouteObject = {
    id: `failure/${remote}${pattern}`,
    errorElement: <RemoteSlotError remote={remote} isBare={layout === null} />,
    children: [
      {
        id: `failure-page/${remote}${pattern}`,
        path: pattern,
        loader: () => {
          throw error;
        },
        element: null,
      },
    ],
  };
  return { frame: frameId(layout), route };
}
