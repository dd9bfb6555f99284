import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { LazyCalendar } from 'shared-ui/calendar/lazy-calendar';
import type { CalendarEntry } from 'shared-ui/appointment/appointment-calendar';
import type { ExceptionRow } from '../../data/availability.ts';
import { addDays } from '../../model/date-of.ts';

interface ExceptionCalendarProps {
  readonly exceptions: readonly ExceptionRow[];
  /** First and last selected date, both included. */
  readonly onSelect: (from: string, to: string) => void;
}

/** The days that differ, and a way to select more of them. */
export function ExceptionCalendar({ exceptions, onSelect }: ExceptionCalendarProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { t: words } = useTranslation('remote-pro/appointments');
  const { locale } = usePlatform();
  const events = useCallback(
    (): Promise<readonly CalendarEntry[]> =>
      Promise.resolve(
        exceptions.map(({ id, date, ranges, reason }) => ({
          id,
          title:
            ranges.length === 0
              ? (reason ?? t('exceptions.closed'))
              : ranges.map(({ start, end }) => `${start}–${end}`).join(', '),
          start: date,
          end: addDays(date, 1),
          allDay: true,
          tone: ranges.length === 0 ? 'neutral' : 'info',
        })),
      ),
    [exceptions, t],
  );
  return (
    <LazyCalendar
      label={t('exceptions.calendar')}
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
      }}
      events={events}
      isSelectable
      onSelect={({ start, end }) => onSelect(start.slice(0, 10), addDays(end.slice(0, 10), -1))}
    />
  );
}
