/** What few lists show: loaded only then. */
export { EmptyResults } from './empty-results.tsx';
export { IgnoredCriteria } from './ignored-criteria.tsx';
export { ListedInstead } from './listed-instead.tsx';
