import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { listAllAppointments } from 'shared-ui/domain/appointments/appointment-client.ts';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentCalendar, type CalendarRange } from 'shared-ui/domain/appointments/appointment-calendar.tsx';

interface ShowCalendarProps {
  readonly view: AppointmentView;
  /** Rises when an appointment changed: the shown range is fetched again. */
  readonly changes: number;
}

/** The client's appointments and requests; a press opens one. */
export function ShowCalendar({ view, changes }: ShowCalendarProps) {
  const { http, telemetry } = usePlatform();
  const navigate = useNavigate();
  // A new number of changes is a new function, which makes the calendar fetch again.
  const load = useCallback(
    async (range: CalendarRange) => {
      const found = await listAllAppointments(http, '/appointments/find-by', {
        statuses: ['waiting', 'accepted', 'done', 'no_show'],
        from: range.start,
        to: range.end,
        withProposed: true,
      });
      return changes >= 0 ? found : [];
    },
    [http, changes],
  );
  return (
    <AppointmentCalendar
      view={view}
      load={load}
      onOpen={(id) => void navigate(href('/user/rendez-vous/:id', { id }))}
      onError={(error) => telemetry.error(error, { place: 'calendar' })}
    />
  );
}
