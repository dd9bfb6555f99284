import { useCallback, useRef, useState } from 'react';
import { busyWith } from 'shared-ui/domain/appointments/busy-with.ts';
import { listAllAppointments } from 'shared-ui/domain/appointments/appointment-client.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { CalendarRange } from 'shared-ui/domain/appointments/appointment-calendar.tsx';

/** The appointments that the calendar shows: those that hold or held their time. */
export function useCalendarData(changes: number) {
  const { http } = usePlatform();
  const [refreshes, setRefreshes] = useState(0);
  const shown = useRef(new Map<string, Appointment>());
  const asked = useRef(0);
  const version = `${changes}-${refreshes}`;
  // A new version is a new function, which makes the calendar fetch again.
  const load = useCallback(
    async (range: CalendarRange): Promise<readonly Appointment[]> => {
      const question = ++asked.current;
      const appointments = await listAllAppointments(http, '/pro/get-all/appointments', {
        statuses: ['waiting', 'accepted', 'done', 'no_show'],
        from: range.start,
        to: range.end,
        withProposed: true,
      });
      // The calendar draws only the answer to its last question; an older one that comes late is not what is shown.
      if (question === asked.current)
        shown.current = new Map(appointments.map((appointment) => [appointment.id, appointment]));
      return version ? appointments : [];
    },
    [http, version],
  );
  const appointmentOf = useCallback((id: string) => shown.current.get(id), []);
  const busyAt = useCallback(
    (id: string, time: { readonly start: string; readonly end: string }) => busyWith(shown.current.values(), id, time),
    [],
  );
  const refresh = useCallback(() => setRefreshes((count) => count + 1), []);
  return { load, appointmentOf, busyAt, refresh };
}
