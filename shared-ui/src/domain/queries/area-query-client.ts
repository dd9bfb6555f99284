import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import type { Platform } from 'shared-contracts/platform/platform';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { wasCancelled } from 'shared-contracts/processes/was-cancelled';

export interface AccountCache {
  readonly userId: string | undefined;
  readonly client: QueryClient;
}

/** One per account, the one on screen first: a loader may add that of another account while a page is still shown. */
const caches = new WeakMap<Platform, readonly AccountCache[]>();

/** Long enough that a page does not refetch what its loader has just fetched, or failed to fetch. */
const staleTime = 30_000;

/** For pages that cannot be shown without the data: a failed refetch keeps the data shown, and is reported. */
export const throwWithoutData = (_error: Error, { state }: { readonly state: { readonly data: unknown } }): boolean =>
  state.data === undefined;

/**
 * What was cancelled elsewhere, such as a read of an ended session, is cancelled in its query: an error of that kind,
 * thrown, would leave it fetching.
 */
async function cancelWith<T>(load: () => T | Promise<T>, query: Query): Promise<T> {
  const fetching = query.promise;
  try {
    return await load();
  } catch (error) {
    // Not the fetch that has come instead of this one.
    if (wasCancelled(error) && query.promise === fetching) await query.cancel({ revert: true });
    throw error;
  }
}

const createClient = ({ telemetry }: Platform): QueryClient =>
  new QueryClient({
    // A page shows its own failures; a background failure keeps the data shown, and is reported here.
    queryCache: new QueryCache({
      onError: (error, { state, queryKey, meta }) => {
        if (state.data !== undefined || meta?.['isOptional'] === true)
          telemetry.error(error, { query: queryKey.join(' ') });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime,
        // Around every request; nothing is persisted.
        persister: (load, context, query) => cancelWith(() => load(context), query),
        // The HTTP client already retries a GET (network errors, 502 to 504); other failures are shown at once with a retry button.
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > staleTime,
        // Offline, the HTTP client fails with OFFLINE, which pages show; a paused query would show nothing.
        networkMode: 'always',
        refetchOnReconnect: true,
        // API errors are handled by the component; anything else is a defect and goes to the error page.
        throwOnError: (error, query) => throwWithoutData(error, query) && !(error instanceof ProblemError),
      },
      mutations: { networkMode: 'always' },
    },
  });

/**
 * The cache of the signed-in account; after signing out, that of the page on screen until it is left. May be called
 * while rendering: it leaves the other caches alone.
 */
export function accountCache(platform: Platform): AccountCache {
  const known = caches.get(platform) ?? [];
  const userId = platform.session.user?.id;
  const own = userId === undefined ? known[0] : known.find((cache) => cache.userId === userId);
  if (own) return own;
  const created = { userId, client: createClient(platform) };
  caches.set(platform, [...known, created]);
  return created;
}

/**
 * The area's query client in this document, for loaders and layout. Each account has its own, so that its data is never
 * shown to another.
 */
export const areaQueryClient = (platform: Platform): QueryClient => accountCache(platform).client;

/** Clears the caches of all other accounts, once a page of this one is on screen. */
export function keepCache(platform: Platform, own: AccountCache): void {
  for (const cache of caches.get(platform) ?? []) if (cache !== own) cache.client.clear();
  caches.set(platform, [own]);
}

/** On leaving the area: clears everything after signing out, else marks it as stale, as public pages may change the same data. */
export function leaveArea(platform: Platform): void {
  const isSignedOut = platform.session.user === null;
  for (const { client } of caches.get(platform) ?? [])
    if (isSignedOut) client.clear();
    else void client.invalidateQueries({ refetchType: 'none' });
  if (isSignedOut) caches.delete(platform);
}
