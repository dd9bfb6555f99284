import type { Platform } from 'shared-contracts/platform/platform';
import { review, reviewCriteria } from 'shared-contracts/schemas/review';
import { pageOf } from 'shared-contracts/schemas/wire';
import { array, number, object, pick, type InferOutput } from 'valibot';

const shownReview = pick(review, [
  'id',
  'rating',
  ...reviewCriteria,
  'text',
  'reply',
  'repliedAt',
  'publishedAt',
  'author',
]);
export type ShownReview = InferOutput<typeof shownReview>;

const reviewPage = pageOf(shownReview);
const ratingCounts = object({ data: array(object({ rating: number(), count: number() })) });

const PAGE = 5;

export interface ShownReviews {
  /** Newest first. */
  readonly rows: readonly ShownReview[];
  readonly next: string | null;
  /** Number of reviews by rating. */
  readonly counts: readonly { readonly rating: number; readonly count: number }[];
}

/** Published reviews of a professional from a cursor, with the distribution of all. */
export async function listReviews(
  { http }: Platform,
  { professionalId, cursor }: { readonly professionalId: string; readonly cursor: string | null },
  signal: AbortSignal,
): Promise<ShownReviews> {
  const where = { professionalId };
  const [{ data, page }, counts] = await Promise.all([
    http.request('POST', '/reviews/find-by', reviewPage, {
      body: { where, limit: PAGE, ...(cursor === null ? {} : { cursor }) },
      signal,
    }),
    http.request('POST', '/reviews/aggregate', ratingCounts, {
      body: { where, groupBy: ['rating'], metrics: { count: { fn: 'count' } } },
      signal,
    }),
  ]);
  return { rows: data, next: page?.next ?? null, counts: counts.data };
}
