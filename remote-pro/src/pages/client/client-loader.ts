import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { clientAppointments } from '../../data/client-appointments.ts';
import { clientQueries } from '../../data/client-queries.ts';

/** Fetches the client `:id` and their latest appointments. */
export async function loadClient(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const [client, queries, id] = [areaQueryClient(platform), clientQueries(platform.http), args.params['id'] ?? ''];
  const parties = client.prefetchQuery(queries.parties(id));
  await client.fetchQuery(queries.one(id));
  await Promise.all([client.fetchInfiniteQuery(clientAppointments(platform.http, id)), parties]);
  return null;
}
