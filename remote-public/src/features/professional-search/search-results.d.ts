import type { SearchData } from '../../data/search-loader.ts';
import { type FilterName } from '../../model/filter-query.ts';
interface SearchResultsProps {
  readonly data: SearchData;
  readonly path: string;
  readonly hidden: readonly FilterName[];
  readonly isSearching: boolean;
  readonly profileOf: (professional: { readonly id: string; readonly slug: string }) => string;
}
/** The people found, or what to do when nobody is or nothing could be asked. */
export declare function SearchResults({
  data,
  path,
  hidden,
  isSearching,
  profileOf,
}: SearchResultsProps): import('react').JSX.Element;
export {};
