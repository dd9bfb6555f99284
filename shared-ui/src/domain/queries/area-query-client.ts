import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Platform } from 'shared-contracts/platform/platform';
import { ProblemError } from 'shared-contracts/platform/problem-error';

interface AccountCache {
  readonly userId: string | undefined;
  readonly client: QueryClient;
}

const caches = new WeakMap<Platform, AccountCache>();

/** Long enough that a page does not refetch what its loader has just fetched. */
const staleTime = 30_000;

/** For pages that cannot be shown without the data: a failed refetch keeps the data shown, and is reported. */
export const throwWithoutData = (_error: Error, { state }: { readonly state: { readonly data: unknown } }): boolean =>
  state.data === undefined;

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
        // The HTTP client already retries a GET (network errors, 502 to 504); other failures are shown at once with a retry button.
        retry: false,
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
 * The area's query client in this document, for loaders and layout. Each account has its own, so that its data is never
 * shown to another; after signing out the page keeps its data until it is left.
 */
export function areaQueryClient(platform: Platform): QueryClient {
  const known = caches.get(platform);
  const userId = platform.session.user?.id;
  if (known && (userId === undefined || userId === known.userId)) return known.client;
  known?.client.clear();
  const client = createClient(platform);
  caches.set(platform, { userId, client });
  return client;
}

/** On leaving the area: clears a signed-out account's cache, marks any other as stale, as public pages may change the same data. */
export function leaveArea(platform: Platform): void {
  const known = caches.get(platform);
  if (platform.session.user !== null) return void known?.client.invalidateQueries({ refetchType: 'none' });
  known?.client.clear();
  caches.delete(platform);
}
