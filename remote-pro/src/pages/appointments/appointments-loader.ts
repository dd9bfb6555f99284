import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { appointmentsLoader } from 'shared-ui/domain/appointments/queries/appointment-loaders.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { practiceZone } from '../../data/practice/practice-zone.ts';
import { loadHoursCalendar } from '../../features/diary-show/load-hours-calendar.ts';
import { viewOf } from './diary-view.ts';

const listLoader = appointmentsLoader('professional', practiceZone);

/** `?view=list` fetches its page; the diary fetches its own ranges and needs the practice with its hours. */
export async function loadAppointments(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const { professional, rules } = practiceQueries(platform.http);
  const isList = viewOf(new URL(args.request.url).searchParams, false) === 'list';
  // A failure is retried, and reported, when the hours are shown.
  if (!isList) loadHoursCalendar().catch(() => undefined);
  // What is known already is shown at once: paging must not wait.
  await Promise.all([
    client.ensureQueryData(professional()),
    ...(isList ? [listLoader(args)] : [client.ensureQueryData(rules())]),
  ]);
  return null;
}
