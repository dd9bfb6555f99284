import { deviceZone, homeZone } from 'shared-contracts/formats/time/device-zone';
import { instantOf, wallTimeOf } from 'shared-contracts/formats/time/wall-time';

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

/** That of the device without a name. */
export function calendarZone(name: string | undefined): CalendarZone {
  const device = deviceZone();
  if (name === undefined && device !== null)
    return {
      name: device,
      shownAs: 'local',
      shown: (time) => time,
      instant: (date) => date.toISOString(),
    };
  const timeZone = name ?? homeZone;
  return {
    name: timeZone,
    shownAs: 'UTC',
    shown: (time) => (time.includes('T') ? `${wallTimeOf(time, timeZone)}Z` : time),
    instant: (date) => instantOf(date.toISOString().slice(0, 19), timeZone),
  };
}
