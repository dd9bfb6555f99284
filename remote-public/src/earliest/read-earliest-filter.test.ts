import { readEarliestFilter } from './read-earliest-filter.ts';

const read = (query: string) => readEarliestFilter(new URLSearchParams(query), new Date('2026-11-20T12:00:00Z'));

test('a valid address is parsed as a whole', () => {
  const query =
    'category=land&language=wo&callType=call&date=2026-11-23&until=2026-12-23&from=09:00&to=12:00&zone=Africa/Dakar';
  expect(read(query)).toEqual({ filter: Object.fromEntries(new URLSearchParams(query)), ignored: [] });
});

test('invalid values are dropped and listed, and the rest is requested', () => {
  expect(read('category=magic&date=soon&callType=video')).toEqual({
    filter: { callType: 'video' },
    ignored: ['category', 'date'],
  });
});

test('dates and hours that a form without scripts sent as they were typed are read', () => {
  expect(read('date=1/12/2026&until=le 3 déc. 2026&from=9h30&zone=Africa/Douala').filter).toEqual({
    date: '2026-12-01',
    until: '2026-12-03',
    from: '09:30',
    zone: 'Africa/Douala',
  });
});

test('a last day before the first, a range over the maximum and an end before the start are dropped', () => {
  expect(read('date=2026-11-23&until=2026-11-22').ignored).toEqual(['until']);
  expect(read('date=2026-11-23&until=2026-12-24').ignored).toEqual(['until']);
  expect(read('from=12:00&to=12:00&zone=UTC').ignored).toEqual(['to']);
});

test('days that begin in the past are dropped, and the first one is reported', () => {
  expect(read('category=land&date=2020-01-06&until=2026-11-30&from=09:00&zone=Africa/Douala')).toEqual({
    filter: { category: 'land', from: '09:00', zone: 'Africa/Douala' },
    ignored: [],
    pastDate: '2020-01-06',
  });
});

test('hours without a time zone are dropped', () => {
  expect(read('from=09:00&to=12:00')).toEqual({ filter: {}, ignored: ['from', 'to'] });
  expect(read('from=09:00&zone=Mars/Base')).toEqual({ filter: {}, ignored: ['from', 'zone'] });
});

test.each(['99999-01-01', '12/01/20266', '9999-12-31', '2026-02-30'])('a day that cannot be is dropped: %s', (day) => {
  expect(read(new URLSearchParams({ date: day, until: day }).toString())).toEqual({
    filter: {},
    ignored: ['date', 'until'],
  });
});
