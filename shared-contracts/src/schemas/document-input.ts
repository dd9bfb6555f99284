import * as v from 'valibot';
import { calendarDate, code, id, requiredText } from './text.ts';
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
