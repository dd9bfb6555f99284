import { formatTimeElsewhere, formatTimeRangeElsewhere, type Reader } from './reader-time.ts';

const toronto = (locale: Reader['locale']): Reader => ({ locale, timeZone: 'America/Toronto' });
const [evening, later] = ['2026-11-27T04:15:00.000Z', '2026-11-27T04:45:00.000Z'];
const [morning, noon] = ['2026-11-26T15:15:00.000Z', '2026-11-26T15:45:00.000Z'];

test.each([
  ['fr', 'ven. 27 nov. à 5\u00a0h\u00a015', 'ven. 27 nov., 5\u00a0h\u00a015\u00a0– 5\u00a0h\u00a045'],
  ['en', 'Fri 27 Nov at 05:15', 'Fri 27 Nov, 05:15–05:45'],
] as const)('in %s, the day of the other zone stands where it is another one', (locale, time, range) => {
  expect(formatTimeElsewhere(evening, toronto(locale), 'Africa/Douala')).toBe(time);
  expect(formatTimeRangeElsewhere(evening, later, toronto(locale), 'Africa/Douala')).toBe(range);
});

test('the same day is not repeated', () => {
  expect(formatTimeElsewhere(morning, toronto('en'), 'Africa/Douala')).toBe('16:15');
  expect(formatTimeRangeElsewhere(morning, noon, toronto('en'), 'Africa/Douala')).toBe('16:15–16:45');
});

test('the day before is another one, too', () => {
  const sydney = { locale: 'en', timeZone: 'Australia/Sydney' } as const;
  expect(formatTimeElsewhere(morning, sydney, 'Africa/Douala')).toBe('Thu 26 Nov at 16:15');
});
