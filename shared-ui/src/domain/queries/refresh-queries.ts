import type { QueryClient, QueryKey } from '@tanstack/react-query';

const ignore = (): void => undefined;

/**
 * Fetches what the page shows under `queryKey` again, and the rest when it is next asked for. A first answer that is still on its way may be
 * older than the change, and the library would take it for news: it is fetched once more when it has come.
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
