import { listedInstead } from './ways-on.ts';

test('an area of law is listed instead of a text that speaks of it first, with the rest of the search, and of nothing else', () => {
  const filter = { text: 'dismissed', city: 'Lyon', cursor: 'x' };
  const labour = { field: 'category', value: 'labour', isWithin: true } as const;
  const name = { field: 'text', value: 'Mbarga', isWithin: true } as const;
  expect(listedInstead(filter, [labour])).toEqual({ city: 'Lyon', category: 'labour' });
  expect(listedInstead(filter, [])).toBeUndefined();
  expect(listedInstead(filter, [name, labour])).toBeUndefined();
  expect(listedInstead(filter, [{ ...labour, isWithin: false }])).toBeUndefined();
});
