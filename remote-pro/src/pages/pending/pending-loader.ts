import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { pendingLoader } from 'shared-ui/domain/appointments/queries/appointment-loaders.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { practiceZone } from '../../data/practice/practice-zone.ts';
import { waitingQuery } from '../../data/clients/waiting-query.ts';

const requests = pendingLoader('professional', practiceZone);

/** Fetches the requests and who waits for a slot; the page shows without the latter. */
export async function loadPending(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  await Promise.all([requests(args), areaQueryClient(platform).prefetchQuery(waitingQuery(platform.http))]);
  return null;
}
