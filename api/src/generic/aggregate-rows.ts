import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Aggregates } from 'shared-contracts/schemas/aggregate';
import { criteriaLimits } from '../policy/criteria-limits.ts';
import { limit } from '../policy/limit.ts';
import type { CheckedAggregate, Group, Metric } from '../policy/aggregate-query.ts';
import type { Policy } from '../policy/policy.ts';
import type { CallContext } from './call-context.ts';
import { columnsSql } from './columns-sql.ts';
import { reachable } from './rows.ts';
import type { Row } from './table-module.ts';

/** The requested aggregates over the rows that the scope may aggregate. @throws Problem LIMIT_EXCEEDED when a metric would cover only part of them. */
export async function aggregateRows(
  context: CallContext,
  policy: Policy,
  query: CheckedAggregate,
): Promise<Aggregates<Row>> {
  const { groups, metrics } = query;
  const bound = boundOf(policy);
  const { rows } = await aggregateStatement(policy, query, reachable(context, policy, 'aggregate')).execute(context.tx);
  const seen = Number(rows[0]?.seen ?? 0);
  // A count of a part is a lower bound and marked as such; a sum, a mean or an extreme of a part would be wrong.
  if (metrics.some(({ fn }) => fn !== 'count')) limit('/where', 'aggregated', seen, bound);
  return {
    data: rows
      .slice(0, query.limit)
      .map((row) =>
        Object.fromEntries([
          ...groups.map(({ column }, index) => [column, row[`g${index}`]] as const),
          ...metrics.map(({ name }, index) => [name, row[`m${index}`]] as const),
        ]),
      ),
    capped: rows.length > query.limit || seen > bound,
  };
}

/** One record per group of the rows that `accessible` selects; scans at most one row more than the limit. */
export function aggregateStatement(
  policy: Policy,
  { criteria, groups, metrics, limit: most }: CheckedAggregate,
  accessible: RawBuilder<boolean>,
): RawBuilder<Row> {
  const used = [...groups, ...metrics].flatMap(({ column }) => column ?? []);
  const scanned = used.length === 0 ? sql`1` : columnsSql([...new Set(used)]);
  const positions = sql.join(groups.map((_, index) => sql.lit(index + 1)));
  const selected = [
    ...groups.map((group, index) => sql`${groupSql(group)} as ${sql.ref(`g${index}`)}`),
    ...metrics.map((metric, index) => sql`${metricSql(metric)} as ${sql.ref(`m${index}`)}`),
  ];
  return sql<Row>`
    select ${sql.join(selected)}, sum(count(*)) over () as seen from (
      select ${scanned} from ${sql.table(policy.table)} where ${accessible} and ${criteria.condition} limit ${boundOf(policy) + 1}
    ) as scanned ${groups.length === 0 ? sql`` : sql`group by ${positions} order by ${positions}`} limit ${most + 1}`;
}

const boundOf = (policy: Policy) => policy.limits?.aggregated ?? criteriaLimits.aggregated;

function groupSql({ column, unit, timeZone }: Group): RawBuilder<unknown> {
  const ref = sql.ref(column);
  if (unit === undefined) return ref;
  const onTheWall = timeZone === undefined ? sql`${ref}::timestamp` : sql`${ref} at time zone ${timeZone}::text`;
  return sql`date_trunc(${sql.lit(unit)}, ${onTheWall})::date`;
}

function metricSql({ fn, column }: Metric): RawBuilder<unknown> {
  return sql`${sql.raw(fn)}(${column === undefined ? sql`*` : sql.ref(column)})`;
}
