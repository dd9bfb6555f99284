import type { Locale } from '../../schemas/vocabulary.ts';
import { wallTimeRangeLabel, wallTimeLabel } from './wall-time-label.ts';
import { firstOfMonth } from './first-of-month.ts';
import { intlLocale } from '../text/intl-locale.ts';
import { wallTimeOf } from './wall-time.ts';

/** Locale and time zone that a time is formatted for. */
export interface Reader {
  readonly locale: Locale;
  readonly timeZone: string;
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const formatter = (reader: Reader, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlLocale(reader.locale), { timeZone: reader.timeZone, ...options });

/** "vendredi 20 novembre 2026"; without the year when `short`. */
export const formatDay = (instant: string, reader: Reader, length: 'long' | 'short' = 'long'): string =>
  firstOfMonth(
    formatter(
      reader,
      length === 'long'
        ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
        : { weekday: 'short', day: 'numeric', month: 'short' },
    ).format(new Date(instant)),
    reader.locale,
  );

/** "31 décembre 2026" of a calendar date `YYYY-MM-DD`, without time or time zone. */
export const formatDate = (date: string, locale: Locale): string =>
  firstOfMonth(
    new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date)),
    locale,
  );

/** `14:30` in both languages: for form fields and grids of times. */
export const formatClock = (instant: string, reader: Reader): string =>
  formatter(reader, clock).format(new Date(instant));

/** "14 h 30 – 15 h". */
export const formatTimeRange = (from: string, to: string, reader: Reader): string =>
  wallTimeRangeLabel(formatClock(from, reader), formatClock(to, reader), reader.locale);

/** "14 h 30". */
export const formatTime = (instant: string, reader: Reader): string =>
  wallTimeLabel(formatClock(instant, reader), reader.locale);

/** "à 14 h 30", "at 14:30": after a day in a sentence. */
export const atTime = (instant: string, reader: Reader): string =>
  `${reader.locale === 'fr' ? 'à' : 'at'} ${formatTime(instant, reader)}`;

/** "20 nov. 2026 à 14 h 30". */
export const formatMoment = (instant: string, reader: Reader): string => {
  const day = formatter(reader, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(instant));
  return `${firstOfMonth(day, reader.locale)} ${atTime(instant, reader)}`;
};

/** The day of another zone, where it is not the reader's: "ven. 27 nov.". */
function dayElsewhere(instant: string, reader: Reader, timeZone: string): string | undefined {
  const [here, there] = [reader.timeZone, timeZone].map((zone) => wallTimeOf(instant, zone).slice(0, 10));
  return here === there ? undefined : formatDay(instant, { ...reader, timeZone }, 'short');
}

/** An instant by the clocks of another zone, with the day where it is not the reader's: "11 h 15", "ven. 27 nov. à 0 h 15". */
export function formatTimeElsewhere(instant: string, reader: Reader, timeZone: string): string {
  const there = { ...reader, timeZone };
  const day = dayElsewhere(instant, reader, timeZone);
  return day === undefined ? formatTime(instant, there) : `${day} ${atTime(instant, there)}`;
}

/** {@link formatTimeRange} by the clocks of another zone, with the day where it is not the reader's: "Fri 27 Nov, 00:15–00:45". */
export function formatTimeRangeElsewhere(from: string, to: string, reader: Reader, timeZone: string): string {
  const day = dayElsewhere(from, reader, timeZone);
  const range = formatTimeRange(from, to, { ...reader, timeZone });
  return day === undefined ? range : `${day}, ${range}`;
}

const offsetAt = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(instant))
    .find((part) => part.type === 'timeZoneName')?.value;

/** True when the two zones have different local times at that instant, whatever their names. */
export const zonesDiffer = (instant: string, a: string, b: string): boolean =>
  offsetAt(instant, a) !== offsetAt(instant, b);

/** Kept until 2.0 for remotes built against 1.4; a language has its own name for the zone (`zone-name.ts`). */
export const zoneCity = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
