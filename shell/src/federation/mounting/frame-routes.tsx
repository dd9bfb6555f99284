import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { layoutNames } from 'shared-contracts/remote/remote-module';
import { Root } from '../../app/root.tsx';
import { RouteError } from '../../app/route-error.tsx';
import { LayoutSlot } from './layout-slot.tsx';
import { frameId, type Mount } from './mount-remote.tsx';
import type { RouteSource } from './route-source.ts';

/**
 * The shell’s own routes: a pathless root (with a path, `/` would never trigger discovery) and one frame per layout,
 * under which the remotes’ pages are mounted, so that a layout stays mounted between two pages that share it.
 */
export function frameRoutes(mounts: readonly Mount[], loadLayout: RouteSource['loadLayout']): RouteObject[] {
  const pagesOf = (frame: string): RouteObject[] =>
    mounts.filter((mount) => mount.frame === frame).map(({ route }) => route);
  return [
    {
      id: 'root',
      element: <Root />,
      errorElement: <RouteError />,
      children: [
        ...layoutNames.map((name) => ({
          id: frameId(name),
          // A page whose remote is already mounted triggers no discovery, but still needs its layout.
          loader: ({ request }: LoaderFunctionArgs) => loadLayout(name, request.signal).then(() => null),
          shouldRevalidate: () => false,
          element: <LayoutSlot name={name} />,
          children: pagesOf(frameId(name)),
        })),
        { id: frameId(null), children: pagesOf(frameId(null)) },
      ],
    },
  ];
}
