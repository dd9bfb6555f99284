import type { FilterName, SearchFilter } from '../../model/filter-query.ts';
/** One control per facet; the same words as on the chips. */
export declare function FacetFields({
  filter,
  hidden,
}: {
  readonly filter: SearchFilter;
  readonly hidden: readonly FilterName[];
}): import('react').JSX.Element;
