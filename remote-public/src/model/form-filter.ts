import { filterOf, type SearchFilter } from './filter-query.ts';

/** The filter that a search form's fields say; files cannot be searched by. */
export function formFilter(form: HTMLFormElement): SearchFilter {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.set(name, value);
  return filterOf(search);
}
