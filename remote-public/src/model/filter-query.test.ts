import { queryOf, without } from './filter-query.ts';
import { filterOf } from './read-filter.ts';

const parse = (query: string) => filterOf(new URLSearchParams(query));

test('a filter survives the way through the address', () => {
  const query =
    'q=bail&category=labour&city=Douala&callType=video&availableNow=1&date=2026-11-23&yearsMin=5&ratingMin=4.5&sort=rating';
  expect(parse(query)).toEqual({
    text: 'bail',
    category: 'labour',
    city: 'Douala',
    callType: 'video',
    availableNow: true,
    date: '2026-11-23',
    yearsMin: 5,
    ratingMin: 4.5,
    sort: 'rating',
  });
  expect(queryOf(parse(query))).toBe(query);
});

test('what a shared link carries and nobody understands is left out', () => {
  expect(parse('category=magic&country=Cameroun&yearsMin=old&date=soon&ratingMin=9&utm_source=x&city=')).toEqual({});
});

test('dropping a filter goes back to the first page', () => {
  expect(queryOf(without(parse('city=Paris&category=tax&cursor=abc'), 'city'))).toBe('category=tax');
});
