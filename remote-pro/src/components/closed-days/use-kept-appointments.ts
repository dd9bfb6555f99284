import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/use-appointment-queries.ts';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { WallRange } from 'shared-contracts/schemas/availability';
import { addDays } from '../../model/date-of.ts';
import { keptAppointments } from './kept-appointments.ts';

/** A failed check does not stop the days from being saved. */
const noneIfRefused = (error: unknown): readonly Appointment[] => {
  if (error instanceof ProblemError) return [];
  throw error;
};

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
  const kept = keptAppointments(data, dates, ranges, timeZone);
  const areNews = async () => {
    const found = isAsked ? await client.fetchQuery(query).catch(noneIfRefused) : [];
    return keptAppointments(found, dates, ranges, timeZone).some(({ id }) => !kept.some((shown) => shown.id === id));
  };
  return { kept, areNews };
}
