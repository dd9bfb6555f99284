import { createContext, use, type ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import type { LayoutName } from 'shared-contracts/remote/remote-module';
import { RemoteFailure } from './remote-failure.tsx';

/** A layout that is there, or the name of the remote that should have brought it. */
export type LoadedLayout = { readonly Component: ComponentType } | { readonly failed: string };

export const LayoutsContext = createContext<ReadonlyMap<LayoutName, LoadedLayout>>(new Map());

/** Name of the remote whose card stands where the layout would be: its page need not say the same again. */
export const FailedLayoutContext = createContext<string | undefined>(undefined);

/** Place of one layout; it stays mounted between two pages that share it. Without its layout a page still shows. */
export function LayoutSlot({ name }: { readonly name: LayoutName }) {
  const layout = use(LayoutsContext).get(name);
  if (layout === undefined) return <Outlet />;
  if ('Component' in layout) return <layout.Component />;
  return (
    <>
      <RemoteFailure remote={layout.failed} isPage={false} />
      <FailedLayoutContext value={layout.failed}>
        <Outlet />
      </FailedLayoutContext>
    </>
  );
}
