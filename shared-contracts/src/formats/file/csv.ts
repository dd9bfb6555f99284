import type { Locale } from '../../schemas/value-lists.ts';

/** Makes a spreadsheet read UTF-8. */
const byteOrderMark = '\uFEFF';

/** A cell that a spreadsheet would run as a formula begins with an apostrophe, which it does not show. */
const isFormula = /^[=+\-@\t\r]/u;

const cell = (value: string): string => {
  const text = isFormula.test(value) ? `'${value}` : value;
  return /[",;\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** What a spreadsheet in this language splits lines on: with the decimal comma it is the semicolon. */
const separators = { fr: ';', en: ',' } as const satisfies Record<Locale, string>;

/** A file of separated values (RFC 4180), its header first, as spreadsheets open it: `text/csv;charset=utf-8`. */
export const csvFile = (header: readonly string[], rows: readonly (readonly string[])[], locale: Locale): string =>
  byteOrderMark + [header, ...rows].map((values) => `${values.map(cell).join(separators[locale])}\r\n`).join('');
