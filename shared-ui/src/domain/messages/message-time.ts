import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { formatDay, formatTime, type Reader } from '../time/format-time.ts';

const DAY = 86_400_000;

/** The calendar date of the reader, `YYYY-MM-DD`. */
export const dayOf = (instant: string | number, { timeZone }: Pick<Reader, 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant));

const daysAgo = (instant: string | number, now: number, reader: Reader): number =>
  (Date.parse(dayOf(now, reader)) - Date.parse(dayOf(instant, reader))) / DAY;

const relativeDay = (days: number, { locale }: Reader): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');

/** "10 h 42", "hier", "ven.", "12 nov.": the time of a last message. */
export function shortTime(instant: string, now: number, reader: Reader): string {
  const days = daysAgo(instant, now, reader);
  if (days <= 0) return formatTime(instant, reader);
  if (days === 1) return relativeDay(1, reader);
  const { locale, timeZone } = reader;
  const isOfAnotherYear = dayOf(instant, reader).slice(0, 4) !== dayOf(now, reader).slice(0, 4);
  const options: Intl.DateTimeFormatOptions =
    days < 7
      ? { weekday: 'short' }
      : { day: 'numeric', month: 'short', ...(isOfAnotherYear && { year: 'numeric' as const }) };
  return new Intl.DateTimeFormat(intlLocale(locale), { timeZone, ...options }).format(new Date(instant));
}

/** "Aujourd’hui", "Hier", "Vendredi 20 novembre 2026". */
export function dayTitle(instant: string | number, now: number, reader: Reader): string {
  const days = daysAgo(instant, now, reader);
  return sentenceCase(
    days === 0 || days === 1 ? relativeDay(days, reader) : formatDay(new Date(instant).toISOString(), reader),
  );
}
