import type { Locale } from './value-lists.ts';

type CityNames = Readonly<Record<Locale, string>>;

/**
 * Cities with different names in French and English, ignoring accents, as titled in the two Wikipedias. Excluded are
 * names that are also those of other places in the other language (Vienne, Valence, Alexandria).
 */
export const knownCities: readonly CityNames[] = [
  ['Abou Dabi', 'Abu Dhabi'],
  ['Addis-Abeba', 'Addis Ababa'],
  ['Alger', 'Algiers'],
  ['Anvers', 'Antwerp'],
  ['Athènes', 'Athens'],
  ['Bagdad', 'Baghdad'],
  ['Bâle', 'Basel'],
  ['Barcelone', 'Barcelona'],
  ['Berne', 'Bern'],
  ['Beyrouth', 'Beirut'],
  ['Bruxelles', 'Brussels'],
  ['Bucarest', 'Bucharest'],
  ['Copenhague', 'Copenhagen'],
  ['Damas', 'Damascus'],
  ['Dar es Salam', 'Dar es Salaam'],
  ['Djeddah', 'Jeddah'],
  ['Dunkerque', 'Dunkirk'],
  ['Édimbourg', 'Edinburgh'],
  ['Fès', 'Fez'],
  ['Francfort', 'Frankfurt'],
  ['Gand', 'Ghent'],
  ['Gênes', 'Genoa'],
  ['Genève', 'Geneva'],
  ['Hambourg', 'Hamburg'],
  ['La Haye', 'The Hague'],
  ['La Nouvelle-Orléans', 'New Orleans'],
  ['Le Caire', 'Cairo'],
  ['Le Cap', 'Cape Town'],
  ['Lisbonne', 'Lisbon'],
  ['Londres', 'London'],
  ['Louvain', 'Leuven'],
  ['Marrakech', 'Marrakesh'],
  ['Mexico', 'Mexico City'],
  ['Mogadiscio', 'Mogadishu'],
  ['Moscou', 'Moscow'],
  ['Pékin', 'Beijing'],
  ['Québec', 'Quebec City'],
  ['Riyad', 'Riyadh'],
  ['Singapour', 'Singapore'],
  ['Tanger', 'Tangier'],
  ['Téhéran', 'Tehran'],
  ['Varsovie', 'Warsaw'],
  ['Venise', 'Venice'],
].map(([fr = '', en = '']) => ({ fr, en }));

/** Normalised for comparison: lower case, without accents. */
export const foldedCity = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

const byName = new Map(knownCities.flatMap((names) => [names.fr, names.en].map((name) => [foldedCity(name), names])));

/** All names of a city, given one of them; only that one for an unknown city. */
export function namesOfCity(city: string): readonly string[] {
  const names = byName.get(foldedCity(city));
  return names ? [names.fr, names.en] : [city];
}

/** The name of a city in a language, given any of its names; unknown ones unchanged. */
export const cityName = (city: string, locale: Locale): string => byName.get(foldedCity(city))?.[locale] ?? city;
