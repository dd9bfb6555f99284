import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/queries/use-appointment-queries.ts';
import type { WallRange } from 'shared-contracts/schemas/availability';
import { addDays } from '../../model/date-of.ts';
import { keptAppointments, type HoursOf } from './kept-appointments.ts';
import { noneIfRefused } from './none-if-refused.ts';

/**
 * Appointments kept on closed or changed days: fetched for the dates, in order. `areNews` resolves to whether some of
 * them have not been shown yet; they must be shown before saving.
 */
export function useKeptAppointments(dates: readonly string[], ranges: readonly WallRange[], timeZone: string) {
  const client = useQueryClient();
  const queries = useAppointmentQueries('professional');
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const isAsked = first !== '';
  // A day in the time zone of the practice overlaps at most three UTC days.
  const window = isAsked
    ? { from: `${addDays(first, -1)}T00:00:00.000Z`, to: `${addDays(last, 2)}T00:00:00.000Z` }
    : { from: '', to: '' };
  const query = queries.busy(window, true);
  const { data = [] } = useQuery({ ...query, ...(isAsked ? {} : { queryFn: skipToken }) });
  const hoursOf: HoursOf = (date) => (dates.includes(date) ? ranges : undefined);
  const kept = keptAppointments(data, hoursOf, timeZone);
  const areNews = async () => {
    // A failed check does not stop the days from being saved.
    const found = isAsked ? await client.fetchQuery(query).catch(noneIfRefused) : [];
    return keptAppointments(found, hoursOf, timeZone).some(
      ({ appointment: { id } }) => !kept.some((shown) => shown.appointment.id === id),
    );
  };
  return { kept, areNews };
}
