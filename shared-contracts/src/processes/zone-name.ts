import { cityName } from '../schemas/city-names.ts';
import type { Locale } from '../schemas/vocabulary.ts';

/** Name of a time zone in a language, by its city: "Londres" for `Europe/London`. */
export const zoneName = (timeZone: string, locale: Locale): string =>
  cityName(timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' '), locale);
