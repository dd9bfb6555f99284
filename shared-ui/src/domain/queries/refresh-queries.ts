import type { QueryClient, QueryKey } from '@tanstack/react-query';

const ignore = (): void => undefined;

/**
 * Refetches what the page shows under `queryKey`, and marks the rest as stale. A fetch already in flight may be older
 * than the change but would be taken as fresh, so it is followed by another.
 */
export async function refreshQueries(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const early = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await Promise.all([client.invalidateQueries({ queryKey }), ...early.map((query) => query.fetch().catch(ignore))]);
  if (early.length > 0)
    await client.invalidateQueries({ predicate: (query) => early.includes(query) }, { cancelRefetch: false });
}
