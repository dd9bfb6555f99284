import * as v from 'valibot';
import { documentStates } from '../processes/registration-documents.ts';
import { calendarDate, code, id, instant, requiredText } from './text.ts';
import { documentKinds } from './value-lists.ts';

/**
 * POST /base/documents/create, by a professional: submits an own upload with the purpose `document`. Replaces earlier
 * submissions that were not accepted; an accepted document stays valid until the new one is accepted.
 */
export const documentInput = v.object({
  kind: v.picklist(documentKinds, code('INVALID')),
  uploadId: id,
});
/** `set` of PUT /base/documents/update-where/{id}, by an operator. Codes: REASON_REQUIRED, RANGE_INVALID, TRANSITION_NOT_ALLOWED. */
export const documentDecision = v.variant(
  'state',
  [
    v.strictObject({
      state: v.literal('accepted'),
      /** The last valid day; null means unlimited. */
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
  /** For operators only: since when it needs another review, because its professional has changed what it proves. */
  recheckSince: v.optional(v.nullable(instant)),
  /**
   * The file, as an attachment: a path on the API host, valid for five minutes; null when it was verified by other
   * means.
   */
  url: v.nullable(v.string()),
});
export type Document = v.InferOutput<typeof document>;
