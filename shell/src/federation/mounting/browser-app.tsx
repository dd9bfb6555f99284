import type { i18n } from 'i18next';
import type { createStore } from 'jotai';
import { startTransition, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Platform } from 'shared-contracts/platform/platform';
import { withoutLocale } from 'shared-contracts/remote/localized-path';
import { App } from '../../app/app.tsx';
import { unavailableRemoteAtom, UnavailableRemote } from '../recovery/unavailable-remote.tsx';
import type { AppRouter } from './create-app-router.ts';
import { isAtInitialAddress } from './is-at-initial-address.ts';
import { LayoutsContext } from './layout-slot.tsx';
import { PendingFrame } from './pending-frame.tsx';
import { RemoteRetryContext, type RetryRemote } from '../recovery/remote-retry.ts';
import type { RouteSource } from './route-source.ts';
import { RouterView } from './router-view.tsx';
import { RenderedContext } from './use-rendered.ts';
import { watchFirstRender } from '../recovery/watch-first-render.ts';
import type { Watch } from '../new-versions/watch.ts';

/** A server-rendered page: it stays static until its code is loaded, then it is hydrated. */
export interface ServerRenderedPage {
  readonly router: Promise<AppRouter>;
  /** Retries a remote that failed to load. */
  readonly resume: (remote: string) => void;
  /** All of it is loaded, and it does not hydrate. */
  readonly onStuck: () => void;
}

export interface BrowserAppProps {
  readonly platform: Platform;
  readonly i18n: i18n;
  readonly store: ReturnType<typeof createStore>;
  readonly source: RouteSource;
  readonly first: { readonly router: AppRouter } | ServerRenderedPage;
  /** Creates a router at the current URL. */
  readonly open: () => AppRouter;
  /** Whether any field that is still in the document was edited. */
  readonly hasInput: () => boolean;
  readonly watch: Watch;
}

interface Generation {
  readonly number: number;
  readonly router: AppRouter | Promise<AppRouter>;
}

/**
 * The app around its router. A retry needs a new router under a new key: React Router caches a rejected `lazy()`, and
 * the old router must stop listening to the URL. While a server-rendered page waits for its code nothing here may re-
 * render: React would discard the markup.
 */
export function BrowserApp({ platform, i18n, store, source, first, open, hasInput, watch }: BrowserAppProps) {
  const [{ number, router }, setGeneration] = useState<Generation>({ number: 0, router: first.router });
  const serverPage = number === 0 && 'resume' in first ? first : undefined;
  const rendered = useRef<string>(undefined);
  /** The server-rendered page, while it waits for its code. */
  const waiting = () => (rendered.current === undefined ? serverPage : undefined);
  /** Whether a person pressed retry; focus then moves to what renders in place of the card. */
  const isAsked = useRef(false);
  const replace = (fresh: AppRouter) => {
    void Promise.resolve(router).then((former) => former.dispose());
    setGeneration({ number: number + 1, router: fresh });
  };
  /** The server-rendered page is loaded and does not hydrate: it is rendered anew. */
  const isStuck = useRef(false);
  const handleRetry: RetryRemote = (remote, isAutomatic = false) => {
    const resumed = isStuck.current ? undefined : waiting();
    const isLost = resumed === undefined && hasInput();
    if (isLost && (isAutomatic || !window.confirm(i18n.t('remoteFailure.typed', { ns: 'shell' })))) return false;
    isAsked.current = !isAutomatic;
    if (resumed !== undefined) resumed.resume(remote);
    else {
      source.forget(remote);
      const fresh = open();
      startTransition(() => replace(fresh));
    }
    return true;
  };
  // Not in a transition: the stuck page is one, and another would wait for it.
  const handleLate = useEffectEvent(({ state }: AppRouter) => {
    const resumed = waiting();
    isStuck.current = resumed !== undefined;
    if (resumed !== undefined) return resumed.onStuck();
    source.blame(withoutLocale(state.location.pathname));
    replace(open());
  });
  const handleMove = useEffectEvent(() => {
    if (waiting() !== undefined && !isAtInitialAddress()) replace(open());
  });
  const handleStart = useEffectEvent(() => {
    document.documentElement.dataset['ready'] = waiting() === undefined ? 'true' : 'shell';
  });

  useEffect(() => {
    handleStart();
    const handle = () => handleMove();
    handle();
    window.addEventListener('popstate', handle);
    return () => window.removeEventListener('popstate', handle);
  }, []);
  useEffect(() => {
    const watching = Promise.resolve(router).then((here) =>
      watchFirstRender(
        here,
        () => rendered.current,
        () => handleLate(here),
      ),
    );
    return () => void watching.then((stop) => stop());
  }, [router]);
  const handleRendered = useCallback(
    (key: string) => {
      rendered.current = key;
      document.documentElement.dataset['ready'] = 'true';
      store.set(unavailableRemoteAtom, undefined);
      watch.rendered?.();
      if (isAsked.current) document.getElementById('main')?.focus();
      isAsked.current = false;
    },
    [store, watch],
  );

  const pending = <PendingFrame t={i18n.getFixedT(null, 'shell')} platform={platform} address={window.location} />;
  const page = <RouterView key={number} router={router} pending={pending} />;
  return (
    <App platform={platform} i18n={i18n} store={store}>
      <RemoteRetryContext value={handleRetry}>
        <RenderedContext value={handleRendered}>
          <LayoutsContext value={source.layouts}>
            {serverPage ? (
              <>
                <UnavailableRemote errorOf={(remote) => source.failures.get(remote)} />
                <Suspense fallback={pending}>{page}</Suspense>
              </>
            ) : (
              page
            )}
          </LayoutsContext>
        </RenderedContext>
      </RemoteRetryContext>
    </App>
  );
}
