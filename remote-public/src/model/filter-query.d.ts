import { type ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';
/** The filters that a person sets, in the order of their chips. `free` and `limit` have no place in an address. */
export declare const filterNames: readonly [
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
];
export type FilterName = (typeof filterNames)[number];
export type SearchFilter = Pick<ProfessionalFilter, FilterName | 'sort' | 'cursor'>;
/** The filter that an address carries. What cannot be understood is left out: a shared link never fails on one bad value. */
export declare function filterOf(search: URLSearchParams): SearchFilter;
/** The query string of a filter, without `?`; empty for an empty filter. */
export declare function queryOf(filter: SearchFilter): string;
/** The filter without one of its fields, on its first page. */
export declare function without(filter: SearchFilter, name: FilterName): SearchFilter;
