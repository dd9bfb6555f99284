import { firstMonth, monthsFrom } from './months-of.ts';

test('the trend is of twelve months, with the one that is going on where the practice is', () => {
  const now = Date.parse('2026-11-30T23:30:00Z');
  const months = monthsFrom(firstMonth(now, 'UTC'));
  expect(months).toHaveLength(12);
  expect([months[0], months[1], months.at(-1)]).toEqual(['2025-12-01', '2026-01-01', '2026-11-01']);
  expect(monthsFrom(firstMonth(now, 'Africa/Douala')).at(-1)).toBe('2026-12-01');
});
