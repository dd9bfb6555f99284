import { entriesOn } from './entries-on.ts';

const entry = (id: string, start: string, more: object = {}) => ({ id, title: id, start, allDay: false, ...more });
const zone = 'Africa/Douala';

test('a day has its all-day entries first, then the others by their start, at the hours of the zone', () => {
  const entries = [
    entry('late', '2026-11-26T15:00:00.000Z'),
    entry('night', '2026-11-26T23:30:00.000Z'),
    entry('early', '2026-11-25T23:30:00.000Z'),
    entry('closed', '2026-11-25', { allDay: true, end: '2026-11-27' }),
    entry('ground', '2026-11-26T08:00:00.000Z', { ground: 'closed' }),
  ];
  const on = (date: string) => entriesOn(entries, date, zone).map(({ id }) => id);
  expect(on('2026-11-26')).toEqual(['closed', 'early', 'late']);
  expect(on('2026-11-27')).toEqual(['night']);
  expect(on('2026-11-24')).toEqual([]);
});

// Midnight in Douala is 23:00 UTC.
test('a time of several days is on each of them with its part of the day, and one that ends at midnight is not on the next', () => {
  const entries = [
    entry('busy', '2026-11-24T13:00:00.000Z', { end: '2026-11-27T08:00:00.000Z' }),
    entry('evening', '2026-11-25T21:00:00.000Z', { end: '2026-11-25T23:00:00.000Z' }),
    entry('midnight', '2026-11-25T23:00:00.000Z', { end: '2026-11-26T23:00:00.000Z' }),
  ];
  const on = (date: string) =>
    entriesOn(entries, date, zone).map(({ id, start, end, allDay }) => [id, ...(allDay ? [] : [start, end])]);
  expect(on('2026-11-24')).toEqual([['busy', '2026-11-24T13:00:00.000Z', '2026-11-24T23:00:00.000Z']]);
  expect(on('2026-11-25')).toEqual([['busy'], ['evening', '2026-11-25T21:00:00.000Z', '2026-11-25T23:00:00.000Z']]);
  expect(on('2026-11-26')).toEqual([['busy'], ['midnight']]);
  expect(on('2026-11-27')).toEqual([['busy', '2026-11-26T23:00:00.000Z', '2026-11-27T08:00:00.000Z']]);
  expect(on('2026-11-28')).toEqual([]);
});
