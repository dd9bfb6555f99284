import { useCallback, useRef, useState } from 'react';
import { listAllAppointments } from 'shared-contracts/appointments/appointment-client';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { CalendarEntry, CalendarRange } from 'shared-ui/appointment/appointment-calendar';
import { listExceptions } from '../../data/availability.ts';
import { addDays, dateOf } from '../../model/date-of.ts';
import { groupDays, type DayGroup } from './day-group.ts';

/** What the calendar shows: appointments that hold or held their time, and the days that are closed or have other hours. */
export function useCalendarData(changes: number, timeZone: string, closedLabel: string) {
  const { http } = usePlatform();
  const [refreshes, setRefreshes] = useState(0);
  const shown = useRef(new Map<string, Appointment>());
  const shownDays = useRef(new Map<string, DayGroup>());
  const version = `${changes}-${refreshes}`;
  // A new version is a new function, which makes the calendar fetch again.
  const load = useCallback(
    async (range: CalendarRange): Promise<readonly Appointment[]> => {
      const appointments = await listAllAppointments(http, '/pro/get-all/appointments', {
        statuses: ['waiting', 'accepted', 'done', 'no_show'],
        from: range.start,
        to: range.end,
      });
      shown.current = new Map(appointments.map((appointment) => [appointment.id, appointment]));
      return version ? appointments : [];
    },
    [http, version],
  );
  const loadDays = useCallback(
    async (range: CalendarRange): Promise<readonly CalendarEntry[]> => {
      const exceptions = await listExceptions(http, dateOf(new Date(range.start), timeZone));
      const groups = groupDays(
        exceptions.filter(({ date }) => date <= dateOf(new Date(range.end), timeZone)),
        dateOf(new Date(), timeZone),
      );
      shownDays.current = new Map(groups.map((group) => [group.id, group]));
      return groups.map(({ id, days, isPast }) => {
        const [{ date, ranges, reason }] = days;
        return {
          id,
          title:
            ranges.length === 0
              ? (reason ?? closedLabel)
              : ranges.map(({ start, end }) => `${start}–${end}`).join(', '),
          start: date,
          end: addDays(date, days.length),
          allDay: true,
          tone: 'neutral',
          isEditable: !isPast,
        };
      });
    },
    [http, timeZone, closedLabel],
  );
  const appointmentOf = useCallback((id: string) => shown.current.get(id), []);
  const daysOf = useCallback((id: string) => shownDays.current.get(id), []);
  const refresh = useCallback(() => setRefreshes((count) => count + 1), []);
  return { load, loadDays, appointmentOf, daysOf, refresh };
}
