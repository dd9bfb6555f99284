import { filterNames, parameterOf } from './filter-query.ts';

/** The query string of what a search form's fields say, without the empty ones. Whoever reads the address checks it. */
export function formQuery(form: HTMLFormElement): string {
  const fields = new FormData(form);
  const search = new URLSearchParams();
  for (const name of [...filterNames, 'sort'].map(parameterOf)) {
    const raw = fields.get(name);
    const value = typeof raw === 'string' ? raw.trim() : '';
    if (value !== '' && !(name === 'sort' && value === 'relevance')) search.set(name, value);
  }
  return search.toString();
}
