/** Default time zone by ISO 3166 country; for Canada that of Montréal and Toronto. */
const clocks: Readonly<Record<string, string>> = {
  BE: 'Europe/Brussels',
  CA: 'America/Toronto',
  CI: 'Africa/Abidjan',
  CM: 'Africa/Douala',
  FR: 'Europe/Paris',
  SN: 'Africa/Dakar',
};

/** IANA zone of an ISO 3166 country where the product is used. */
export const clockOfCountry = (country: string): string | undefined => clocks[country];

/** ISO 3166 country whose clock a zone is, among those where the product is used. */
export const countryOfClock = (timeZone: string): string | undefined =>
  timeZone === 'America/Montreal' ? 'CA' : Object.keys(clocks).find((country) => clocks[country] === timeZone);
