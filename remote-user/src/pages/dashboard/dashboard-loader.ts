import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { appointmentQueries } from 'shared-ui/domain/appointments/appointment-queries.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';

/** Starts to fetch the next appointment and what waits. The page does not wait for it: its heading stands as soon as its code is there. */
export function dashboardLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = appointmentQueries(platform.http, 'client');
  void client.prefetchQuery(queries.next());
  void client.prefetchQuery(queries.firstPending());
  return null;
}
