import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import type { CalendarEntry } from './calendar-entry.ts';

/** The entries of a date (YYYY-MM-DD) on the clocks of a zone, all-day ones first, then by their start. */
export const entriesOn = (entries: readonly CalendarEntry[], date: string, timeZone: string): CalendarEntry[] =>
  entries
    .filter(({ start, end, allDay, ground }) => {
      if (ground !== undefined) return false;
      if (allDay) return start.slice(0, 10) <= date && (end === undefined ? start.slice(0, 10) === date : date < end);
      return wallTimeOf(start, timeZone).slice(0, 10) === date;
    })
    .sort((a, b) => Number(b.allDay) - Number(a.allDay) || a.start.localeCompare(b.start));
