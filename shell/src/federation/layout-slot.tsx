import { createContext, use, type ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { LayoutName } from 'shared-contracts/remote/remote-module';
import { LayoutBoundary } from './layout-boundary.tsx';
import { LayoutFailure } from './layout-failure.tsx';
import type { Refusal } from './refusal.ts';

/** What the remote of a layout brought: nothing where it could not be had. */
export interface LoadedLayout {
  readonly remote: string;
  readonly Component: ComponentType | null;
  readonly refusal?: Refusal | undefined;
}

export const LayoutsContext = createContext<ReadonlyMap<LayoutName, LoadedLayout>>(new Map());

/** Place of one layout; it stays mounted between two pages that share it. A page still shows where its layout is missing or throws. */
export function LayoutSlot({ name }: { readonly name: LayoutName }) {
  const layout = use(LayoutsContext).get(name);
  const { telemetry } = usePlatform();
  if (layout === undefined) return <Outlet />;
  const { remote, Component, refusal } = layout;
  const failure = <LayoutFailure remote={remote} refusal={refusal} />;
  if (Component === null) return failure;
  return (
    <LayoutBoundary fallback={failure} onError={(error) => telemetry.error(error, { remote, layout: name })}>
      <Component />
    </LayoutBoundary>
  );
}
