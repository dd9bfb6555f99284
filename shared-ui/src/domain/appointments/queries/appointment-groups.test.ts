import { queryOfSearch } from './appointment-groups.ts';

const now = new Date(2026, 10, 20, 12, 0);

test('upcoming appointments are those that have not ended, in order', () => {
  expect(queryOfSearch(new URLSearchParams(), now, 'Africa/Douala')).toEqual({
    statuses: ['accepted'],
    order: 'asc',
    endsAfter: now.toISOString(),
  });
});

test('within a period, an ongoing appointment is upcoming, and past ones have started and ended', () => {
  expect(queryOfSearch(new URLSearchParams('period=month'), now, 'Africa/Douala')).toMatchObject({
    from: new Date(2026, 10, 1).toISOString(),
    endsAfter: now.toISOString(),
    to: new Date(2026, 11, 1).toISOString(),
  });
  expect(queryOfSearch(new URLSearchParams('group=past&period=month'), now, 'Africa/Douala')).toMatchObject({
    from: new Date(2026, 10, 1).toISOString(),
    to: now.toISOString(),
    endedBy: now.toISOString(),
    order: 'desc',
  });
});

test('a cursor is passed on, an unknown group falls back to the first', () => {
  expect(queryOfSearch(new URLSearchParams('group=nonsense&cursor=abc'), now, 'Africa/Douala')).toMatchObject({
    statuses: ['accepted'],
    cursor: 'abc',
  });
});

test('pending appointments need an answer: requests and proposals', () => {
  const query = queryOfSearch(new URLSearchParams('group=waiting'), now, 'Africa/Douala');
  expect(query).toEqual({ awaitsAnswer: true, order: 'asc' });
});
