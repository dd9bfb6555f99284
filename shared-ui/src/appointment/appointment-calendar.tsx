import { useCallback, useState } from 'react';
import { partyName } from 'shared-contracts/processes/party-name';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { actionsFor } from 'shared-contracts/appointments/appointment-actions';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { appointmentTones } from '../badge/status-badge.tsx';
import { Button } from '../button/button.tsx';
import type { CalendarEntry, CalendarMove, CalendarRange } from '../calendar/calendar-entry.ts';
import { LazyCalendar } from '../calendar/lazy-calendar.tsx';
import { Notice } from '../notice/notice.tsx';
import { otherParty, type AppointmentView } from 'shared-contracts/appointments/appointment-view';
import { CalendarLegend } from './calendar-legend.tsx';

export type { CalendarEntry, CalendarMove, CalendarRange };

export interface AppointmentCalendarProps {
  readonly view: AppointmentView;
  /** Name of the region, where it is not the diary. */
  readonly label?: string | undefined;
  /** Fetches what a range shows. A new function makes the calendar fetch again: change it when something changed. */
  readonly load?: ((range: CalendarRange) => Promise<readonly Appointment[]>) | undefined;
  /** All-day entries beside the appointments (closed days). */
  readonly loadDays?: ((range: CalendarRange) => Promise<readonly CalendarEntry[]>) | undefined;
  readonly onOpen: (id: string) => void;
  /** Makes appointments draggable where the life cycle lets the reader propose another time. */
  readonly onMove?: ((move: CalendarMove) => void) | undefined;
  readonly onSelect?: ((range: { start: string; end: string; allDay: boolean }) => void) | undefined;
  readonly onError: (error: unknown) => void;
}

/** Appointments on the calendar with its four views; ranges are fetched as they are shown. */
export function AppointmentCalendar({
  view,
  label,
  load,
  loadDays,
  onOpen,
  onMove,
  onSelect,
  onError,
}: AppointmentCalendarProps) {
  const { words, party, reader } = view;
  const { toast } = usePlatform();
  const isMovable = onMove !== undefined;
  // A new attempt is a new function, which makes the calendar fetch again where it stands.
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const events = useCallback(
    async (range: CalendarRange): Promise<readonly CalendarEntry[]> => {
      const [appointments, days] = await Promise.all([load?.(range) ?? [], loadDays?.(range) ?? []]);
      setFailedAttempt((failed) => (failed === attempt ? undefined : failed));
      return [
        ...appointments.map((appointment) => {
          const name = partyName(otherParty(appointment, party));
          return {
            id: appointment.id,
            title: appointment.status === 'waiting' ? words('calendar.waiting', { name }) : name,
            start: appointment.startsAt,
            end: appointment.endsAt,
            allDay: false,
            tone: appointmentTones[appointment.status],
            isEditable: isMovable && actionsFor(appointment, party, Date.now()).includes('propose'),
          };
        }),
        ...days,
      ];
    },
    [load, loadDays, party, words, isMovable, attempt],
  );
  return (
    <div>
      {failedAttempt === attempt ? (
        <Notice
          tone="danger"
          live="polite"
          action={
            <Button variant="secondary" size="dense" onClick={() => setAttempt(attempt + 1)}>
              {words('calendar.retry')}
            </Button>
          }
        >
          {words('calendar.failed')}
        </Notice>
      ) : null}
      <LazyCalendar
        label={label ?? words('calendar.label')}
        locale={reader.locale}
        labels={{
          today: words('calendar.today'),
          previous: words('calendar.previous'),
          next: words('calendar.next'),
          views: words('calendar.views'),
          dayGridDay: words('calendar.dayGridDay'),
          dayGridWeek: words('calendar.dayGridWeek'),
          dayGridMonth: words('calendar.dayGridMonth'),
          dayGridYear: words('calendar.dayGridYear'),
        }}
        events={events}
        isEditable={isMovable}
        isSelectable={onSelect !== undefined}
        onEventClick={onOpen}
        onEventMove={onMove}
        onPastMove={() => toast.error(words('calendar.past'))}
        onSelect={onSelect}
        onError={(error) => {
          setFailedAttempt(attempt);
          onError(error);
        }}
      />
      {load ? <CalendarLegend words={words} /> : null}
    </div>
  );
}
