import { groupByDay } from './group-by-day.ts';

const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt, callTypes: [] });

test('a slot is grouped by its day in the given time zone, not in UTC', () => {
  const days = groupByDay([slot('2026-11-20T22:30:00.000Z'), slot('2026-11-20T23:30:00.000Z')], 'Africa/Douala');
  expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 1],
  ]);
});
