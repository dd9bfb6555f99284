import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { readerOf } from 'shared-ui/domain/time/format-time.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { freeTimesQueries } from '../../data/free-times-queries.ts';
import { readWeekSearch } from '../../model/week-search.ts';

/** Fetches the people, then what they offer and their week; the page says where one of these two failed. */
export async function freeTimesLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = freeTimesQueries(platform.http);
  const { timeZone } = readerOf(platform.locale);
  const search = readWeekSearch(new URL(args.request.url).searchParams, Date.now(), timeZone);
  const { people } = await client.fetchQuery(queries.people(search.cursor));
  await Promise.all([
    client.prefetchQuery(queries.consultations(people)),
    client.prefetchQuery(queries.week(people, search, timeZone)),
  ]);
  return null;
}
