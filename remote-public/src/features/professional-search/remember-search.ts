import type { useStore } from 'jotai';
import {
  lawyersFilterCriteriaAtom,
  lawyersFilterKeyAtom,
  lawyersFilterSpecialitiesAtom,
} from 'shared-contracts/platform/persisted-state';
import type { SearchData } from '../../search/search-loader.ts';
import { queryOf } from '../../search/filter-query.ts';

/** Persists the last search (specification, section 3). */
export function rememberSearch(store: ReturnType<typeof useStore>, { filter, asked }: SearchData): void {
  const { cursor: _page, window, ...criteria } = filter;
  store.set(lawyersFilterKeyAtom, queryOf({ ...criteria, window }));
  store.set(lawyersFilterCriteriaAtom, { sort: 'relevance', limit: 20, ...criteria, free: asked.free });
  store.set(lawyersFilterSpecialitiesAtom, criteria.category === undefined ? [] : [criteria.category]);
}
