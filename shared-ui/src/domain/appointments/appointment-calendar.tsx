import { useCallback, useState } from 'react';
import { firstOfMonth } from 'shared-contracts/processes/first-of-month';
import { partyName } from 'shared-contracts/processes/party-name';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatDay } from './format-time.ts';
import { withLocale } from 'shared-contracts/remote/localized-path';
import { href } from 'shared-contracts/remote/paths';
import { actionsFor } from './available-actions.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { appointmentTones } from '../status/status-badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import type { CalendarEntry, CalendarMove, CalendarRange } from '../calendar/calendar-entry.ts';
import { LazyCalendar } from '../calendar/lazy-calendar.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { otherParty, type AppointmentView } from './appointment-view.ts';
import { proposalEnd } from './proposal-end.ts';
import { CalendarLegend } from './calendar-legend.tsx';

export type { CalendarEntry, CalendarMove, CalendarRange };

/** After an appointment's id: the entry of the time that is proposed for it. */
const PROPOSED = '/proposed';

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
  const { words, party } = view;
  // `view` changes every half minute; a fetch must depend on stable parts only.
  const { locale, timeZone } = view.reader;
  const { toast } = usePlatform();
  const isMovable = onMove !== undefined;
  // A new attempt creates a new function, which makes the calendar refetch.
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const events = useCallback(
    async (range: CalendarRange): Promise<readonly CalendarEntry[]> => {
      const [appointments, days] = await Promise.all([load?.(range) ?? [], loadDays?.(range) ?? []]);
      setFailedAttempt((failed) => (failed === attempt ? undefined : failed));
      return [
        ...appointments.flatMap((appointment) => {
          const name = partyName(otherParty(appointment, party));
          const own = {
            id: appointment.id,
            title: appointment.status === 'waiting' ? words('calendar.waiting', { name }) : name,
            start: appointment.startsAt,
            end: appointment.endsAt,
            allDay: false,
            tone: appointmentTones[appointment.status],
            status: appointment.status,
            detail: [
              formatDay(appointment.startsAt, { locale, timeZone }),
              ...(appointment.status === 'waiting' ? [] : [words(`status.${appointment.status}`, { context: party })]),
            ].join(', '),
            href: withLocale(
              href(party === 'client' ? '/user/rendez-vous/:id' : '/pro/rendez-vous/:id', { id: appointment.id }),
              locale,
            ),
            isEditable: isMovable && actionsFor(appointment, party, Date.now()).includes('propose'),
          };
          if (appointment.proposedStartsAt === null) return [own];
          const proposed = {
            ...own,
            id: `${appointment.id}${PROPOSED}`,
            title: words('calendar.proposed', { name }),
            start: appointment.proposedStartsAt,
            end: proposalEnd(appointment),
            tone: appointmentTones.waiting,
            isProposed: true,
            isEditable: false,
          };
          return [own, proposed];
        }),
        ...days,
      ];
    },
    [load, loadDays, party, words, locale, timeZone, isMovable, attempt],
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
        locale={locale}
        labels={{
          today: words('calendar.today'),
          previous: words('calendar.previous'),
          next: words('calendar.next'),
          views: words('calendar.views'),
          dayGridDay: words('calendar.dayGridDay'),
          dayGridWeek: words('calendar.dayGridWeek'),
          dayGridMonth: words('calendar.dayGridMonth'),
          dayGridYear: words('calendar.dayGridYear'),
          openDay: (date) => words('calendar.openDay', { date: firstOfMonth(date, locale) }),
          more: (count) => words('calendar.more', { count }),
          close: words('calendar.close'),
        }}
        events={events}
        isEditable={isMovable}
        isSelectable={onSelect !== undefined}
        onEventClick={(id) => onOpen(id.replace(PROPOSED, ''))}
        onEventMove={onMove}
        onPastMove={() => toast.error(words('calendar.past'))}
        onSelect={onSelect}
        onError={(error) => {
          setFailedAttempt(attempt);
          onError(error);
        }}
      />
      {load ? <CalendarLegend words={words} party={party} /> : null}
    </div>
  );
}
