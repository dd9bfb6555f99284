/** Default time zone by ISO 3166 country; for Canada that of Montréal and Toronto. */
const timeZones: Readonly<Record<string, string>> = {
  BE: 'Europe/Brussels',
  CA: 'America/Toronto',
  CI: 'Africa/Abidjan',
  CM: 'Africa/Douala',
  FR: 'Europe/Paris',
  SN: 'Africa/Dakar',
};

/** IANA zone of an ISO 3166 country where the product is used. */
export const timeZoneOfCountry = (country: string): string | undefined => timeZones[country];

/** ISO 3166 country of a time zone, among those where the product is used. */
export const countryOfTimeZone = (timeZone: string): string | undefined =>
  timeZone === 'America/Montreal' ? 'CA' : Object.keys(timeZones).find((country) => timeZones[country] === timeZone);
