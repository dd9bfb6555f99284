import * as v from 'valibot';
import { documentStates } from '../processes/registration-documents.ts';
import { calendarDate, id, instant } from './text.ts';
import { documentKinds } from './value-lists.ts';

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
