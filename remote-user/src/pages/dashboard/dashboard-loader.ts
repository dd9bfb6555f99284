import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { appointmentQueries } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { outcomeQueries } from 'shared-ui/domain/appointments/queries/outcome-queries.ts';
import { unreadConversations } from 'shared-ui/domain/messages/data/use-unread-conversations.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { dashboardQueries } from '../../data/dashboard-queries.ts';
import { waitingQuery } from '../../features/waiting-list/waiting-query.ts';

/** Prefetches all parts without waiting, so that the heading shows as soon as the code is loaded. */
export function dashboardLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const appointments = appointmentQueries(platform.http, 'client');
  const own = dashboardQueries(platform.http);
  void client.prefetchQuery(appointments.next());
  void client.prefetchQuery(waitingQuery(platform.http));
  void client.prefetchQuery(outcomeQueries(platform.http, 'client').unsaid());
  void client.prefetchQuery(appointments.firstPending());
  void client.prefetchQuery(appointments.firstPending('professional'));
  void client.prefetchQuery(unreadConversations(platform.http, 'client'));
  void client.prefetchQuery(own.toPrepare());
  void client.prefetchQuery(own.toSend());
  return null;
}
