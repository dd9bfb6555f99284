import { dayOf, formatShortDay, formatTime, sameClock } from './slot-format.ts';

const instant = '2026-11-22T23:30:00.000Z';

test('a slot is formatted in the requested time zone, day included', () => {
  expect([formatShortDay(instant, 'fr', 'UTC'), formatTime(instant, 'fr', 'UTC')]).toEqual([
    'dim. 22 nov.',
    '23\u00a0h\u00a030',
  ]);
  expect([formatShortDay(instant, 'fr', 'Africa/Douala'), formatTime(instant, 'en', 'Africa/Douala')]).toEqual([
    'lun. 23 nov.',
    '00:30',
  ]);
  expect(dayOf(instant, 'Africa/Douala')).toBe('2026-11-23');
});

test('time zones that read the same need no second time, until the clocks change', () => {
  expect(sameClock('2026-11-22T10:00:00.000Z', 'Europe/Paris', 'Africa/Douala')).toBe(true);
  expect(sameClock('2026-07-22T10:00:00.000Z', 'Europe/Paris', 'Africa/Douala')).toBe(false);
});
