import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AppointmentView } from 'shared-contracts/appointments/appointment-view';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentCalendar, type CalendarMove } from 'shared-ui/appointment/appointment-calendar';
import { CloseDaysDialog } from './close-days-dialog.tsx';
import { MoveDaysDialog } from './move-days-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useCalendarData } from './use-calendar-data.ts';

interface ShowCalendarProps {
  readonly view: AppointmentView;
  /** Rises when an appointment changed: the shown range is fetched again. */
  readonly changes: number;
  /** The zone of the practice: closed days are days there. */
  readonly timeZone: string;
}

/** The diary: drag to propose another time, drag or pull closed days, select days to close them, press an appointment to open it. */
export function ShowCalendar({ view, changes, timeZone }: ShowCalendarProps) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { telemetry } = usePlatform();
  const navigate = useNavigate();
  const [move, setMove] = useState<CalendarMove>();
  const [days, setDays] = useState<{ readonly start: string; readonly end: string }>();
  const { load, loadDays, appointmentOf, daysOf, refresh } = useCalendarData(changes, timeZone, t('calendar.closed'));
  const handleOpen = useCallback(
    (id: string) => {
      if (appointmentOf(id)) void navigate(href('/pro/rendez-vous/:id', { id }));
    },
    [appointmentOf, navigate],
  );
  const moved = move && appointmentOf(move.id);
  const movedDays = move && daysOf(move.id);
  const handleDone = () => {
    setMove(undefined);
    refresh();
  };
  const handleCancel = () => {
    move?.revert();
    setMove(undefined);
  };
  return (
    <>
      <AppointmentCalendar
        view={view}
        load={load}
        loadDays={loadDays}
        onOpen={handleOpen}
        onMove={setMove}
        onSelect={setDays}
        onError={(error) => telemetry.error(error, { place: 'calendar' })}
      />
      {move && moved ? (
        <MoveDialog move={move} appointment={moved} view={view} onDone={handleDone} onCancel={handleCancel} />
      ) : null}
      {move && movedDays ? (
        <MoveDaysDialog
          move={move}
          group={movedDays}
          reader={view.reader}
          onDone={handleDone}
          onCancel={handleCancel}
        />
      ) : null}
      {days ? (
        <CloseDaysDialog
          range={days}
          reader={view.reader}
          onClose={() => setDays(undefined)}
          onDone={() => {
            setDays(undefined);
            refresh();
          }}
        />
      ) : null}
    </>
  );
}
