import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { CalendarMove, CalendarRange } from 'shared-ui/domain/calendar/calendar-entry.ts';
import { LazyAppointmentCalendar } from 'shared-ui/domain/appointments/calendar/lazy-appointment-calendar.tsx';
import { useRangeQuery } from 'shared-ui/domain/calendar/use-range-query.ts';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/queries/use-appointment-queries.ts';
import { useBusyTimes } from '../../components/busy-times/use-busy-times.ts';
import { ClosedDaysDialogs } from '../../components/closed-days/closed-days-dialogs.tsx';
import { useClosedDays } from '../../components/closed-days/use-closed-days.ts';
import { useMoveDialog } from '../../components/move-appointment/use-move-dialog.tsx';

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
  const { telemetry } = usePlatform();
  const navigate = useNavigate();
  const { rows = [], load } = useRangeQuery(useAppointmentQueries('professional').calendar);
  const days = useClosedDays(timeZone, view.translate);
  const { load: loadBusy, notice: busyNotice } = useBusyTimes(view.translate);
  const { load: loadClosed } = days;
  const loadDays = useCallback(
    async (range: CalendarRange) => (await Promise.all([loadClosed(range), loadBusy(range)])).flat(),
    [loadClosed, loadBusy],
  );
  const mover = useMoveDialog(rows, view);
  const handleMove = (change: CalendarMove) => {
    if (!days.move(change)) mover.ask(change);
  };
  return (
    <>
      <LazyAppointmentCalendar
        view={view}
        label={label}
        load={load}
        loadDays={loadDays}
        notice={
          <>
            {days.notice}
            {busyNotice}
          </>
        }
        onOpen={(id) => {
          if (!days.open(id)) void navigate(href('/pro/rendez-vous/:id', { id }));
        }}
        onMove={handleMove}
        onSelect={days.select}
        onError={(error) => telemetry.error(error, { place: 'calendar' })}
      />
      {mover.dialog}
      <ClosedDaysDialogs dialog={days.dialog} reader={view.reader} timeZone={timeZone} onClose={days.close} />
    </>
  );
}
