import { cityName } from '../schemas/city-names.ts';
import type { Locale } from '../schemas/vocabulary.ts';

/** A time zone as a language names it, by its city: "Londres" of `Europe/London`. */
export const zoneName = (timeZone: string, locale: Locale): string =>
  cityName(timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' '), locale);
