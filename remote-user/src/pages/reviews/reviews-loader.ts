import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { reviewQueries } from '../../data/review-queries.ts';

/** Fetches the pages of both lists that the address names. */
export async function reviewsLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = reviewQueries(platform.http);
  const search = new URL(args.request.url).searchParams;
  await Promise.all([
    client.fetchQuery(queries.toWrite(search.get('todo'))),
    client.fetchQuery(queries.written(search.get('cursor'))),
  ]);
  return null;
}
