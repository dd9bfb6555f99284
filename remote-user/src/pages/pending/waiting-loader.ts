import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { pendingLoader } from 'shared-ui/domain/appointments/appointment-loaders.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { bookedQuery } from '../../features/waiting-list/booked-query.ts';
import { waitingQuery } from '../../features/waiting-list/waiting-query.ts';

const requests = pendingLoader('client');

/** Prefetches the requests, and what the client waits for; the page shows without the latter. */
export async function waitingLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const waiting = [waitingQuery(platform.http), bookedQuery(platform.http)].map((query) => client.prefetchQuery(query));
  await Promise.all([requests(args), ...waiting]);
  return null;
}
