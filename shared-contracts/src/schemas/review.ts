import * as v from 'valibot';
import { moderationStates } from './moderation.ts';
import { code, id, instant, optionalText, requiredText } from './text.ts';
import { textLimits } from './text-limits.ts';

/** Days after the appointment's end at which a review is published without a reply (booking-rules.md). */
export const reviewPublishedAfterDays = 7;

const rating = v.pipe(
  v.number(code('NUMBER_INVALID')),
  v.integer(code('NUMBER_INVALID')),
  v.minValue(1, code('NUMBER_INVALID')),
  v.maxValue(5, code('NUMBER_INVALID')),
);

/** What a review rates beside the whole, each of its own accord. */
export const reviewCriteria = ['clarity', 'listening', 'punctuality'] as const;
const criterion = v.optional(v.nullable(rating));
const criteria = { clarity: criterion, listening: criterion, punctuality: criterion };
const ratedCriterion = v.nullable(v.number());

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

/** Row of `reviews` as the public reads it. */
export const review = v.object({
  id,
  professionalId: id,
  rating: v.number(),
  clarity: ratedCriterion,
  listening: ratedCriterion,
  punctuality: ratedCriterion,
  text: v.nullable(v.string()),
  reply: v.nullable(v.string()),
  repliedAt: v.nullable(instant),
  publishedAt: v.nullable(instant),
  createdAt: instant,
  /** Embedded, read-only: first names and the initial of the name, e.g. `Amina B.` */
  author: v.string(),
  professional: v.object({ slug: v.string(), firstNames: v.string(), lastName: v.string() }),
});
/** What became of a report: `waiting` until an operator has decided, then the review was `kept` or `removed`. */
export const reportStates = ['waiting', 'kept', 'removed'] as const;

/** A professional's report of a review, for them alone. */
export const reviewReport = v.object({
  state: v.picklist(reportStates),
  reason: v.string(),
  reportedAt: instant,
  decidedAt: v.nullable(instant),
});
export type ReviewReport = v.InferOutput<typeof reviewReport>;

/** Row of `reviews` as its two parties read it (`mine: true`, pro/get-all). */
export const ownReview = v.object({
  ...review.entries,
  appointmentId: id,
  clientId: id,
  publishesAt: instant,
  moderation: v.picklist(moderationStates),
  /** Embedded, read-only, for the professional alone: null until they report it. */
  report: v.optional(v.nullable(reviewReport)),
});
export type OwnReview = v.InferOutput<typeof ownReview>;
