import { periodOf, periodRange } from './periods.ts';

const sunday = new Date('2026-11-22T14:30:00Z');

test('a week runs from Monday to Monday, also on a Sunday', () => {
  expect(periodRange('week', sunday, 'Africa/Douala')).toEqual({
    from: '2026-11-15T23:00:00.000Z',
    to: '2026-11-22T23:00:00.000Z',
  });
});

test('today and this month are half-open ranges', () => {
  expect(periodRange('today', sunday, 'Africa/Douala')).toEqual({
    from: '2026-11-21T23:00:00.000Z',
    to: '2026-11-22T23:00:00.000Z',
  });
  expect(periodRange('month', sunday, 'Africa/Douala')).toEqual({
    from: '2026-10-31T23:00:00.000Z',
    to: '2026-11-30T23:00:00.000Z',
  });
});

test('days are those of the zone, whatever the clocks of the device and of UTC say', () => {
  expect(periodRange('today', new Date('2026-11-22T03:00:00Z'), 'America/Toronto')).toEqual({
    from: '2026-11-21T05:00:00.000Z',
    to: '2026-11-22T05:00:00.000Z',
  });
  // Already the first of December in Auckland.
  expect(periodRange('month', new Date('2026-11-30T12:00:00Z'), 'Pacific/Auckland')).toEqual({
    from: '2026-11-30T11:00:00.000Z',
    to: '2026-12-31T11:00:00.000Z',
  });
});

test('a day on which the clocks change, also at midnight, has the length that it has', () => {
  expect(periodRange('today', new Date('2026-11-01T15:00:00Z'), 'America/Toronto')).toEqual({
    from: '2026-11-01T04:00:00.000Z',
    to: '2026-11-02T05:00:00.000Z',
  });
  // In Cairo this day began at one o'clock.
  expect(periodRange('today', new Date('2026-04-24T10:00:00Z'), 'Africa/Cairo')).toEqual({
    from: '2026-04-23T22:00:00.000Z',
    to: '2026-04-24T21:00:00.000Z',
  });
});

test('an unknown period in the URL falls back to all', () => {
  expect(periodOf('yesterday')).toBe('all');
  expect(periodRange(periodOf(null), sunday, 'Africa/Douala')).toBeUndefined();
});
