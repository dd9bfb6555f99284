import type { i18n } from 'i18next';
import type { createStore } from 'jotai';
import { startTransition, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Platform } from 'shared-contracts/platform/platform';
import { withoutLocale } from 'shared-contracts/remote/localized-path';
import { App } from '../../app/app.tsx';
import { awayAtom, CardAbove } from '../recovery/card-above.tsx';
import type { AppRouter } from './create-app-router.ts';
import { isStillWhereItCame } from './is-still-where-it-came.ts';
import { LayoutsContext } from './layout-slot.tsx';
import { PendingFrame } from './pending-frame.tsx';
import { RemoteRetryContext, type RetryRemote } from '../recovery/remote-retry.ts';
import type { RouteSource } from './route-source.ts';
import { RouterView } from './router-view.tsx';
import { ShownContext } from './use-shown.ts';
import { watchFirstRender } from '../recovery/watch-first-render.ts';
import type { Watch } from '../new-versions/watch.ts';

/** A page that the server rendered: it stays as it came until its code is here, and comes to life then. */
export interface Arrival {
  readonly router: Promise<AppRouter>;
  /** Asks for a remote that is away once more. */
  readonly resume: (remote: string) => void;
  /** All of it is here, and it does not come to life. */
  readonly onStuck: () => void;
}

export interface BrowserAppProps {
  readonly platform: Platform;
  readonly i18n: i18n;
  readonly store: ReturnType<typeof createStore>;
  readonly source: RouteSource;
  readonly first: { readonly router: AppRouter } | Arrival;
  /** Answers a router that starts where one is now. */
  readonly open: () => AppRouter;
  /** Whether people have typed something that still stands there. */
  readonly isTyped: () => boolean;
  readonly watch: Watch;
}

interface Generation {
  readonly number: number;
  readonly router: AppRouter | Promise<AppRouter>;
}

/**
 * The app around its router. A retry needs a new router under a new key: React Router keeps a rejected `lazy()` for ever, and the
 * old one is disposed of so that it stops listening to the address. While a page that the server rendered waits for its code nothing
 * here may be drawn again: React would give up what came.
 */
export function BrowserApp({ platform, i18n, store, source, first, open, isTyped, watch }: BrowserAppProps) {
  const [{ number, router }, setGeneration] = useState<Generation>({ number: 0, router: first.router });
  const arrival = number === 0 && 'resume' in first ? first : undefined;
  const shown = useRef<string>(undefined);
  /** What the server rendered, while it waits for its code. */
  const waiting = () => (shown.current === undefined ? arrival : undefined);
  /** Whether a person has pressed retry; the focus goes with the card then, and what shows gets it. */
  const isAsked = useRef(false);
  const replace = (fresh: AppRouter) => {
    void Promise.resolve(router).then((former) => former.dispose());
    setGeneration({ number: number + 1, router: fresh });
  };
  /** All of what the server rendered is here, and it does not come to life: then it is drawn anew. */
  const isStuck = useRef(false);
  const handleRetry: RetryRemote = (remote, byItself = false) => {
    const resumed = isStuck.current ? undefined : waiting();
    const isLost = resumed === undefined && isTyped();
    if (isLost && (byItself || !window.confirm(i18n.t('remoteFailure.typed', { ns: 'shell' })))) return false;
    isAsked.current = !byItself;
    if (resumed !== undefined) resumed.resume(remote);
    else {
      source.forget(remote);
      const fresh = open();
      startTransition(() => replace(fresh));
    }
    return true;
  };
  // At once: what never shows is a transition, and another one would wait for it.
  const handleLate = useEffectEvent(({ state }: AppRouter) => {
    const resumed = waiting();
    isStuck.current = resumed !== undefined;
    if (resumed !== undefined) return resumed.onStuck();
    source.blame(withoutLocale(state.location.pathname));
    replace(open());
  });
  const handleMove = useEffectEvent(() => {
    if (waiting() !== undefined && !isStillWhereItCame()) replace(open());
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
        () => shown.current,
        () => handleLate(here),
      ),
    );
    return () => void watching.then((stop) => stop());
  }, [router]);
  const handleShown = useCallback(
    (key: string) => {
      shown.current = key;
      document.documentElement.dataset['ready'] = 'true';
      store.set(awayAtom, undefined);
      watch.shown?.();
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
        <ShownContext value={handleShown}>
          <LayoutsContext value={source.layouts}>
            {arrival ? (
              <>
                <CardAbove errorOf={(remote) => source.failures.get(remote)} />
                <Suspense fallback={pending}>{page}</Suspense>
              </>
            ) : (
              page
            )}
          </LayoutsContext>
        </ShownContext>
      </RemoteRetryContext>
    </App>
  );
}
