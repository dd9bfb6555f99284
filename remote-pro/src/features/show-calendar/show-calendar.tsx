import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppointmentView } from 'shared-contracts/appointments/appointment-view';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentCalendar, type CalendarMove } from 'shared-ui/appointment/appointment-calendar';
import { AskAboutDays } from '../../closed-days/ask-about-days.tsx';
import { useClosedDays } from '../../closed-days/use-closed-days.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useCalendarData } from './use-calendar-data.ts';

interface ShowCalendarProps {
  readonly view: AppointmentView;
  /** Rises when an appointment changed: the shown range is fetched again. */
  readonly changes: number;
  /** The zone of the practice: closed days are days there. */
  readonly timeZone: string;
}

/** The diary: drag to propose another time, drag, pull or press closed days, select days to close them, press an appointment to open it. */
export function ShowCalendar({ view, changes, timeZone }: ShowCalendarProps) {
  const { telemetry } = usePlatform();
  const navigate = useNavigate();
  const [move, setMove] = useState<CalendarMove>();
  const { load, appointmentOf, refresh } = useCalendarData(changes);
  const days = useClosedDays(timeZone, changes);
  const moved = move && appointmentOf(move.id);
  return (
    <>
      <AppointmentCalendar
        view={view}
        load={load}
        loadDays={days.load}
        onOpen={(id) => {
          if (!days.open(id)) void navigate(href('/pro/rendez-vous/:id', { id }));
        }}
        onMove={(change) => {
          if (!days.move(change)) setMove(change);
        }}
        onSelect={days.select}
        onError={(error) => telemetry.error(error, { place: 'calendar' })}
      />
      {move && moved ? (
        <MoveDialog
          move={move}
          appointment={moved}
          view={view}
          onDone={() => {
            setMove(undefined);
            refresh();
          }}
          onCancel={() => setMove(undefined)}
        />
      ) : null}
      <AskAboutDays
        question={days.question}
        reader={view.reader}
        timeZone={timeZone}
        onClose={days.close}
        onChange={refresh}
      />
    </>
  );
}
