import { useCallback, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { CalendarEntry, CalendarMove, CalendarRange } from '../../calendar/calendar-entry.ts';
import { Calendar } from '../../calendar/calendar.tsx';
import { appointmentEntries, appointmentIdOf } from './appointment-entries.ts';
import type { AppointmentView } from '../appointment-view.ts';
import { calendarLabels } from './calendar-labels.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import { useCalendarRetry } from './use-calendar-retry.tsx';

export type { CalendarEntry, CalendarMove, CalendarRange };

export interface AppointmentCalendarProps {
  readonly view: AppointmentView;
  /** Name of the region, if it is not the default. */
  readonly label?: string | undefined;
  /** Fetches the appointments of a range. Pass a new function to refetch. */
  readonly load?: ((range: CalendarRange) => Promise<readonly Appointment[]>) | undefined;
  /** All-day entries beside the appointments (closed days). */
  readonly loadDays?: ((range: CalendarRange) => Promise<readonly CalendarEntry[]>) | undefined;
  /** Of parts that could not be fetched; left out when the appointments could not be either. */
  readonly notice?: ReactNode;
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
  notice,
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
  const retry = useCalendarRetry(translate);
  const { succeed } = retry;
  const events = useCallback(
    async (range: CalendarRange): Promise<readonly CalendarEntry[]> => {
      const [appointments, days] = await Promise.all([load?.(range) ?? [], loadDays?.(range) ?? []]);
      succeed();
      return [
        ...appointments.flatMap((appointment) =>
          appointmentEntries(appointment, { translate, reader: { locale, timeZone }, party }, isMovable),
        ),
        ...days,
      ];
    },
    [load, loadDays, party, translate, locale, timeZone, isMovable, succeed],
  );
  return (
    <div>
      {retry.notice ?? notice}
      <Calendar
        label={label ?? translate('calendar.label')}
        locale={locale}
        timeZone={timeZone}
        labels={{
          ...calendarLabels(translate, locale),
          views: translate('calendar.views'),
          dayGridDay: translate('calendar.dayGridDay'),
          dayGridWeek: translate('calendar.dayGridWeek'),
          dayGridMonth: translate('calendar.dayGridMonth'),
          dayGridYear: translate('calendar.dayGridYear'),
        }}
        events={events}
        isEditable={isMovable}
        isSelectable={onSelect !== undefined}
        onEventClick={(id) => onOpen(appointmentIdOf(id))}
        onEventMove={onMove}
        onPastMove={() => toast.error(translate('calendar.past'))}
        onSelect={onSelect}
        onError={(error) => {
          retry.fail();
          onError(error);
        }}
      />
      {load ? <CalendarLegend translate={translate} party={party} /> : null}
    </div>
  );
}
