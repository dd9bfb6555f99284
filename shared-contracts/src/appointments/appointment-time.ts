import type { Reader } from '../processes/reader-time.ts';
import type { Locale } from '../schemas/vocabulary.ts';

// What the mails of the API write the same way.
export * from '../processes/reader-time.ts';

/** The reader in front of this screen: the zone is the device's. Call it in the browser only. */
export const readerOf = (locale: Locale): Reader => ({
  locale,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

const hour = 3_600_000;
const minute = 60_000;

/** Days since 1970 of the calendar date on which a moment falls in a zone. */
const dayNumber = (at: number, timeZone: string): number =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)) / (24 * hour);

/**
 * "dans 3 heures", "après-demain": minutes at the finest, calendar days of the reader past 24 hours, so that Monday is never "tomorrow"
 * on a Saturday night. Moments in milliseconds.
 */
export function formatDistance(at: number, now: number, { locale, timeZone }: Reader): string {
  const write = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const distance = at - now;
  if (Math.abs(distance) >= 48 * hour) return write.format(dayNumber(at, timeZone) - dayNumber(now, timeZone), 'day');
  if (Math.abs(distance) >= hour) return write.format(Math.round(distance / hour), 'hour');
  return write.format(Math.round(distance / minute), 'minute');
}
