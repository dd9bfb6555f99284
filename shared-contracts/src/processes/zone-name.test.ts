import { zoneName } from './zone-name.ts';

test.each([
  ['America/Argentina/Buenos_Aires', 'fr', 'Buenos Aires'],
  ['Europe/Brussels', 'fr', 'Bruxelles'],
  ['Europe/Brussels', 'en', 'Brussels'],
  ['UTC', 'fr', 'UTC'],
  ['Etc/GMT+5', 'en', 'UTC\u22125'],
  ['Etc/GMT-14', 'fr', 'UTC+14'],
  ['Etc/GMT0', 'fr', 'UTC'],
  ['GMT', 'en', 'UTC'],
  ['Etc/UTC', 'en', 'UTC'],
  ['Etc/Zulu', 'fr', 'UTC'],
  ['EST', 'fr', 'UTC\u22125'],
] as const)('%s is, in %s, %s', (timeZone, locale, name) => expect(zoneName(timeZone, locale)).toBe(name));
