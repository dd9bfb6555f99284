/** What a list of professionals can do without until it stands. */
export { FacetCounts } from './facet-counts.tsx';
export { fillForm } from './fill-form.ts';
export { LastSearch } from './last-search.tsx';
export { rememberSearch } from './remember-search.ts';
