import type { ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';

/** The filters that a person sets, in the order of their chips. `free` and `limit` have no place in an address. */
export const filterNames = [
  'text',
  'category',
  'profession',
  'country',
  'city',
  'language',
  'callType',
  'gender',
  'availableNow',
  'date',
  'yearsMin',
  'ratingMin',
] as const;
export type FilterName = (typeof filterNames)[number];
export type SearchFilter = Pick<ProfessionalFilter, FilterName | 'sort' | 'cursor'>;

/** Name of a field in the address; the free text is `q`, as everywhere on the web. */
export const parameterOf = (name: string): string => (name === 'text' ? 'q' : name);

/** The query string of a filter, without `?`; empty for an empty filter. */
export function queryOf(filter: SearchFilter): string {
  const search = new URLSearchParams();
  for (const name of [...filterNames, 'sort' as const, 'cursor' as const]) {
    const value = filter[name];
    if (value === undefined || value === false || value === '') continue;
    if (name === 'sort' && value === 'relevance') continue;
    search.set(parameterOf(name), value === true ? '1' : String(value));
  }
  return search.toString();
}

/** The filter without one of its fields, on its first page. */
export function without(filter: SearchFilter, name: FilterName): SearchFilter {
  return { ...filter, [name]: undefined, cursor: undefined };
}
