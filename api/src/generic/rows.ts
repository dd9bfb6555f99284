import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { notFound } from '../http/problem.ts';
import { readableColumns, rowsFor } from '../policy/access.ts';
import { criteriaLimits } from '../policy/criteria-limits.ts';
import { isUuid } from '../policy/criteria-value.ts';
import { afterKey, orderBy } from '../policy/keyset.ts';
import type { ColumnType, Operation, Policy } from '../policy/policy.ts';
import type { CheckedQuery } from '../policy/query.ts';
import { compileRows } from '../policy/row-expression.ts';
import type { CallContext } from './call-context.ts';
import type { PageAnswer, Row } from './table-module.ts';

/** The rows of `op` that the context's scope reaches: the first compilation of the policy, row-level security is the second. */
export function reachable(context: CallContext, policy: Policy, op: Operation): RawBuilder<boolean> {
  const rows = rowsFor(policy, op, context.scope);
  return rows === undefined
    ? sql<boolean>`false`
    : compileRows(rows, sql<string | null>`${context.caller.userId}::uuid`);
}

const columnsSql = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** One page of rows in keyset order. */
export async function selectPage(context: CallContext, policy: Policy, query: CheckedQuery): Promise<PageAnswer> {
  const { keys, rows: limit } = query;
  const binding = [policy.table, context.scope, ...keys.map((key) => `${key.column} ${key.direction}`)].join('|');
  const { cursors } = context.services;
  const after =
    query.cursor === undefined || query.cursor === null
      ? sql<boolean>`true`
      : afterKey(keys, cursors.decode(binding, query.cursor));
  const marks = keys.map((key, index) => sql`${sql.ref(key.column)}::text as ${sql.ref(`sortMark${index}`)}`);
  const { rows } = await sql<Row>`
    select ${columnsSql(query.columns)}, ${sql.join(marks)} from ${sql.table(policy.table)}
    where ${reachable(context, policy, 'list')} and ${query.where} and ${after}
    order by ${orderBy(keys)} limit ${limit + 1}`.execute(context.tx);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next =
    rows.length > limit && last
      ? cursors.encode(
          binding,
          keys.map((_, index) => last[`sortMark${index}`] as string | null),
        )
      : null;
  return { data: shown.map((row) => withoutMarks(row)), page: { next, limit } };
}

function withoutMarks(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('sortMark')));
}

/** How many rows, up to 10,000. */
export async function countRows(
  context: CallContext,
  policy: Policy,
  where: RawBuilder<boolean>,
): Promise<{ total: number; capped: boolean }> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from ${sql.table(policy.table)} where ${reachable(context, policy, 'list')} and ${where} limit ${criteriaLimits.count + 1}
    ) as counted`.execute(context.tx);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, criteriaLimits.count), capped: total > criteriaLimits.count };
}

/** The row with this id, as the scope reads it; undefined when `op` does not reach it. */
export async function findRow(
  context: CallContext,
  policy: Policy,
  op: 'get' | 'update' | 'delete',
  id: string,
): Promise<Row | undefined> {
  if (policy.cols.id?.type === 'uuid' && !isUuid(id)) return undefined;
  const { rows } = await sql<Row>`
    select ${columnsSql(readableColumns(policy, context.scope))} from ${sql.table(policy.table)}
    where id = ${id} and ${reachable(context, policy, op)}`.execute(context.tx);
  return rows[0];
}

export async function insertRow(context: CallContext, policy: Policy, values: Row): Promise<Row> {
  const forced = Object.keys(policy.forced ?? {}).map((column) => [column, context.caller.userId] as const);
  const entries = Object.entries({ ...values, ...Object.fromEntries(forced) }).filter(
    ([, value]) => value !== undefined,
  );
  const { rows } = await sql<Row>`
    insert into ${sql.table(policy.table)} (${columnsSql(entries.map(([column]) => column))})
    values (${sql.join(entries.map(([column, value]) => toSql(policy.cols[column]?.type, value)))})
    returning ${columnsSql(readableColumns(policy, context.scope))}`.execute(context.tx);
  const [row] = rows;
  if (!row) throw new Error(`insert into ${policy.table} answered no row`);
  return row;
}

/** Changes the row if it is reached and `holds`; undefined otherwise. */
export async function updateRow(
  context: CallContext,
  policy: Policy,
  id: string,
  values: Row,
  holds: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<Row | undefined> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return findRow(context, policy, 'update', id);
  const { rows } = await sql<Row>`
    update ${sql.table(policy.table)}
    set ${sql.join(entries.map(([column, value]) => sql`${sql.ref(column)} = ${toSql(policy.cols[column]?.type, value)}`))}
    where id = ${id} and ${reachable(context, policy, 'update')} and ${holds}
    returning ${columnsSql(readableColumns(policy, context.scope))}`.execute(context.tx);
  return rows[0];
}

export async function deleteRow(context: CallContext, policy: Policy, id: string): Promise<void> {
  const { rows } = await sql<Row>`
    delete from ${sql.table(policy.table)} where id = ${id} and ${reachable(context, policy, 'delete')} returning id`.execute(
    context.tx,
  );
  if (rows.length === 0) throw notFound();
}

function toSql(type: ColumnType | undefined, value: unknown): RawBuilder<unknown> {
  return type === 'json' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}
