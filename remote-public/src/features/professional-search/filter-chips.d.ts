import { type FilterName, type SearchFilter } from '../../model/filter-query.ts';
interface FilterChipsProps {
  readonly filter: SearchFilter;
  readonly path: string;
  readonly hidden: readonly FilterName[];
}
/** The filters in force; each chip is a link to the search without it. */
export declare function FilterChips({ filter, path, hidden }: FilterChipsProps): import('react').JSX.Element | null;
export {};
