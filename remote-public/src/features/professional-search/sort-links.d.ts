import { type SearchFilter } from '../../model/filter-query.ts';
/** The orders as links: each has its own address, none needs a script. */
export declare function SortLinks({
  filter,
  path,
}: {
  readonly filter: SearchFilter;
  readonly path: string;
}): import('react').JSX.Element;
