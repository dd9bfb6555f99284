import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { deviceZone, homeZone } from 'shared-contracts/formats/time/device-zone';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { appointmentQueries } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { outcomeQueries } from 'shared-ui/domain/appointments/queries/outcome-queries.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { plansQuery } from '../../data/plan/plan-queries.ts';
import { practiceQueries, professionalKey } from '../../data/practice/practice-queries.ts';
import { reviewQueries } from '../../data/reviews/review-queries.ts';
import { statisticsQueries } from '../../data/plan/statistics-queries.ts';
import { dayStart } from './agenda/day-start.ts';
import { shownDays, requestsSince } from './tiles/shown-range.ts';

/** Prefetches all parts without waiting, so that the heading shows as soon as the code is loaded. */
export function dashboardLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const appointments = appointmentQueries(platform.http, 'professional');
  const practice = practiceQueries(platform.http);
  const reviews = reviewQueries(platform.http);
  const statistics = statisticsQueries(platform.http);
  const now = Date.now();
  // Elsewhere than the practice, the page asks again for its days.
  const timeZone = client.getQueryData<OwnProfessional>(professionalKey)?.timeZone ?? deviceZone() ?? homeZone;
  void client.prefetchQuery(statistics.agenda(dayStart(now, timeZone), dayStart(now, timeZone, shownDays)));
  void client.prefetchQuery(appointments.firstPending());
  void client.prefetchQuery(appointments.pendingCount());
  void client.prefetchQuery(appointments.next());
  void client.prefetchQuery(outcomeQueries(platform.http, 'professional').unfinished());
  void client.prefetchQuery(practice.professional());
  void client.prefetchQuery(practice.documents());
  void client.prefetchQuery(practice.rules());
  void client.prefetchQuery(practice.consultations());
  void client.prefetchQuery(plansQuery(platform.http));
  void client.prefetchQuery(statistics.planEnd());
  void client.prefetchQuery(statistics.requests(requestsSince(now, timeZone)));
  void client.prefetchQuery(reviews.latest());
  void client.prefetchQuery(reviews.counts());
  return null;
}
