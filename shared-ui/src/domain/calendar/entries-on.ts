import { instantOf } from 'shared-contracts/formats/time/wall-time';
import type { CalendarEntry } from './calendar-entry.ts';

/**
 * What is on a date (YYYY-MM-DD) on the clocks of a zone, half-open, all-day entries first, then by their start. Of a time that goes
 * beyond the day, the part that is on it, as a grid of hours draws it; what lasts the whole day is all-day.
 */
export function entriesOn(entries: readonly CalendarEntry[], date: string, timeZone: string): CalendarEntry[] {
  const first = instantOf(`${date}T00:00:00`, timeZone);
  const last = instantOf(`${date}T24:00:00`, timeZone);
  const [dayStart, dayEnd] = [Date.parse(first), Date.parse(last)];
  return entries
    .flatMap((entry): CalendarEntry[] => {
      const { start, end, allDay, ground } = entry;
      if (ground !== undefined) return [];
      if (allDay) {
        const isOn = start.slice(0, 10) <= date && (end === undefined ? start.slice(0, 10) === date : date < end);
        return isOn ? [entry] : [];
      }
      const [from, until] = [Date.parse(start), Date.parse(end ?? start)];
      if (from >= dayEnd || (from < dayStart && until <= dayStart)) return [];
      if (from <= dayStart && until >= dayEnd) return [{ ...entry, allDay: true }];
      return [{ ...entry, ...(from < dayStart ? { start: first } : {}), ...(until > dayEnd ? { end: last } : {}) }];
    })
    .sort((a, b) => Number(b.allDay) - Number(a.allDay) || a.start.localeCompare(b.start));
}
