import type { SearchAlternative } from 'shared-contracts/schemas/search-alternatives';
import { listedInstead } from './search-alternatives.ts';

test('an area of law is listed instead of a text that speaks of it first, with the rest of the search, and of nothing else', () => {
  const filter = { text: 'dismissed', city: 'Lyon', cursor: 'x' };
  const labour = { field: 'category', value: 'labour', isWithin: true } as const;
  const name = { field: 'text', value: 'Mbarga', isWithin: true } as const;
  const listed = (alternatives: readonly SearchAlternative[]) => listedInstead(filter, { alternatives, named: [] });
  expect(listed([labour])).toEqual({ city: 'Lyon', category: 'labour' });
  expect(listed([])).toBeUndefined();
  expect(listed([name, labour])).toBeUndefined();
  expect(listed([{ ...labour, isWithin: false }])).toBeUndefined();
});
