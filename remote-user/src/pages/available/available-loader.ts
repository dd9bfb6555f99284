import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { availableQueries } from '../../data/available-queries.ts';
import { readAvailableSearch } from '../../model/available-search.ts';

/** Fetches both lists, each of which may fail by itself. */
export async function availableLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const { cursor, ...filter } = readAvailableSearch(new URL(args.request.url).searchParams);
  const queries = availableQueries(platform.http);
  await Promise.all([client.prefetchQuery(queries.own()), client.prefetchQuery(queries.all(filter, cursor))]);
  return null;
}
