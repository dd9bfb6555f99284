import { type FilterName, type SearchFilter } from '../../model/filter-query.ts';
interface SearchFormProps {
  readonly filter: SearchFilter;
  readonly path: string;
  readonly hidden: readonly FilterName[];
}
/** A GET form: it works before the scripts arrive, and afterwards leaves empty fields out of the address. */
export declare function SearchForm({ filter, path, hidden }: SearchFormProps): import('react').JSX.Element;
export {};
