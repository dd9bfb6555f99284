import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { criteriaLimits } from '../policy/criteria-limits.ts';
import type { Criteria } from '../policy/criteria-condition.ts';
import type { Policy } from '../policy/policy.ts';
import type { CheckedQuery } from '../policy/query.ts';
import type { CallContext } from './call-context.ts';
import { countRows, reachable, selectPage } from './rows.ts';
import type { PageAnswer } from './table-module.ts';
import { walkInOrder } from './walk-in-order.ts';

/**
 * Under row-level security PostgreSQL uses indexes only for leakproof operators; LIKE, array and range operators are not.
 * So the ids of a page are found with the system's rights, filtered by the caller's compiled policy, and the rows
 * are then read with the caller's rights and the criteria again, so that grants and row-level security have the last word.
 * `beyond` is an additional condition of our own on columns that no caller reads (availability).
 */
export async function findThenReadPage(
  context: CallContext,
  policy: Policy,
  query: CheckedQuery,
  beyond?: RawBuilder<boolean>,
): Promise<PageAnswer> {
  const { criteria, rows } = query;
  const found = beyond ? { ...criteria, condition: sql<boolean>`(${criteria.condition} and ${beyond})` } : criteria;
  // One more than the page, to know whether another page follows.
  const keys = { ...query, criteria: found, columns: ['id'], rows: rows + 1 };
  const { data } = await context.asSystem((tx) => {
    const select = () => selectPage({ ...context, tx }, policy, keys);
    return criteria.unestimated
      ? walkInOrder(tx, { table: policy.table, matching: matching(context, policy, found) }, select)
      : select();
  });
  return selectPage(context, policy, {
    ...query,
    criteria: among(
      policy,
      data.map(({ id }) => id),
      criteria,
    ),
  });
}

/** The same for a count, up to its cap. */
export async function findThenCount(
  context: CallContext,
  policy: Policy,
  criteria: Criteria,
): Promise<{ total: number; capped: boolean }> {
  const found = await context.asSystem(async (tx) => {
    const { rows } = await sql<{ id: unknown }>`
      select id from ${matching(context, policy, criteria)} limit ${criteriaLimits.count + 1}`.execute(tx);
    return rows.map(({ id }) => id);
  });
  return countRows(context, policy, among(policy, found, criteria).condition);
}

const matching = (context: CallContext, policy: Policy, { condition }: Criteria): RawBuilder<unknown> =>
  sql`${sql.table(policy.table)} where ${reachable(context, policy, 'list')} and ${condition}`;

function among(policy: Policy, ids: readonly unknown[], criteria: Criteria): Criteria {
  const type = sql.raw(policy.cols.id?.type ?? 'uuid');
  return { ...criteria, condition: sql<boolean>`(id = any (${ids}::${type}[]) and ${criteria.condition})` };
}
