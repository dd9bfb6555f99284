import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import * as v from 'valibot';
import { professionalFilter } from 'shared-contracts/schemas/professional-filter';
import { specialitiesFilter } from 'shared-contracts/schemas/specialities-filter';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { CallContext } from '../../generic/call-context.ts';
import { parseInput } from '../../http/parse-input.ts';
import { findThenReadPage } from '../../generic/find-then-read.ts';
import { countRows, previousCursor } from '../../generic/rows.ts';
import type { PageAnswer } from '../../generic/table-module.ts';
import { checkQuery } from '../../policy/query.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { feeRankBy } from './comparable-fee.ts';
import { filterCriteria, filterLimits } from './filter-criteria.ts';
import { availabilityCondition, idsAvailableNow } from './availability-condition.ts';

/** Unknown fields are refused, not dropped. */
const strictFilter = v.strictObject(professionalFilter.entries);
const strictSpecialities = v.strictObject(specialitiesFilter.entries);

const best = [{ ratingAverage: 'desc' }] as const;
/** Each order has an index of its own, so that a page costs the same however deep; "relevance" is the best rated of those that match. */
const sorts = {
  relevance: best,
  rating: best,
  experience: [{ yearsOfExperience: 'desc' }],
  name: [{ lastName: 'asc' }],
  fee: [{ lowestFee: 'asc' }],
} as const;

/** POST /base/professionals/lawyer-filter: all criteria. @throws Problem 422. */
export async function lawyerFilter(context: CallContext, body: unknown): Promise<PageAnswer> {
  const { sort, limit, cursor, ...filter } = parseInput(strictFilter, body ?? {});
  const query = { where: filterCriteria(filter), sort: sorts[sort], limit, cursor };
  return page(context, query, filter.callType, async (others) => {
    const available = filter.availableNow ? await findAvailable(context, others) : [];
    return availabilityCondition(filter, sql`${available}::uuid[]`, context.now);
  });
}

/** Asked once for the page, the total and the cursor of the page before. */
async function findAvailable({ asSystem, now }: CallContext, others: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await asSystem((tx) =>
    sql<{ ids: string[] }>`select ${idsAvailableNow(others, now)} as ids`.execute(tx),
  );
  return rows[0]?.ids ?? [];
}

/** POST /base/professionals/doctor-filter: professionals with one of the specialities, the best rated first. @throws Problem 422. */
async function doctorFilter(context: CallContext, body: unknown): Promise<PageAnswer> {
  const { specialities, limit, cursor } = parseInput(strictSpecialities, body);
  const where = { $or: specialities.map((one) => ({ specialities: { $has: one } })) };
  return page(context, { where, sort: best, limit, cursor });
}

/**
 * A page of the query in the criteria language, with how many there are, up to the cap; a later one leads back to the one before. The order by
 * fee is that of the fees by the call type.
 */
async function page(
  context: CallContext,
  query: { where: object; sort: object; limit: number; cursor: string | undefined },
  callType?: CallType,
  availability: (others: RawBuilder<boolean>) => Promise<RawBuilder<boolean> | undefined> = async () => undefined,
): Promise<PageAnswer> {
  const asked = checkQuery(professionalsPolicy, context.scope, query, { limits: filterLimits });
  const keys = asked.keys.map((key) =>
    key.column === 'feeRank' && callType ? { ...key, column: feeRankBy[callType] } : key,
  );
  const checked = { ...asked, keys };
  const { condition } = checked.criteria;
  const free = await availability(condition);
  const answer = await findThenReadPage(context, professionalsPolicy, checked, free);
  // A first page with room left has everybody.
  if (query.cursor === undefined && answer.page.next === null)
    return { ...answer, total: answer.data.length, capped: false };
  const all = free ? sql<boolean>`(${condition} and ${free})` : condition;
  // With our own rights, as the page is found: row-level security keeps indexes from arrays and patterns. Only a count and a cursor leave, no row.
  return context.asSystem(async (tx) => {
    const ours = { ...context, tx };
    const counted = await countRows(ours, professionalsPolicy, all, filterLimits.count);
    if (query.cursor === undefined) return { ...answer, ...counted };
    const criteria = { ...checked.criteria, condition: all };
    const previous = await previousCursor(ours, professionalsPolicy, { ...checked, criteria });
    return { ...answer, ...counted, page: { ...answer.page, previous } };
  });
}

/** The named filters of the table `professionals`. */
export const namedFilters = { 'lawyer-filter': lawyerFilter, 'doctor-filter': doctorFilter };
