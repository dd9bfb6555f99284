import * as v from 'valibot';

export type { Problem } from './problem.ts';

/** Response of a call that returns one thing. */
export const oneOf = <S extends v.GenericSchema>(item: S) => v.object({ data: item });

/**
 * Response of a call that returns a page. `next` is an opaque cursor, null on the last page; where a later page has
 * `previous`, null means the first. Counts stop at 10,000, those of searches at 1,000.
 */
export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({
    data: v.array(item),
    page: v.optional(
      v.object({ next: v.nullable(v.string()), previous: v.optional(v.nullable(v.string())), limit: v.number() }),
    ),
    total: v.optional(v.number()),
    capped: v.optional(v.boolean()),
  });
