import { dayStart, mondayOf } from './day-start.ts';

test('a day begins at midnight by the clocks of the practice, also after a change of them', () => {
  const evening = Date.parse('2026-11-26T23:30:00Z');
  expect(dayStart(evening, 'Africa/Douala')).toBe('2026-11-26T23:00:00.000Z');
  expect(dayStart(evening, 'America/Toronto')).toBe('2026-11-26T05:00:00.000Z');
  expect(dayStart(Date.parse('2026-10-24T12:00:00Z'), 'Europe/Paris')).toBe('2026-10-23T22:00:00.000Z');
  expect(dayStart(Date.parse('2026-10-24T12:00:00Z'), 'Europe/Paris', 2)).toBe('2026-10-25T23:00:00.000Z');
});

test('a week begins on Monday, by the clocks of the practice', () => {
  const thursday = Date.parse('2026-11-26T15:00:00Z');
  expect(mondayOf(thursday, 'Africa/Douala')).toBe('2026-11-23');
  expect(mondayOf(thursday, 'Africa/Douala', 11)).toBe('2026-09-07');
  const sundayNight = Date.parse('2026-11-22T23:30:00Z');
  expect(mondayOf(sundayNight, 'Africa/Douala')).toBe('2026-11-23');
  expect(mondayOf(sundayNight, 'UTC')).toBe('2026-11-16');
});
