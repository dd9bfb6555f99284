import { deviceZone, homeZone } from 'shared-contracts/formats/time/device-zone';
import { atTime, zonesDiffer } from 'shared-contracts/formats/time/reader-time';
import type { Reader } from 'shared-contracts/formats/time/reader-time';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

// The API's mails use the same formats.
export * from 'shared-contracts/formats/time/reader-time';

/** The reader of this device, in its time zone; where it has none, in that of the practice. Browser only. */
export const readerOf = (locale: Locale, practice?: { readonly timeZone?: string | null | undefined }): Reader => ({
  locale,
  timeZone: deviceZone() ?? practice?.timeZone ?? homeZone,
});

/** 91 days: summer and winter time last longer; Morocco's clocks of Ramadan do not. */
const season = 91 * 86_400_000;

/** True when the two zones have different local times at some season of the year that begins at an instant in milliseconds. */
export const zonesDifferInYear = (at: number, a: string, b: string): boolean =>
  [0, 1, 2, 3].some((seasons) => zonesDiffer(new Date(at + seasons * season).toISOString(), a, b));

const hour = 3_600_000;
const minute = 60_000;

/** Days since 1970 of the calendar date of an instant in a time zone. */
const dayNumber = (at: number, timeZone: string): number =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)) / (24 * hour);

/**
 * "dans 3 heures", "après-demain à 10 h 30", "in 2 days at 10:30", "dans 3 jours": hours for near times and the same day, otherwise calendar
 * days of the reader. Instants in milliseconds.
 */
export function formatDistance(at: number, now: number, reader: Reader): string {
  const write = new Intl.RelativeTimeFormat(reader.locale, { numeric: 'auto' });
  const distance = at - now;
  const days = dayNumber(at, reader.timeZone) - dayNumber(now, reader.timeZone);
  if (Math.abs(distance) < hour) return write.format(Math.round(distance / minute), 'minute');
  if (days === 0 || Math.abs(distance) < 6 * hour) return write.format(Math.round(distance / hour), 'hour');
  const day = write.format(days, 'day');
  return Math.abs(days) > 2 ? day : `${day} ${atTime(new Date(at).toISOString(), reader)}`;
}
