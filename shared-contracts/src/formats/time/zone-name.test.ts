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
  ['EST5EDT', 'fr', 'UTC\u22125'],
  ['PST8PDT', 'en', 'UTC\u22128'],
  ['CET', 'fr', 'UTC+1'],
  ['WET', 'en', 'UTC'],
  ['NZ-CHAT', 'en', 'UTC+13:45'],
  ['Japan', 'en', 'Japan'],
] as const)('%s is, in %s, %s', (timeZone, locale, name) => expect(zoneName(timeZone, locale)).toBe(name));
