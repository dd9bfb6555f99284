import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

const instantOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** "sam. 28 nov.", "2 – 6 janv.", "24 déc. – 4 janv.": one or several days, both included; a line breaks between two days only. */
export function writeDates(from: string, to: string, locale: Locale): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
      ...options,
    });
  if (from === to) return firstOfMonth(format({ weekday: 'short' }).format(instantOf(from)), locale);
  // A range over the turn of a year would name both years, which no other day does.
  const written =
    from.slice(0, 4) === to.slice(0, 4)
      ? format({}).formatRange(instantOf(from), instantOf(to))
      : `${format({}).format(instantOf(from))} – ${format({}).format(instantOf(to))}`;
  return firstOfMonth(written, locale).replace(/ (?=\p{L})/gu, '\u00A0');
}
