import { zoneLabel } from './zone-label.ts';

test.each([
  ['Africa/Douala', 'fr', 'heure de Douala'],
  ['Africa/Abidjan', 'fr', 'heure d’Abidjan'],
  ['Africa/Cairo', 'fr', 'heure du Caire'],
  ['UTC', 'fr', 'heure UTC'],
  ['Etc/GMT+5', 'fr', 'heure UTC\u22125'],
  ['Etc/GMT+5', 'en', 'UTC\u22125 time'],
  ['Europe/Brussels', 'en', 'Brussels time'],
] as const)('%s is, in %s, %s', (timeZone, locale, words) => expect(zoneLabel(timeZone, locale)).toBe(words));

const montreal = { city: 'Montréal', country: 'CA' };

test('a practice in its local time zone is labelled with its city', () => {
  expect(zoneLabel('America/Toronto', 'fr', montreal)).toBe('heure de Montréal');
  expect(zoneLabel('America/Toronto', 'en', montreal)).toBe('Montréal time');
});

test('a practice in another time zone is not', () => {
  expect(zoneLabel('Europe/Paris', 'fr', montreal)).toBe('heure de Paris');
});
