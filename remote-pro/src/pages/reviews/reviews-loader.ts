import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { reviewQueries } from '../../data/reviews/review-queries.ts';
import { filterOf } from './filter-of.ts';

/** Prefetches the practice and the page of the list that the address names; starts with the figures. */
export async function reviewsLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = reviewQueries(platform.http);
  const search = new URL(args.request.url).searchParams;
  void client.prefetchQuery(queries.counts());
  await Promise.all([
    client.fetchQuery(practiceQueries(platform.http).professional()),
    client.fetchQuery(queries.page(filterOf(search), search.get('cursor'))),
  ]);
  return null;
}
