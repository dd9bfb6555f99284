import { createContext, use, type ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { LayoutName } from 'shared-contracts/remote/remote-module';
import { BareFrame } from '../../app/error-page/bare-frame.tsx';
import { LayoutBoundary } from '../recovery/layout-boundary.tsx';
import { asRemoteError, failureContext } from '../loading/remote-error.ts';
import { LayoutFailure } from '../recovery/layout-failure.tsx';
import { ReportRender } from './report-render.tsx';

/** A loaded layout, or the error of one that failed to load. */
export interface LoadedLayout {
  readonly remote: string;
  readonly Component: ComponentType | null;
  /** Why it failed. */
  readonly error?: unknown;
  /** Of the navigation in which it failed. */
  readonly signal?: AbortSignal | undefined;
}

export const LayoutsContext = createContext<ReadonlyMap<LayoutName, LoadedLayout>>(new Map());

/**
 * Slot of one layout; it stays mounted between two pages that share it. The page renders even when its layout is
 * missing or throws.
 */
export function LayoutSlot({ name }: { readonly name: LayoutName }) {
  const layout = use(LayoutsContext).get(name);
  const { telemetry } = usePlatform();
  if (layout === undefined) {
    return (
      <BareFrame>
        <Outlet />
      </BareFrame>
    );
  }
  const { remote, Component, error } = layout;
  if (Component === null) return <LayoutFailure remote={remote} error={error} />;
  return (
    <LayoutBoundary
      fallback={(thrown) => <LayoutFailure remote={remote} error={asRemoteError(remote, 'render', thrown)} />}
      onError={(thrown) =>
        telemetry.error(thrown, {
          ...failureContext(remote, asRemoteError(remote, 'render', thrown)),
          layout: name,
        })
      }
    >
      <Component />
      <ReportRender remote={remote} />
    </LayoutBoundary>
  );
}
