import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { clientAppointments } from '../../data/clients/client-appointments.ts';
import { betweenQueries } from '../../data/clients/client-between.ts';
import { clientQueries } from '../../data/clients/client-queries.ts';

/** Fetches the client `:id` with the latest of what there is between the two. */
export async function loadClient(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const [client, queries, id] = [areaQueryClient(platform), clientQueries(platform.http), args.params['id'] ?? ''];
  const between = betweenQueries(platform.http, id);
  const others = [
    client.prefetchQuery(queries.parties(id)),
    client.prefetchInfiniteQuery(between.documents()),
    client.prefetchInfiniteQuery(between.conversations()),
    client.prefetchInfiniteQuery(between.reviews()),
    client.prefetchInfiniteQuery(between.invoices()),
  ];
  await client.fetchQuery(queries.one(id));
  await Promise.all([client.fetchInfiniteQuery(clientAppointments(platform.http, id)), ...others]);
  return null;
}
