import { cityName } from '../schemas/city-names.ts';
import type { Locale } from '../schemas/vocabulary.ts';

/** Abbreviations that stand for one offset all year, in hours. */
const fixed: Readonly<Record<string, number>> = { EST: -5, MST: -7, HST: -10 };

/** Hours before or behind UTC of a zone that is named after them: `Etc/GMT+5` is behind. */
function offsetOf(timeZone: string): number | undefined {
  const [found, behind = '0'] =
    /^(?:etc\/)?(?:gmt([+-]?\d{1,2})?|utc|uct|universal|zulu|greenwich)$/iu.exec(timeZone) ?? [];
  return found === undefined ? fixed[timeZone.toUpperCase()] : -Number(behind);
}

/**
 * Name of a time zone in a language, by its city: "Londres" for `Europe/London`; by the offset where it is named after one: "UTC−5" for
 * `Etc/GMT+5`.
 */
export function zoneName(timeZone: string, locale: Locale): string {
  const hours = offsetOf(timeZone);
  if (hours === undefined) return cityName(timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' '), locale);
  if (hours === 0) return 'UTC';
  return `UTC${hours < 0 ? '\u2212' : '+'}${Math.abs(hours)}`;
}
