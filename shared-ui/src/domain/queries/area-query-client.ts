import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Platform } from 'shared-contracts/platform/platform';
import { ProblemError } from 'shared-contracts/platform/problem-error';

interface AccountCache {
  readonly userId: string | undefined;
  readonly client: QueryClient;
}

const caches = new WeakMap<Platform, AccountCache>();

/** What is younger is not fetched again: a loader's answer is not asked for once more by the page that shows it. */
const staleTime = 30_000;

const createClient = ({ telemetry }: Platform): QueryClient =>
  new QueryClient({
    // What fails without data is said by the page; what fails in the background leaves the former data in sight.
    queryCache: new QueryCache({
      onError: (error, { state, queryKey, meta }) => {
        if (state.data !== undefined || meta?.['isOptional'] === true)
          telemetry.error(error, { query: queryKey.join(' ') });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime,
        // The HTTP client repeats a GET by itself (network, 502 to 504); a failure is shown at once, with its own retry.
        retry: false,
        // The HTTP client answers OFFLINE, which the pages say; a paused query would say nothing.
        networkMode: 'always',
        refetchOnReconnect: true,
        // An answer of the API is said where it was asked; anything else is a defect and goes to the error page.
        throwOnError: (error) => !(error instanceof ProblemError),
      },
      mutations: { networkMode: 'always' },
    },
  });

/**
 * The query client of the area in this document, for its loaders and its layout. Another account gets a client of its own, so that no row of
 * one account is shown to another; after a sign-out the page keeps its data until it is left.
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

/** When the area is left: a signed-out account's data is dropped, other data is fetched again on return, as public pages may have changed it. */
export function leaveArea(platform: Platform): void {
  const known = caches.get(platform);
  if (platform.session.user !== null) return void known?.client.invalidateQueries({ refetchType: 'none' });
  known?.client.clear();
  caches.delete(platform);
}
