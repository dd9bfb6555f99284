import * as v from 'valibot';
import { textLimits } from './text-limits.ts';
import { code, id, optionalText, requiredText } from './text.ts';

const rating = v.pipe(
  v.number(code('NUMBER_INVALID')),
  v.integer(code('NUMBER_INVALID')),
  v.minValue(1, code('NUMBER_INVALID')),
  v.maxValue(5, code('NUMBER_INVALID')),
);
const criterion = v.optional(v.nullable(rating));
const criteria = { clarity: criterion, listening: criterion, punctuality: criterion };

/**
 * POST /base/reviews/create, by the client of a completed appointment, once. Codes: APPOINTMENT_NOT_DONE,
 * ALREADY_REVIEWED.
 */
export const reviewInput = v.object({ appointmentId: id, rating, ...criteria, text: optionalText(textLimits.review) });
export type ReviewInput = v.InferInput<typeof reviewInput>;

/** PUT /base/reviews/update/{id} by the client, until the review is published (then TRANSITION_NOT_ALLOWED). */
export const reviewChange = v.strictObject({
  rating: v.optional(rating),
  ...criteria,
  text: v.optional(optionalText(textLimits.review)),
});

/** PUT /base/reviews/update/{id} by the professional: the one public reply (ALREADY_REPLIED), or the one report (ALREADY_REPORTED). */
export const reviewAnswer = v.union([
  v.strictObject({ reply: requiredText(textLimits.reviewReply) }),
  v.strictObject({ reportReason: requiredText(textLimits.report) }),
]);
