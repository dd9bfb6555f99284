import { formatDay, formatDistance, formatTimeRange, zoneCity, zonesDiffer, zonesDifferInYear } from './format-time.ts';

const paris = { locale: 'fr', timeZone: 'Europe/Paris' } as const;

test('a day and a range are formatted in the reader’s language and time zone', () => {
  expect(formatDay('2026-11-20T23:30:00.000Z', paris)).toBe('samedi 21 novembre 2026');
  expect(formatTimeRange('2026-11-20T13:30:00.000Z', '2026-11-20T14:00:00.000Z', paris)).toBe(
    '14\u00a0h\u00a030\u00a0– 15\u00a0h',
  );
});

test('time zones differ by their local times, not by name', () => {
  expect(zonesDiffer('2026-11-20T12:00:00.000Z', 'Europe/Paris', 'Africa/Douala')).toBe(false);
  expect(zonesDiffer('2026-07-20T12:00:00.000Z', 'Europe/Paris', 'Africa/Douala')).toBe(true);
});

test('time zones of one time in summer differ in winter, whenever one looks', () => {
  const looked = Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 15));
  const everSince = (a: string, b: string) => new Set(looked.map((at) => zonesDifferInYear(at, a, b)));
  expect(everSince('Europe/Paris', 'Africa/Douala')).toEqual(new Set([true]));
  expect(everSince('Europe/Paris', 'Africa/Johannesburg')).toEqual(new Set([true]));
  expect(everSince('America/Montreal', 'America/Bogota')).toEqual(new Set([true]));
  expect(everSince('Africa/Libreville', 'Africa/Douala')).toEqual(new Set([false]));
});

test('a time zone is labelled with its city', () => {
  expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});

test('a relative time counts hours first, then calendar days', () => {
  const now = Date.parse('2026-11-20T21:00:00.000Z');
  expect(formatDistance(now + 3 * 3_600_000, now, { locale: 'en', timeZone: 'UTC' })).toBe('in 3 hours');
  expect(formatDistance(Date.parse('2026-11-22T21:00:00.000Z'), now, paris)).toBe('après-demain à 22\u00a0h');
  // Fourteen hours ahead, but not before tomorrow.
  expect(formatDistance(Date.parse('2026-11-21T11:00:00.000Z'), now, paris)).toBe('demain à 12\u00a0h');
  // Two and a half days ahead, but three nights.
  expect(formatDistance(Date.parse('2026-11-23T07:00:00.000Z'), now, paris)).toBe('dans 3 jours');
});
