import type { useStore } from 'jotai';
import {
  lawyersFilterCriteriaAtom,
  lawyersFilterKeyAtom,
  lawyersFilterSpecialitiesAtom,
} from 'shared-contracts/platform/persisted-state';
import type { SearchData } from '../../search/search-loader.ts';
import { queryOf } from '../../search/filter-query.ts';

type Store = ReturnType<typeof useStore>;

/** The last navigation. A page that begins anew because somebody has signed out on it does not remember their search again. */
const remembered = new WeakMap<Store, string>();

/** Persists the last search (specification, section 3). */
export function rememberSearch(store: Store, { filter, asked }: SearchData, navigation: string): void {
  const { cursor: _page, window, ...criteria } = filter;
  const query = queryOf({ ...criteria, window });
  const asOf = `${navigation} ${query}`;
  if (asOf === remembered.get(store)) return;
  remembered.set(store, asOf);
  store.set(lawyersFilterKeyAtom, query);
  store.set(lawyersFilterCriteriaAtom, { sort: 'relevance', limit: 20, ...criteria, free: asked.free });
  store.set(lawyersFilterSpecialitiesAtom, criteria.category === undefined ? [] : [criteria.category]);
}
