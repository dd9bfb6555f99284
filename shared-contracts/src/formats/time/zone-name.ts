import { cityName } from '../../schemas/city-names.ts';
import type { Locale } from '../../schemas/vocabulary.ts';
import { isTimeZone } from './is-time-zone.ts';

/** A zone whose name is no place: `Etc/GMT+5`, `UTC`, or one of the old abbreviations, `EST5EDT`, `CET`, `NZ-CHAT`. */
const placeless = /^(?:etc\/.*|gmt[+-]?\d*|utc|uct|universal|zulu|greenwich|[a-z]{3}\d[a-z]{3}|[cemw]et|[emh]st)$/iu;
const abbreviation = /^[A-Z-]+$/u;

/** "UTC−5", "UTC+13:45": the present offset of a zone. */
function offsetName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/^GMT(?:\+0)?/u, '') ?? '';
  return `UTC${offset.replace('-', '\u2212')}`;
}

/**
 * Name of a time zone in a language, by its city: "Londres" for `Europe/London`; by the present offset where no place names it: "UTC−5"
 * for `Etc/GMT+5` and, in winter, for `EST5EDT`.
 */
export function zoneName(timeZone: string, locale: Locale): string {
  const isPlaceless = placeless.test(timeZone) || abbreviation.test(timeZone);
  if (isPlaceless && isTimeZone(timeZone)) return offsetName(timeZone);
  return cityName(timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' '), locale);
}
