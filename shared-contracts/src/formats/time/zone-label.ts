import { cityName } from '../../schemas/city-names.ts';
import type { Locale } from '../../schemas/vocabulary.ts';
import { timeZoneOfCountry } from './country-time-zone.ts';
import { zoneName } from './zone-name.ts';

interface Practice {
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** "de Douala", "d’Abidjan", "du Caire". */
const ofCity = (city: string): string =>
  city.startsWith('Le ') ? `du ${city.slice(3)}` : `${/^[aeiouh]/iu.test(city.normalize('NFD')) ? 'd’' : 'de '}${city}`;

/** The city that a zone is called by: of the practice if it is in that zone, else the zone's own. */
export const zoneCity = (timeZone: string, locale: Locale, practice?: Practice): string =>
  practice?.city != null && timeZoneOfCountry(practice.country ?? '') === timeZone
    ? cityName(practice.city, locale)
    : zoneName(timeZone, locale);

/**
 * Label of a time zone, "heure de Douala" or "Douala time": by the city of the practice if it is in that zone, else by the
 * zone's own city.
 */
export function zoneLabel(timeZone: string, locale: Locale, practice?: Practice): string {
  const city = zoneCity(timeZone, locale, practice);
  if (locale === 'en') return `${city} time`;
  return city.startsWith('UTC') ? `heure ${city}` : `heure ${ofCity(city)}`;
}
