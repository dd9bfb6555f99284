import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';

interface MonthStart {
  readonly date: { readonly marker: Date };
  readonly localeCodes: readonly string[];
}

/** "1er févr.": the first of a month in the year view, short enough for a cell on a phone. */
export const monthStart = ({ date, localeCodes: [locale = 'fr'] }: MonthStart): string =>
  firstOfMonth(
    // FullCalendar stores local time in the UTC fields of a marker.
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(date.marker),
    locale,
  );
