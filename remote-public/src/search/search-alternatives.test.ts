import type { SearchAlternative } from 'shared-contracts/schemas/search-alternatives';
import { listedInstead } from './search-alternatives.ts';

test('a text that names an area of law lists that area instead, keeping the other filters; other texts do not', () => {
  const filter = { text: 'dismissed', city: 'Lyon', cursor: 'x' };
  const labour = { field: 'category', value: 'labour', isWithin: true } as const;
  const name = { field: 'text', value: 'Mbarga', isWithin: true } as const;
  const listed = (alternatives: readonly SearchAlternative[]) => listedInstead(filter, { alternatives, named: [] });
  expect(listed([labour])).toEqual({ city: 'Lyon', category: 'labour' });
  expect(listed([])).toBeUndefined();
  expect(listed([name, labour])).toBeUndefined();
  expect(listed([{ ...labour, isWithin: false }])).toBeUndefined();
});
