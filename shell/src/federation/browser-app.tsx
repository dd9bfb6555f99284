import type { i18n } from 'i18next';
import type { createStore } from 'jotai';
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Platform } from 'shared-contracts/platform/platform';
import { App } from '../app/app.tsx';
import type { AppRouter } from './create-app-router.ts';
import { LayoutsContext } from './layout-slot.tsx';
import { PendingFrame } from './pending-frame.tsx';
import { RemoteRetryContext, type RetryRemote } from './remote-retry.ts';
import type { RouteSource } from './route-source.ts';
import { RouterView } from './router-view.tsx';
import { ShownContext } from './use-shown.ts';
import { watchFirstRender } from './watch-first-render.ts';

export interface BrowserAppProps {
  readonly platform: Platform;
  readonly i18n: i18n;
  readonly store: ReturnType<typeof createStore>;
  readonly source: RouteSource;
  readonly firstRouter: AppRouter;
  /** Forgets that a remote failed and answers a router that has not seen it. */
  readonly retry: (remote: string) => AppRouter;
  /** Whether people have typed something that still stands there. */
  readonly isTyped: () => boolean;
  /** Answers a router that shows a card where the page at this location never showed. */
  readonly giveUp: (location: AppRouter['state']['location']) => AppRouter;
}

interface Generation {
  readonly number: number;
  readonly router: AppRouter;
}

/**
 * The app around its router. A retry needs a new router under a new key: React Router keeps a rejected `lazy()` for ever, and the
 * old one is disposed of so that it stops listening to the address.
 */
export function BrowserApp({ platform, i18n, store, source, firstRouter, retry, isTyped, giveUp }: BrowserAppProps) {
  const [{ number, router }, setGeneration] = useState<Generation>({ number: 0, router: firstRouter });
  const shown = useRef<string>(undefined);
  /** Whether a person has pressed retry; the focus goes with the card then, and what shows gets it. */
  const isAsked = useRef(false);
  const replace = (fresh: AppRouter) => {
    router.dispose();
    setGeneration({ number: number + 1, router: fresh });
  };
  const handleRetry: RetryRemote = (remote, byItself = false) => {
    if (isTyped() && (byItself || !window.confirm(i18n.t('remoteFailure.typed', { ns: 'shell' })))) return false;
    isAsked.current = !byItself;
    const fresh = retry(remote);
    startTransition(() => replace(fresh));
    return true;
  };
  // At once: what never shows is a transition, and another one would wait for it.
  const handleLate = useEffectEvent(() => replace(giveUp(router.state.location)));

  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
  }, []);
  useEffect(
    () =>
      watchFirstRender(
        router,
        () => shown.current,
        () => handleLate(),
      ),
    [router],
  );
  const handleShown = useCallback((key: string) => {
    shown.current = key;
    if (isAsked.current) document.getElementById('main')?.focus();
    isAsked.current = false;
  }, []);

  return (
    <App platform={platform} i18n={i18n} store={store}>
      <RemoteRetryContext value={handleRetry}>
        <ShownContext value={handleShown}>
          <LayoutsContext value={source.layouts}>
            <RouterView
              key={number}
              router={router}
              pending={<PendingFrame t={i18n.getFixedT(null, 'shell')} platform={platform} address={window.location} />}
            />
          </LayoutsContext>
        </ShownContext>
      </RemoteRetryContext>
    </App>
  );
}
