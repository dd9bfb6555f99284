import * as v from 'valibot';
import { moderationStates } from './account-lists.ts';
import { id, instant } from './text.ts';

/** Days after the appointment's end at which a review is published without a reply (booking-rules.md). */
export const reviewPublishedAfterDays = 7;

/** What a review rates beside the whole, each of its own accord. */
export const reviewCriteria = ['clarity', 'listening', 'punctuality'] as const;
const ratedCriterion = v.nullable(v.number());

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
