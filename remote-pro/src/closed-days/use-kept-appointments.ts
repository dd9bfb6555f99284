import { useEffect, useRef, useState } from 'react';
import { listAllAppointments } from 'shared-ui/domain/appointments/appointment-client.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { WallRange } from 'shared-contracts/schemas/availability';
import { addDays } from '../model/date-of.ts';
import { keptAppointments } from './kept-appointments.ts';

/**
 * Appointments that stay although the days are closed, or have other hours: fetched for the dates, in order. `areNews` answers, once they are
 * there, whether some of them have not been shown yet: nothing is written before they were.
 */
export function useKeptAppointments(dates: readonly string[], ranges: readonly WallRange[], timeZone: string) {
  const { http } = usePlatform();
  const [first, last] = [dates[0], dates.at(-1)];
  const [found, setFound] = useState<readonly Appointment[]>([]);
  const asked = useRef<Promise<readonly Appointment[]>>(Promise.resolve([]));
  useEffect(() => {
    const controller = new AbortController();
    const query = {
      statuses: ['waiting', 'accepted'] as const,
      withProposed: true as const,
      endsAfter: new Date().toISOString(),
    };
    asked.current =
      first === undefined || last === undefined
        ? Promise.resolve([])
        : listAllAppointments(
            http,
            '/pro/get-all/appointments',
            // A day of the practice lies within three of UTC.
            { ...query, from: `${addDays(first, -1)}T00:00:00.000Z`, to: `${addDays(last, 2)}T00:00:00.000Z` },
            controller.signal,
          ).catch((error: unknown) => {
            // Without an answer nothing is known, and the days may be written all the same.
            if (error instanceof ProblemError || controller.signal.aborted) return [];
            throw error;
          });
    void asked.current.then((appointments) => controller.signal.aborted || setFound(appointments));
    return () => controller.abort();
  }, [http, first, last]);
  const kept = keptAppointments(found, dates, ranges, timeZone);
  const areNews = async () => {
    const now = keptAppointments(await asked.current, dates, ranges, timeZone);
    return now.some(({ id }) => !kept.some((shown) => shown.id === id));
  };
  return { kept, areNews };
}
