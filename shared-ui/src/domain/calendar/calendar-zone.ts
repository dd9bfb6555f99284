import { instantOf, wallTimeOf } from 'shared-contracts/processes/wall-time';

/**
 * FullCalendar knows no zone but the device's and UTC: the times of another zone are given to it as if they were UTC, and read back
 * the same way.
 */
export interface CalendarZone {
  readonly name: string;
  /** FullCalendar's own `timeZone`. */
  readonly shownAs: 'local' | 'UTC';
  /** An instant, or an all-day date, as FullCalendar takes it. */
  readonly shown: (time: string) => string;
  /** The instant of one of FullCalendar's dates. */
  readonly instant: (date: Date) => string;
}

export function calendarZone(timeZone: string | undefined): CalendarZone {
  if (timeZone === undefined)
    return {
      name: Intl.DateTimeFormat().resolvedOptions().timeZone,
      shownAs: 'local',
      shown: (time) => time,
      instant: (date) => date.toISOString(),
    };
  return {
    name: timeZone,
    shownAs: 'UTC',
    shown: (time) => (time.includes('T') ? `${wallTimeOf(time, timeZone)}Z` : time),
    instant: (date) => instantOf(date.toISOString().slice(0, 19), timeZone),
  };
}
