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
  /** What the code says more, e.g. `nearest` free slots with SLOT_TAKEN, `role` with WRONG_ROLE. */
  details: v.optional(v.record(v.string(), v.unknown())),
});
export type Problem = v.InferOutput<typeof problem>;

/** Answer of a call that returns one thing. */
export interface One<T> {
  data: T;
}

/** Answer of a call that returns a page. `next` is an opaque cursor, null on the last page; counts stop at 10,000, those of searches at 1,000. */
export interface Page<T> {
  data: T[];
  page: { next: string | null; limit: number };
  total?: number;
  capped?: boolean;
}

/** A live event of GET /events. */
export const liveEvent = v.object({
  id: v.string(),
  type: v.string(),
  data: v.record(v.string(), v.unknown()),
});
export type LiveEvent = v.InferOutput<typeof liveEvent>;

/** Schema of {@link One}. */
export const oneOf = <S extends v.GenericSchema>(item: S) => v.object({ data: item });

/** Schema of {@link Page}. */
export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({
    data: v.array(item),
    page: v.optional(v.object({ next: v.nullable(v.string()), limit: v.number() })),
    total: v.optional(v.number()),
    capped: v.optional(v.boolean()),
  });
