import { wallTimeRangeLabel, wallTimeLabel } from './wall-time-label.ts';

test.each([
  ['09:00', 'fr', '9\u00a0h'],
  ['14:30', 'fr', '14\u00a0h\u00a030'],
  ['00:05', 'fr', '0\u00a0h\u00a005'],
  ['09:00', 'en', '09:00'],
] as const)('%s is, in %s, %s', (clock, locale, words) => expect(wallTimeLabel(clock, locale)).toBe(words));

test('a range has one format in each language', () => {
  expect(wallTimeRangeLabel('09:00', '14:30', 'fr')).toBe('9\u00a0h\u00a0– 14\u00a0h\u00a030');
  expect(wallTimeRangeLabel('09:00', '14:30', 'en')).toBe('09:00–14:30');
});
