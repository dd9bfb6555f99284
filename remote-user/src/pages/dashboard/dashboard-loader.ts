import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { appointmentQueries } from 'shared-ui/domain/appointments/appointment-queries.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';

/**
 * Prefetches the next appointment and the pending requests without waiting, so that the heading shows as soon as the
 * code is loaded.
 */
export function dashboardLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = appointmentQueries(platform.http, 'client');
  void client.prefetchQuery(queries.next());
  void client.prefetchQuery(queries.firstPending());
  return null;
}
