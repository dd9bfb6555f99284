import { queryOfSearch } from './appointment-groups.ts';

const now = new Date(2026, 10, 20, 12, 0);

test('upcoming appointments start from now, in order', () => {
  expect(queryOfSearch(new URLSearchParams(), now)).toEqual({
    statuses: ['accepted'],
    order: 'asc',
    from: now.toISOString(),
  });
});

test('a period never reaches back before now for what is upcoming, nor past now for what is over', () => {
  expect(queryOfSearch(new URLSearchParams('period=month'), now)).toMatchObject({
    from: now.toISOString(),
    to: new Date(2026, 11, 1).toISOString(),
  });
  expect(queryOfSearch(new URLSearchParams('group=past&period=month'), now)).toMatchObject({
    from: new Date(2026, 10, 1).toISOString(),
    to: now.toISOString(),
    order: 'desc',
  });
});

test('a cursor is passed on, an unknown group is the first', () => {
  expect(queryOfSearch(new URLSearchParams('group=nonsense&cursor=abc'), now)).toMatchObject({
    statuses: ['accepted'],
    cursor: 'abc',
  });
});
