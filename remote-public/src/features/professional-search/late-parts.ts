/** What a list of professionals can do without until it stands. */
export { ShareLink } from '../../components/share-link.tsx';
export { FacetCounts } from './facet-counts.tsx';
export { LastSearch } from './last-search.tsx';
export { rememberSearch } from './remember-search.ts';
