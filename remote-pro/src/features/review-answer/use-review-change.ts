import { useQueryClient } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ownReview, type OwnReview } from 'shared-contracts/schemas/review';
import { oneOf } from 'shared-contracts/schemas/wire';
import * as v from 'valibot';
import { reviewsKey } from '../../data/reviews/review-queries.ts';

/** What a write answers: the row as the public reads it. */
const changed = oneOf(v.pick(ownReview, ['reply', 'repliedAt', 'publishedAt', 'report']));
const pagesKey = [...reviewsKey, 'page'];

interface ReviewPage {
  readonly reviews: readonly OwnReview[];
  readonly next: string | null;
}

/** Replies to a review or reports it. It keeps its place in the list that is shown, whatever the filter. @throws ProblemError 409 CHANGED_MEANWHILE. */
export function useReviewChange() {
  const { http } = usePlatform();
  const client = useQueryClient();
  return async (
    { id, rating, text }: Pick<OwnReview, 'id' | 'rating' | 'text'>,
    change: { readonly reply: string } | { readonly reportReason: string },
  ): Promise<void> => {
    // A reply publishes the review: not with words that were never read.
    const body = 'reply' in change ? { ...change, expected: { rating, text } } : change;
    const { data } = await http.request('PUT', `/base/reviews/update/${id}`, changed, { body });
    await client.cancelQueries({ queryKey: pagesKey });
    client.setQueriesData<ReviewPage>({ queryKey: pagesKey }, (page) =>
      page ? { ...page, reviews: page.reviews.map((one) => (one.id === id ? { ...one, ...data } : one)) } : page,
    );
    void client.invalidateQueries({ queryKey: pagesKey, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: reviewsKey, predicate: ({ queryKey }) => queryKey[1] !== 'page' });
  };
}
