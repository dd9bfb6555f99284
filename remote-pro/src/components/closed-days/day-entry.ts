import { wallTimeRangeLabel } from 'shared-contracts/formats/time/wall-time-label';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { CalendarEntry } from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import { addDays } from '../../model/date-of.ts';
import type { DayGroup } from './day-group.ts';

/** Closed days with their title, or days with other hours, as one bar of the calendar; past days are read-only. */
export function dayEntry({ id, days, isPast }: DayGroup, closed: string, locale: Locale): CalendarEntry {
  const [{ date, ranges }] = days;
  const hours = ranges.map(({ start, end }) => wallTimeRangeLabel(start, end, locale)).join(', ');
  return {
    id,
    title: ranges.length === 0 ? closed : hours,
    start: date,
    end: addDays(date, days.length),
    allDay: true,
    // The colours mean appointment states, so a day has none.
    tone: 'neutral',
    isEditable: !isPast,
  };
}
