import type { i18n } from 'i18next';
import type { createStore } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import type { Platform } from 'shared-contracts/platform/platform';
import { App } from '../app/app.tsx';
import type { AppRouter } from './create-app-router.ts';
import { LayoutsContext } from './layout-slot.tsx';
import { PendingFrame } from './pending-frame.tsx';
import { RemoteRetryContext } from './remote-retry.ts';
import type { RouteSource } from './route-source.ts';
import { RouterView } from './router-view.tsx';

export interface BrowserAppProps {
  readonly platform: Platform;
  readonly i18n: i18n;
  readonly store: ReturnType<typeof createStore>;
  readonly source: RouteSource;
  readonly firstRouter: AppRouter;
  /** Forgets that a remote failed and answers a router that has not seen it. */
  readonly retry: (remote: string) => AppRouter;
}

interface Generation {
  readonly number: number;
  readonly router: AppRouter;
}

/**
 * The app around its router. A retry needs a new router under a new key: React Router keeps a rejected `lazy()` for ever, and the
 * old one is disposed of so that it stops listening to the address.
 */
export function BrowserApp({ platform, i18n, store, source, firstRouter, retry }: BrowserAppProps) {
  const [{ number, router }, setGeneration] = useState<Generation>({ number: 0, router: firstRouter });
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
  }, []);
  const handleRetry = (remote: string) => {
    const fresh = retry(remote);
    router.dispose();
    startTransition(() => setGeneration({ number: number + 1, router: fresh }));
  };
  return (
    <App platform={platform} i18n={i18n} store={store}>
      <RemoteRetryContext value={handleRetry}>
        <LayoutsContext value={source.layouts}>
          <RouterView
            key={number}
            router={router}
            pending={<PendingFrame label={i18n.t('loading.label', { ns: 'shell' })} />}
          />
        </LayoutsContext>
      </RemoteRetryContext>
    </App>
  );
}
