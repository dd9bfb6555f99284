import { type FilterName, type SearchFilter } from '../../model/filter-query.ts';
interface EmptyResultsProps {
  readonly filter: SearchFilter;
  readonly path: string;
  readonly hidden: readonly FilterName[];
}
/** Nobody found: which filter to drop, the narrowest first. */
export declare function EmptyResults({ filter, path, hidden }: EmptyResultsProps): import('react').JSX.Element;
export {};
