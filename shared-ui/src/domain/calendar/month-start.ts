import { firstOfMonth } from 'shared-contracts/processes/first-of-month';

interface MonthStart {
  readonly date: { readonly marker: Date };
  readonly localeCodes: readonly string[];
}

/** "1er févr.": where a month begins within a year, short enough for a cell on a phone. */
export const monthStart = ({ date, localeCodes: [locale = 'fr'] }: MonthStart): string =>
  firstOfMonth(
    // FullCalendar keeps the wall clock of its own zone in the UTC fields of a marker.
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(date.marker),
    locale,
  );
