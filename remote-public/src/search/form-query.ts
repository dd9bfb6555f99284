import { filterNames, parameterOf, windowParameters } from './filter-query.ts';

const fieldNames = [...filterNames.map(parameterOf), ...windowParameters, 'sort'];

/** The query string of a search form without empty fields. Loaders validate it. */
export function formQuery(form: HTMLFormElement): string {
  const fields = new FormData(form);
  const search = new URLSearchParams();
  for (const name of fieldNames) {
    const raw = fields.get(name);
    const value = typeof raw === 'string' ? raw.trim() : '';
    if (value !== '' && !(name === 'sort' && value === 'relevance')) search.set(name, value);
  }
  // The form always submits its zone; only hours need it.
  if (!search.has('from') && !search.has('to')) search.delete('zone');
  return search.toString();
}
