import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { dateOf } from '../../model/date-of.ts';

/** Prefetches settings, weekly hours and the exceptions from today on, in the time zone of the practice. */
export async function availabilityLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = practiceQueries(platform.http);
  const [{ timeZone }] = await Promise.all([
    client.fetchQuery(queries.professional()),
    client.fetchQuery(queries.rules()),
  ]);
  await client.fetchQuery(queries.exceptions(dateOf(new Date(), timeZone)));
  return null;
}
