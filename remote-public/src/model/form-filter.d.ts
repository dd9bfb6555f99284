import { type SearchFilter } from './filter-query.ts';
/** The filter that a search form's fields say; files cannot be searched by. */
export declare function formFilter(form: HTMLFormElement): SearchFilter;
