import { type SearchFilter } from '../../model/filter-query.ts';
/** Writes a filter into the fields of the form; a field that the filter does not name becomes empty. */
export declare function fillForm(form: HTMLFormElement, filter: SearchFilter): void;
