import { filterNames, parameterOf, windowParameters } from './filter-query.ts';

const fieldNames = [...filterNames.map(parameterOf), ...windowParameters, 'sort'];

/** The query string of what a search form's fields say, without the empty ones. Whoever reads the address checks it. */
export function formQuery(form: HTMLFormElement): string {
  const fields = new FormData(form);
  const search = new URLSearchParams();
  for (const name of fieldNames) {
    const raw = fields.get(name);
    const value = typeof raw === 'string' ? raw.trim() : '';
    if (value !== '' && !(name === 'sort' && value === 'relevance')) search.set(name, value);
  }
  // The form always knows its zone; only hours need it.
  if (!search.has('from') && !search.has('to')) search.delete('zone');
  return search.toString();
}
