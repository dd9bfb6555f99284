import { instantOf, wallTimeOf } from './wall-time.ts';

test.each([
  ['2026-11-26T08:30:00.000Z', 'Africa/Douala', '2026-11-26T09:30:00'],
  ['2026-11-26T23:30:00.000Z', 'Africa/Douala', '2026-11-27T00:30:00'],
  ['2026-11-26T08:30:00.000Z', 'America/Toronto', '2026-11-26T03:30:00'],
  ['2026-07-01T08:30:00.000Z', 'Europe/Paris', '2026-07-01T10:30:00'],
  ['2026-07-01T08:30:00.000Z', 'Asia/Kolkata', '2026-07-01T14:00:00'],
])('%s in %s is %s, and back', (instant, timeZone, wallTime) => {
  expect(wallTimeOf(instant, timeZone)).toBe(wallTime);
  expect(instantOf(wallTime, timeZone)).toBe(instant);
});

test('around the change of the clocks each hour is found, and a skipped one becomes the next', () => {
  const paris = (wallTime: string) => instantOf(wallTime, 'Europe/Paris');
  expect(paris('2026-03-29T01:30:00')).toBe('2026-03-29T00:30:00.000Z');
  expect(paris('2026-03-29T03:30:00')).toBe('2026-03-29T01:30:00.000Z');
  expect(wallTimeOf(paris('2026-03-29T02:30:00'), 'Europe/Paris')).toMatch(/T0[13]:30/);
  expect(paris('2026-10-25T04:00:00')).toBe('2026-10-25T03:00:00.000Z');
});
