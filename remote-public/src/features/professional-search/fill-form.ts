import { queryOf, type SearchFilter } from '../../model/filter-query.ts';

/** Writes a filter into the fields of the form; a field that the filter does not name becomes empty. */
export function fillForm(form: HTMLFormElement, filter: SearchFilter): void {
  const query = new URLSearchParams(queryOf(filter));
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = query.has(control.name);
    else if (control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type !== 'hidden'))
      control.value = query.get(control.name) ?? '';
  }
}
