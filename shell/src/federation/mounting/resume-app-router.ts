import { matchRoutes } from 'react-router-dom';
import { basenameOf, withoutLocale } from 'shared-contracts/remote/localized-path';
import type { HydrationState } from '../registry/boot-data.ts';
import { nextTask } from '../../next-task.ts';
import { isAtInitialAddress } from './is-at-initial-address.ts';
import { createAppRouter, type AppRouter, type AppRouterOptions } from './create-app-router.ts';
import { frameRoutes } from './frame-routes.tsx';
import type { Mount } from './mount-remote.tsx';
import { RemoteError } from '../loading/remote-error.ts';

export interface ResumeOptions extends Pick<AppRouterOptions, 'platform' | 'source'> {
  readonly hydration: HydrationState;
  /** Aborted by a navigation. */
  readonly signal: AbortSignal;
}

/** React only hydrates when the code of the matched pages is already loaded; false when it fails to load. */
async function areResolved(mounts: readonly Mount[], { platform, source }: ResumeOptions): Promise<boolean> {
  const routes = frameRoutes(mounts, source.loadLayout);
  const matches = matchRoutes(routes, window.location, basenameOf(platform.locale)) ?? [];
  const outcomes = await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
  for (const outcome of outcomes)
    if (outcome.status === 'rejected' && outcome.reason instanceof RemoteError)
      source.fail(outcome.reason, outcome.reason.remote);
  return outcomes.every(({ status }) => status === 'fulfilled');
}

/**
 * The router that hydrates the server-rendered page. Undefined when a remote that it needs failed to load: the static
 * page stays readable. `left` after a navigation.
 */
export async function resumeAppRouter(options: ResumeOptions): Promise<AppRouter | 'left' | undefined> {
  const { platform, source, hydration, signal } = options;
  const mounts = await source.mountsFor(withoutLocale(window.location.pathname), true, signal);
  await nextTask();
  const isAllHere = source.failures.size === 0 && (await areResolved(mounts, options));
  await nextTask();
  if (signal.aborted || !isAtInitialAddress()) return 'left';
  return isAllHere ? createAppRouter({ platform, source, resumed: { mounts, hydration } }) : undefined;
}
