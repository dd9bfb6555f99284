import * as v from 'valibot';
import { documentStates } from '../processes/registration-documents.ts';
import { calendarDate, code, id, instant, requiredText } from './text.ts';
import { documentKinds } from './value-lists.ts';

/**
 * POST /base/documents/create, by a professional: a file of one's own, uploaded as `document`, is handed in. What was handed in before
 * and not accepted goes; what is accepted counts until the new one is.
 */
export const documentInput = v.object({
  kind: v.picklist(documentKinds, code('INVALID')),
  uploadId: id,
});
export type DocumentInput = v.InferInput<typeof documentInput>;

/** `set` of PUT /base/documents/update-where/{id}, by an operator. Codes: REASON_REQUIRED, RANGE_INVALID, TRANSITION_NOT_ALLOWED. */
export const documentDecision = v.variant(
  'state',
  [
    v.strictObject({
      state: v.literal('accepted'),
      /** The last day on which it counts; null counts for good. */
      expiresOn: v.optional(v.nullable(calendarDate), null),
    }),
    v.strictObject({ state: v.literal('refused'), refusalReason: requiredText(500) }),
  ],
  code('INVALID'),
);
export type DocumentDecision = v.InferOutput<typeof documentDecision>;

/** Row of `documents`, for its professional and for operators. */
export const document = v.object({
  id,
  professionalId: id,
  kind: v.picklist(documentKinds),
  state: v.picklist(documentStates),
  expiresOn: v.nullable(calendarDate),
  refusalReason: v.nullable(v.string()),
  decidedAt: v.nullable(instant),
  createdAt: instant,
  /** For operators alone: since when it waits to be looked at again, because its professional has changed what it proves. */
  recheckSince: v.optional(v.nullable(instant)),
  /** The file, as an attachment: a path on the API host that works for five minutes; null when it was checked by other means. */
  url: v.nullable(v.string()),
});
export type Document = v.InferOutput<typeof document>;
