import type { SearchData } from '../../data/search-loader.ts';
import { type FilterName } from '../../model/filter-query.ts';
export interface SearchViewProps {
  readonly kind: 'search' | 'lawyers' | 'professionals';
  readonly data: SearchData;
  /** Filters that the page itself decides and does not offer. */
  readonly hidden?: readonly FilterName[];
  readonly profileOf: (professional: { readonly id: string; readonly slug: string }) => string;
}
/** A list of professionals with its filters; the address holds all of the search. */
export declare function SearchView({ kind, data, hidden, profileOf }: SearchViewProps): import('react').JSX.Element;
