import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { pendingLoader } from 'shared-ui/domain/appointments/queries/appointment-loaders.ts';
import { outcomeQueries } from 'shared-ui/domain/appointments/queries/outcome-queries.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { dashboardQueries } from '../../data/dashboard-queries.ts';
import { bookedQuery } from '../../features/waiting-list/booked-query.ts';
import { waitingQuery } from '../../features/waiting-list/waiting-query.ts';

const requests = pendingLoader('client');

/** Prefetches the requests, what the client waits for and has yet to do; the page shows without the latter two. */
export async function waitingLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const { http } = platform;
  await Promise.all([
    requests(args),
    client.prefetchQuery(waitingQuery(http)),
    client.prefetchQuery(bookedQuery(http)),
    client.prefetchQuery(dashboardQueries(http).toSend()),
    client.prefetchQuery(outcomeQueries(http, 'client').unsaid()),
  ]);
  return null;
}
