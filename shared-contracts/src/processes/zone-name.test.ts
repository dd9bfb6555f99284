import { zoneName } from './zone-name.ts';

test.each([
  ['America/Argentina/Buenos_Aires', 'fr', 'Buenos Aires'],
  ['Europe/Brussels', 'fr', 'Bruxelles'],
  ['Europe/Brussels', 'en', 'Brussels'],
  ['UTC', 'fr', 'UTC'],
] as const)('%s is, in %s, %s', (timeZone, locale, name) => expect(zoneName(timeZone, locale)).toBe(name));
