import { phoneCountries } from '../place/calling-codes.ts';
import { countryOfTimeZone } from './country-time-zone.ts';

/** Not every browser lists the zones of a country. */
type ZonedLocale = Intl.Locale & { readonly getTimeZones?: () => readonly string[] | undefined };

const zonesOf = (country: string): readonly string[] => {
  const locale: ZonedLocale = new Intl.Locale('und', { region: country });
  return locale.getTimeZones?.() ?? [];
};

let known: { readonly zone: string; readonly country: string } | undefined;

/**
 * ISO 3166 country of a time zone, of all countries, as far as the runtime can tell; empty where it cannot, and then the person is asked.
 */
export function countryOfZone(zone: string): string {
  // Reading the zones of 245 countries takes long on a phone, and a device has one.
  known = known?.zone === zone ? known : { zone, country: countryOfTimeZone(zone) ?? search(zone) };
  return known.country;
}

const search = (zone: string): string => phoneCountries.find((country) => zonesOf(country).includes(zone)) ?? '';
