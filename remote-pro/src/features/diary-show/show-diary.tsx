import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { href } from 'shared-contracts/remote/paths';
import type {
  CalendarEntry,
  CalendarMove,
  CalendarRange,
} from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import { appointmentEntries, appointmentIdOf } from 'shared-ui/domain/appointments/calendar/appointment-entries.ts';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { calendarLabels } from 'shared-ui/domain/appointments/calendar/calendar-labels.ts';
import { CalendarLegend } from 'shared-ui/domain/appointments/calendar/calendar-legend.tsx';
import { minutesBetween } from 'shared-ui/domain/appointments/times/chosen-time.ts';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/queries/use-appointment-queries.ts';
import { useCalendarRetry } from 'shared-ui/domain/appointments/calendar/use-calendar-retry.tsx';
import { CalendarPlaceholder } from 'shared-ui/domain/calendar/calendar-placeholder.tsx';
import { useRangeQuery } from 'shared-ui/domain/calendar/use-range-query.ts';
import { useBusyTimes } from '../../components/busy-times/use-busy-times.ts';
import { ClosedDaysDialogs } from '../../components/closed-days/closed-days-dialogs.tsx';
import { useClosedDays } from '../../components/closed-days/use-closed-days.ts';
import { useMoveDialog } from '../../components/move-appointment/use-move-dialog.tsx';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { bufferEntries } from './buffer-entries.ts';
import { loadHoursCalendar } from './load-hours-calendar.ts';
import { NoHours } from './no-hours.tsx';
import { useOpenHours } from './use-open-hours.ts';

const HoursCalendar = lazy(async () => ({ default: (await loadHoursCalendar()).HoursCalendar }));

export type DiaryView = 'day' | 'week' | 'month';
/** One, so that nothing changes while it is loading. */
const noRows: readonly Appointment[] = [];
const calendarViews = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth' } as const;

/** What is on screen: for printing and saving. */
export interface ShownDiary {
  readonly title: string;
  readonly range?: CalendarRange | undefined;
  readonly rows: readonly Appointment[];
  /** False while the range is fetched, and after that failed. */
  readonly isLoaded: boolean;
}

const noteOf = (
  { consultationNameFr, consultationNameEn, callType }: Appointment,
  { translate, locale }: Pick<AppointmentView, 'translate'> & { readonly locale: 'fr' | 'en' },
) =>
  [locale === 'en' ? consultationNameEn : consultationNameFr, translate(`callType.${callType}`)]
    .filter(Boolean)
    .join(' · ');

interface ShowDiaryProps {
  /** With the zone of the practice. */
  readonly view: AppointmentView;
  readonly practice: Pick<OwnProfessional, 'timeZone' | 'bufferMinutes'>;
  readonly shown: DiaryView;
  readonly date: string;
  /** An instant that is brought into view. */
  readonly scrolledTo?: string | undefined;
  readonly onDate: (date: string) => void;
  readonly onOpenDay: (date: string) => void;
  /** Time was selected for a new appointment; `minutes` unless it was only clicked. */
  readonly onNew: (time: { readonly startsAt: string; readonly minutes?: number }) => void;
  readonly onShown: (shown: ShownDiary) => void;
  /** At the end of the toolbar. */
  readonly children: ReactNode;
}

/**
 * The diary of a day, a week or a month: drag or resize an appointment to propose another time, select free time for a new one, select
 * days to close them.
 */
export function ShowDiary({ view, practice, shown, date, onNew, onShown, ...props }: ShowDiaryProps) {
  const { timeZone, bufferMinutes } = practice;
  const { translate, party } = view;
  const { locale } = view.reader;
  const { t } = useTranslation('remote-pro/diary');
  const { telemetry, toast } = usePlatform();
  const navigate = useNavigate();
  const [range, setRange] = useState<CalendarRange & { readonly title: string }>();
  const { rows = noRows, loaded, load } = useRangeQuery(useAppointmentQueries('professional').calendar);
  const days = useClosedDays(timeZone, translate);
  const hours = useOpenHours(timeZone);
  const retry = useCalendarRetry(translate);
  const { succeed } = retry;
  const { load: loadDays } = days;
  const { load: loadBusy, notice: busyNotice } = useBusyTimes(translate);
  const { load: loadHours } = hours;
  const isMonth = shown === 'month';

  const events = useCallback(
    async (asked: CalendarRange): Promise<readonly CalendarEntry[]> => {
      const [appointments, closed, ground, busy] = await Promise.all([
        load(asked),
        loadDays(asked),
        loadHours(asked),
        loadBusy(asked),
      ]);
      succeed();
      return [
        ...appointments.flatMap((one) =>
          appointmentEntries(one, { translate, reader: { locale, timeZone }, party }, true).map((entry) => ({
            ...entry,
            note: noteOf(one, { translate, locale }),
          })),
        ),
        ...closed,
        ...busy,
        ...(isMonth ? [] : [...ground, ...appointments.flatMap((one) => bufferEntries(one, bufferMinutes))]),
      ];
    },
    [load, loadDays, loadHours, loadBusy, translate, locale, timeZone, party, isMonth, bufferMinutes, succeed],
  );

  // FullCalendar reports the same range again when its options change.
  const handleRange = useCallback(
    (next: CalendarRange & { readonly title: string }) =>
      setRange((before) => (before?.start === next.start && before.end === next.end ? before : next)),
    [],
  );
  const title = range ? firstOfMonth(range.title, locale) : '';
  const isLoaded = Boolean(range && loaded && loaded.start <= range.start && loaded.end >= range.end);
  useEffect(() => onShown({ title, range, rows, isLoaded }), [onShown, title, range, rows, isLoaded]);

  const mover = useMoveDialog(rows, view);
  const appointmentOf = (id: string) => rows.find((one) => one.id === id);
  const handleMove = (change: CalendarMove) => {
    if (!days.move(change)) mover.ask(change);
  };
  const handleSelect = (selected: { start: string; end: string; allDay: boolean }) => {
    if (selected.allDay) return days.select(selected);
    if (Date.parse(selected.start) <= Date.now()) return toast.error(translate('calendar.past'));
    const minutes = minutesBetween(selected.start, selected.end);
    // A click selects one step of the grid, which is no length.
    onNew({ startsAt: selected.start, ...(minutes > 15 ? { minutes } : {}) });
  };

  return (
    <div>
      {retry.notice ?? (
        <>
          {days.notice}
          {busyNotice}
        </>
      )}
      {range && shown !== 'month' ? <NoHours shown={shown} range={range} timeZone={timeZone} /> : null}
      <Suspense fallback={<CalendarPlaceholder />}>
        <HoursCalendar
          label={translate('calendar.label')}
          locale={locale}
          labels={{
            ...calendarLabels(translate, locale),
            allDay: t('allDay'),
          }}
          view={calendarViews[shown]}
          date={date}
          timeZone={timeZone}
          scrollTime={hours.scrollTime}
          scrolledTo={props.scrolledTo}
          onDate={props.onDate}
          onOpenDay={props.onOpenDay}
          onRange={handleRange}
          events={events}
          isEditable
          isSelectable
          onEventClick={(id) => {
            if (days.open(id)) return;
            // Busy times of other calendars have no page.
            const one = appointmentOf(appointmentIdOf(id));
            if (one) void navigate(href('/pro/rendez-vous/:id', { id: one.id }));
          }}
          onEventMove={handleMove}
          onPastMove={() => toast.error(translate('calendar.past'))}
          onSelect={handleSelect}
          onError={(error) => {
            retry.fail();
            telemetry.error(error, { place: 'diary' });
          }}
        >
          {props.children}
        </HoursCalendar>
      </Suspense>
      <CalendarLegend translate={translate} party={party}>
        {isMonth
          ? []
          : [['closed', t('closedTime')] as const, ...(bufferMinutes > 0 ? [['buffer', t('buffer')] as const] : [])]}
      </CalendarLegend>
      {mover.dialog}
      <ClosedDaysDialogs dialog={days.dialog} reader={view.reader} timeZone={timeZone} onClose={days.close} />
    </div>
  );
}
