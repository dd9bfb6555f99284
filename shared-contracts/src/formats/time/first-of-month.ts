/**
 * French writes the first of a month as an ordinal, "1er décembre", where Intl writes "1 décembre"; `written` is a date
 * or a range of dates formatted by Intl. Other days and languages are unchanged.
 */
export const firstOfMonth = (written: string, locale: string): string =>
  locale.startsWith('fr') ? written.replace(/(?<![\d:])1(?=\s(?:\p{L}|–)|–)/gu, '1er') : written;
