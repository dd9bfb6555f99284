import * as v from 'valibot';
import { errorCodes } from './error-codes.ts';

/** Error body, RFC 9457 with a stable code. `errors` point into the request body (JSON pointers, RFC 6901). */
export const problem = v.object({
  type: v.optional(v.string()),
  title: v.optional(v.string()),
  status: v.number(),
  code: v.fallback(v.picklist(errorCodes), 'INTERNAL'),
  requestId: v.optional(v.string()),
  errors: v.optional(
    v.array(v.object({ pointer: v.string(), code: v.fallback(v.picklist(errorCodes), 'INVALID') })),
    [],
  ),
  /** Details of the code, e.g. `nearest` free slots with SLOT_TAKEN, `role` with WRONG_ROLE, `current` with CHANGED_MEANWHILE. */
  details: v.optional(v.record(v.string(), v.unknown())),
});
export type Problem = v.InferOutput<typeof problem>;
