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

/** Suffix of the event id of a proposed time. */
const PROPOSED = '/proposed';

export interface AppointmentCalendarProps {
  readonly view: AppointmentView;
  /** Name of the region, if it is not the default. */
  readonly label?: string | undefined;
  /** Fetches the appointments of a range. Pass a new function to refetch. */
  readonly load?: ((range: CalendarRange) => Promise<readonly Appointment[]>) | undefined;
  /** All-day entries beside the appointments (closed days). */
  readonly loadDays?: ((range: CalendarRange) => Promise<readonly CalendarEntry[]>) | undefined;
  readonly onOpen: (id: string) => void;
  /** Makes appointments draggable where the life cycle allows the reader to propose another time. */
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
  const { translate, party } = view;
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
            title: appointment.status === 'waiting' ? translate('calendar.waiting', { name }) : name,
            start: appointment.startsAt,
            end: appointment.endsAt,
            allDay: false,
            tone: appointmentTones[appointment.status],
            status: appointment.status,
            detail: [
              formatDay(appointment.startsAt, { locale, timeZone }),
              ...(appointment.status === 'waiting'
                ? []
                : [translate(`status.${appointment.status}`, { context: party })]),
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
            title: translate('calendar.proposed', { name }),
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
    [load, loadDays, party, translate, locale, timeZone, isMovable, attempt],
  );
  return (
    <div>
      {failedAttempt === attempt ? (
        <Notice
          tone="danger"
          live="polite"
          action={
            <Button variant="secondary" size="dense" onClick={() => setAttempt(attempt + 1)}>
              {translate('calendar.retry')}
            </Button>
          }
        >
          {translate('calendar.failed')}
        </Notice>
      ) : null}
      <LazyCalendar
        label={label ?? translate('calendar.label')}
        locale={locale}
        labels={{
          today: translate('calendar.today'),
          previous: translate('calendar.previous'),
          next: translate('calendar.next'),
          views: translate('calendar.views'),
          dayGridDay: translate('calendar.dayGridDay'),
          dayGridWeek: translate('calendar.dayGridWeek'),
          dayGridMonth: translate('calendar.dayGridMonth'),
          dayGridYear: translate('calendar.dayGridYear'),
          openDay: (date) => translate('calendar.openDay', { date: firstOfMonth(date, locale) }),
          more: (count) => translate('calendar.more', { count }),
          close: translate('calendar.close'),
        }}
        events={events}
        isEditable={isMovable}
        isSelectable={onSelect !== undefined}
        onEventClick={(id) => onOpen(id.replace(PROPOSED, ''))}
        onEventMove={onMove}
        onPastMove={() => toast.error(translate('calendar.past'))}
        onSelect={onSelect}
        onError={(error) => {
          setFailedAttempt(attempt);
          onError(error);
        }}
      />
      {load ? <CalendarLegend translate={translate} party={party} /> : null}
    </div>
  );
}
