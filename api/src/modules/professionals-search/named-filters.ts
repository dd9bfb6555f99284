import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import * as v from 'valibot';
import { professionalFilter, specialitiesFilter } from 'shared-contracts/schemas/professional-filter';
import type { professionalSorts } from 'shared-contracts/schemas/value-lists';
import type { CallContext } from '../../generic/call-context.ts';
import { parseInput } from '../../generic/check-input.ts';
import { countRows, selectPage } from '../../generic/rows.ts';
import type { PageAnswer } from '../../generic/table-module.ts';
import { walkInOrder } from '../../generic/walk-in-order.ts';
import { invalidAt } from '../../http/problem.ts';
import { readableColumns } from '../../policy/access.ts';
import type { SortKey } from '../../policy/keyset.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { filterCondition } from './filter-condition.ts';

/** A field that is none is refused, not dropped. */
const strictFilter = v.strictObject(professionalFilter.entries);
const strictSpecialities = v.strictObject(specialitiesFilter.entries);
const MAX_WINDOW = 62 * 86_400_000;
const rank: readonly SortKey[] = [
  { column: 'ratingRank', direction: 'desc', nullable: false },
  { column: 'id', direction: 'desc', nullable: false },
];

/** Each order has an index of its own, so that a page costs the same however deep; "relevance" is the best rated of those that match. */
const orders: Readonly<Record<(typeof professionalSorts)[number], readonly SortKey[]>> = {
  relevance: rank,
  rating: rank,
  experience: [
    { column: 'yearsOfExperience', direction: 'desc', nullable: false },
    { column: 'id', direction: 'desc', nullable: false },
  ],
  name: [
    { column: 'lastName', direction: 'asc', nullable: false },
    { column: 'id', direction: 'asc', nullable: false },
  ],
};

/** POST /base/professionals/lawyer-filter: all criteria. @throws Problem 422. */
export async function lawyerFilter(context: CallContext, body: unknown): Promise<PageAnswer> {
  const filter = parseInput(strictFilter, body ?? {});
  if (filter.free) {
    const length = Date.parse(filter.free.to) - Date.parse(filter.free.from);
    if (length <= 0) throw invalidAt('/free/to', 'RANGE_INVALID');
    if (length > MAX_WINDOW) throw invalidAt('/free/to', 'LIMIT_EXCEEDED', { limit: 'days', max: 62 });
  }
  return page(context, filterCondition(filter, context.now), orders[filter.sort], filter);
}

/** POST /base/professionals/doctor-filter: anybody with one of the specialities, the best rated first. @throws Problem 422. */
export async function doctorFilter(context: CallContext, body: unknown): Promise<PageAnswer> {
  const filter = parseInput(strictSpecialities, body);
  return page(context, sql<boolean>`specialities && ${filter.specialities}::text[]`, rank, filter);
}

/**
 * A keyset page; the first one also says how many there are, up to the cap. It runs with our own rights: under row-level security
 * PostgreSQL uses an index only for operators that cannot leak, which LIKE, array and bit operators are not (24 ms instead of 1). Rows and
 * columns are still those of the caller's policy, from its first compilation, and the filter is a closed schema, not criteria.
 */
async function page(
  context: CallContext,
  where: RawBuilder<boolean>,
  keys: readonly SortKey[],
  { limit, cursor, text }: { limit: number; cursor?: string | undefined; text?: string | undefined },
): Promise<PageAnswer> {
  const columns = readableColumns(professionalsPolicy, context.scope);
  return context.asSystem(async () => {
    const criteria = { condition: where, patterns: 0, leaky: false, inOrder: false };
    const query = { criteria, columns, narrowed: false, keys, rows: limit, cursor, hasOnePlan: false };
    const matching = sql`professionals where verified_at is not null and ${where}`;
    const select = () => selectPage(context, professionalsPolicy, query);
    const answer = await (text ? walkInOrder(context.tx, matching, select) : select());
    return cursor === undefined ? { ...answer, ...(await countRows(context, professionalsPolicy, where)) } : answer;
  });
}
