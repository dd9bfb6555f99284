import { zoneName } from 'shared-contracts/formats/time/zone-name';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

/** `UTC+1`, as the clocks of a zone are now. */
function offsetOf(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `UTC${offset || '+0'}`;
}

/** Every time zone, and the one that is set, by the names of their cities with the present offset: "Douala (UTC+1)". */
export function zoneOptions(set: string, locale: Locale, now: number) {
  const { compare } = new Intl.Collator(locale);
  return [...new Set(['UTC', set, ...Intl.supportedValuesOf('timeZone')])]
    .map((value) => ({ value, name: zoneName(value, locale) }))
    .map(({ value, name }) => ({ value, label: name.startsWith('UTC') ? name : `${name} (${offsetOf(value, now)})` }))
    .sort((one, other) => compare(one.label, other.label));
}
