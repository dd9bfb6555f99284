import * as v from 'valibot';
import { id, instant, optionalText } from './text.ts';
import { textLimits } from './text-limits.ts';

/** PUT /base/clients/update/{id}, by the professional: private notes about the client. */
export const clientNotes = v.strictObject({ privateNotes: optionalText(textLimits.privateNotes) });
export type ClientNotes = v.InferInput<typeof clientNotes>;

/** Row of `clients`, for the professional alone: somebody who asked for an appointment or is in a conversation with them. */
export const clientOfPractice = v.object({
  id,
  professionalId: id,
  /** The account; `client` of appointments and conversations. */
  clientId: id,
  /** Both are "–" once the account is deleted. */
  lastName: v.string(),
  firstNames: v.string(),
  /** Last name first, without accents and case; lists are sorted by it. */
  nameKey: v.string(),
  /** Start of the latest appointment that was agreed and has begun. */
  lastAt: v.nullable(instant),
  /** Start of the next accepted appointment. */
  nextAt: v.nullable(instant),
  /** Appointments that were agreed, missed ones included. */
  appointmentCount: v.number(),
  /** The latest request or message. */
  lastContactAt: instant,
  /** Left out of lists. */
  privateNotes: v.optional(v.nullable(v.string())),
  createdAt: instant,
});
export type ClientOfPractice = v.InferOutput<typeof clientOfPractice>;
