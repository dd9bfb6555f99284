import { moderationDecision } from 'shared-contracts/schemas/moderation';
import { review } from 'shared-contracts/schemas/review';
import { reviewAnswer, reviewChange, reviewInput } from 'shared-contracts/schemas/review-input';
import { defineTable } from '../../generic/table-module.ts';
import { changeReview } from './change-review.ts';
import { reviewsPolicy } from './policy.ts';
import { presentReviews } from './present-reviews.ts';
import { writeReview } from './write-review.ts';

export const reviewsTable = defineTable({
  path: 'reviews',
  policy: reviewsPolicy,
  row: review,
  create: {
    schema: () => reviewInput,
    run: writeReview,
  },
  update: {
    schema: (scope) =>
      scope === 'operator' ? moderationDecision : scope === 'professional' ? reviewAnswer : reviewChange,
    run: changeReview,
  },
  present: presentReviews,
});
