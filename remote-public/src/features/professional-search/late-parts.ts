/** Parts of a list that are loaded after hydration. */
export { ShareLink } from '../../components/share-link.tsx';
export { LateFields } from './late-fields.tsx';
export { LastSearch } from './last-search.tsx';
export { rememberSearch } from './remember-search.ts';
