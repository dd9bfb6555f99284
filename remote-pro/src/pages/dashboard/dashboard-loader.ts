import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { appointmentQueries } from 'shared-ui/domain/appointments/appointment-queries.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { practiceQueries } from '../../data/practice-queries.ts';

/** Prefetches the tiles without waiting, so that the heading shows as soon as the code is loaded. */
export function dashboardLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const appointments = appointmentQueries(platform.http, 'professional');
  const practice = practiceQueries(platform.http);
  void client.prefetchQuery(appointments.next());
  void client.prefetchQuery(appointments.pendingCount());
  void client.prefetchQuery(practice.professional());
  void client.prefetchQuery(practice.documents());
  return null;
}
