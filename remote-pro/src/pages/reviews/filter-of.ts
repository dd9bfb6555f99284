import { reviewFilters, type ReviewFilter } from '../../data/reviews/review-queries.ts';

/** The filter of the address; all reviews where it names none. */
export const filterOf = (search: URLSearchParams): ReviewFilter =>
  reviewFilters.find((filter) => filter === search.get('filter')) ?? 'all';
