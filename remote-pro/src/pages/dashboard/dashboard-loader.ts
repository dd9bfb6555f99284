import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { appointmentQueries } from 'shared-ui/domain/appointments/appointment-queries.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { practiceQueries } from '../../data/practice-queries.ts';

/** Starts to fetch today at a glance. The page does not wait for it: its heading stands as soon as its code is there. */
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
