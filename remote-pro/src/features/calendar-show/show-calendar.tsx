import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { busyWith } from 'shared-ui/domain/appointments/busy-with.ts';
import { formatTimeRange } from 'shared-ui/domain/appointments/format-time.ts';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/processes/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { CalendarMove, CalendarRange } from 'shared-ui/domain/calendar/calendar-entry.ts';
import { LazyAppointmentCalendar } from 'shared-ui/domain/appointments/lazy-appointment-calendar.tsx';
import { useRangeQuery } from 'shared-ui/domain/calendar/use-range-query.ts';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/use-appointment-queries.ts';
import { useBusyTimes } from '../../components/busy-times/use-busy-times.ts';
import { ClosedDaysDialogs } from '../../components/closed-days/closed-days-dialogs.tsx';
import { useClosedDays } from '../../components/closed-days/use-closed-days.ts';
import { MoveDialog } from '../../components/move-appointment/move-dialog.tsx';
import { timeOf } from '../../components/move-appointment/time-of.ts';

interface ShowCalendarProps {
  readonly view: AppointmentView;
  /** The time zone of the practice, for everything on the calendar. */
  readonly timeZone: string;
  /** Name of the region, if it is not the default. */
  readonly label?: string | undefined;
}

/**
 * The calendar: drag an appointment to propose another time, click it to open it; drag, resize or click closed days,
 * select days to close them.
 */
export function ShowCalendar({ view: ownView, timeZone, label }: ShowCalendarProps) {
  const view = useMemo(() => ({ ...ownView, reader: { ...ownView.reader, timeZone } }), [ownView, timeZone]);
  const { telemetry, toast } = usePlatform();
  const navigate = useNavigate();
  const [move, setMove] = useState<CalendarMove>();
  const { rows = [], load } = useRangeQuery(useAppointmentQueries('professional').calendar);
  const days = useClosedDays(timeZone);
  const loadBusy = useBusyTimes();
  const { load: loadClosed } = days;
  const loadDays = useCallback(
    async (range: CalendarRange) => (await Promise.all([loadClosed(range), loadBusy(range)])).flat(),
    [loadClosed, loadBusy],
  );
  const appointmentOf = (id: string) => rows.find((one) => one.id === id);
  const moved = move && appointmentOf(move.id);
  const handleMove = (change: CalendarMove) => {
    if (days.move(change)) return;
    const appointment = appointmentOf(change.id);
    const other = appointment && busyWith(rows, change.id, timeOf(appointment, change.start));
    if (!other) return setMove(change);
    const time = formatTimeRange(other.startsAt, other.endsAt, view.reader);
    toast.error(view.translate('calendar.busy', { name: partyName(other.client), time }));
  };
  return (
    <>
      <LazyAppointmentCalendar
        view={view}
        label={label}
        load={load}
        loadDays={loadDays}
        onOpen={(id) => {
          if (!days.open(id)) void navigate(href('/pro/rendez-vous/:id', { id }));
        }}
        onMove={handleMove}
        onSelect={days.select}
        onError={(error) => telemetry.error(error, { place: 'calendar' })}
      />
      {move && moved ? (
        <MoveDialog
          move={move}
          appointment={moved}
          view={view}
          onDone={() => setMove(undefined)}
          onCancel={() => setMove(undefined)}
        />
      ) : null}
      <ClosedDaysDialogs dialog={days.dialog} reader={view.reader} timeZone={timeZone} onClose={days.close} />
    </>
  );
}
