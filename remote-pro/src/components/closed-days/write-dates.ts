import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

const instantOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** "sam. 28 nov.", "2 – 6 janv.": one or several days, both included. */
export function writeDates(from: string, to: string, locale: Locale): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
      ...options,
    });
  const written =
    from === to
      ? format({ weekday: 'short' }).format(instantOf(from))
      : format({}).formatRange(instantOf(from), instantOf(to));
  return firstOfMonth(written, locale);
}
