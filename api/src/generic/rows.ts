import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { notFound } from '../http/problem.ts';
import { readableColumns, rowsFor } from '../policy/access.ts';
import { columnsSql } from './columns-sql.ts';
import { criteriaLimits } from '../policy/criteria-limits.ts';
import { isUuid } from '../policy/criteria-value.ts';
import { afterKey, orderBy } from '../policy/keyset.ts';
import type { SortKey } from '../policy/keyset.ts';
import type { ColumnType, Operation, Policy } from '../policy/policy.ts';
import type { CheckedQuery } from '../policy/query.ts';
import { compileRows, ownersOf } from '../policy/row-expression.ts';
import type { CallContext } from './call-context.ts';
import { preparedName } from './prepared-name.ts';
import { rowJsonSql } from './row-json-sql.ts';
import type { PageAnswer, Row, WrittenPage } from './table-module.ts';

type Reading = Pick<CallContext, 'caller' | 'scope' | 'services'>;

/** The rows of `op` that the scope reaches: the first compilation of the policy, row-level security is the second. */
export function reachable(
  { scope, caller }: Pick<Reading, 'caller' | 'scope'>,
  policy: Policy,
  op: Operation,
): RawBuilder<boolean> {
  const rows = rowsFor(policy, op, scope);
  return rows === undefined ? sql<boolean>`false` : compileRows(rows, sql<string | null>`${caller.userId}::uuid`);
}

/** One page of rows in keyset order, inside the context's transaction. */
export async function selectPage(context: CallContext, policy: Policy, query: CheckedQuery): Promise<PageAnswer> {
  const { statement, marks, pageOf } = pageStatement(context, policy, query, columnsSql(query.columns));
  const { rows } = await statement.execute(context.tx);
  const data = rows.slice(0, query.rows).map((row) => toRecord(query.columns, row));
  return { data, page: pageOf(rows.length, (last) => marks.map((mark) => rows[last]?.[mark])) };
}

/**
 * The same as the only statement of a call, in one round trip, each row as the text of its JSON: nobody here looks into them, so that
 * taking forty columns apart and writing them again would be most of the work.
 */
export async function readPage(reading: Reading, policy: Policy, query: CheckedQuery): Promise<WrittenPage> {
  const { statement, pageOf } = pageStatement(reading, policy, query, rowJsonSql(policy, query.columns));
  const rows = await readStatement(reading, statement, query.hasOnePlan && query.isUsual);
  const data = rows.slice(0, query.rows).map(([row]) => String(row));
  return { data, page: pageOf(rows.length, (last) => rows[last]?.slice(1) ?? []) };
}

/**
 * PostgreSQL keeps the plan of a prepared statement for all values when that looks no worse than planning each time, which is half of such a
 * call. It cannot know how bad a kept plan is for a rare value, so it is only let to where there is one plan: the limit then stands in the
 * text; as a parameter it might be anything, and every call is planned.
 */
function pageStatement(reading: Reading, policy: Policy, query: CheckedQuery, shown: RawBuilder<unknown>) {
  const { keys, rows: limit } = query;
  const { cursors } = reading.services;
  const binding = bindingOf(reading, policy, keys);
  const hasCursor = query.cursor !== undefined && query.cursor !== null;
  const after = hasCursor ? afterKey(keys, cursors.decode(binding, query.cursor)) : sql<boolean>`true`;
  const marks = keys.map((_, index) => `sortMark${index}`);
  const selected = keys.map((key, index) => sql`${sql.ref(key.column)}::text as ${sql.ref(marks[index] ?? '')}`);
  const statement = sql<Row>`
    select ${shown}, ${sql.join(selected)} from ${sql.table(policy.table)}
    where ${reachable(reading, policy, 'list')} and ${query.criteria.condition} and ${after}
    order by ${orderBy(keys)} limit ${query.hasOnePlan ? sql.lit(limit + 1) : limit + 1}`;
  const pageOf = (found: number, marksOf: (last: number) => unknown[]): PageAnswer['page'] => {
    const next = found > limit ? cursors.encode(binding, marksOf(limit - 1) as (string | null)[]) : null;
    return { next, limit };
  };
  return { statement, marks, pageOf };
}

const bindingOf = ({ scope }: Reading, { table }: Policy, keys: readonly SortKey[]): string =>
  [table, scope, ...keys.map((key) => `${key.column} ${key.direction}`)].join('|');

/** Where the page before that of the query's cursor begins: as many rows back as a page has. Null where that is the first page. */
export async function previousCursor(
  context: CallContext,
  policy: Policy,
  { keys, rows: limit, criteria, cursor }: CheckedQuery,
): Promise<string | null> {
  const { cursors } = context.services;
  const binding = bindingOf(context, policy, keys);
  const back = keys.map((key): SortKey => ({ ...key, direction: key.direction === 'asc' ? 'desc' : 'asc' }));
  const marks = keys.map(({ column }, index) => sql`${sql.ref(column)}::text as ${sql.ref(String(index))}`);
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.join(marks)} from ${sql.table(policy.table)}
    where ${reachable(context, policy, 'list')} and ${criteria.condition} and ${afterKey(back, cursors.decode(binding, cursor))}
    order by ${orderBy(back)} limit 1 offset ${limit - 1}`.execute(context.tx);
  const [first] = rows;
  return first === undefined
    ? null
    : cursors.encode(
        binding,
        keys.map((_, index) => first[index] ?? null),
      );
}

/** How many rows, up to `cap`. */
export async function countRows(
  context: CallContext,
  policy: Policy,
  where: RawBuilder<boolean>,
  cap: number = criteriaLimits.count,
): Promise<{ total: number; capped: boolean }> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from ${sql.table(policy.table)} where ${reachable(context, policy, 'list')} and ${where} limit ${cap + 1}
    ) as counted`.execute(context.tx);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, cap), capped: total > cap };
}

type RowOperation = 'get' | 'update' | 'delete';

/** An address is text: what cannot be a key of this table is simply no row. */
function canBeId(policy: Policy, id: string): boolean {
  const type = policy.cols.id?.type;
  return type === 'uuid' ? isUuid(id) : type !== 'integer' || /^\d{1,15}$/u.test(id);
}

/** The row with this id, as the scope reads it; undefined when `op` does not reach it. */
export async function findRow(
  context: CallContext,
  policy: Policy,
  op: RowOperation,
  id: string,
): Promise<Row | undefined> {
  if (!canBeId(policy, id)) return undefined;
  const { rows } = await rowStatement(context, policy, op, id).execute(context.tx);
  return rows[0];
}

/** The same as the only statement of a call, in one round trip, as the text of its JSON. */
export async function readRow(reading: Reading, policy: Policy, id: string): Promise<string | undefined> {
  if (!canBeId(policy, id)) return undefined;
  const shown = rowJsonSql(policy, readableColumns(policy, reading.scope));
  const [row] = await readStatement(reading, rowStatement(reading, policy, 'get', id, shown), true);
  return row && String(row[0]);
}

function rowStatement(
  reading: Pick<Reading, 'caller' | 'scope'>,
  policy: Policy,
  op: RowOperation,
  id: string,
  shown = columnsSql(readableColumns(policy, reading.scope)),
): RawBuilder<Row> {
  return sql<Row>`
    select ${shown} from ${sql.table(policy.table)} where id = ${id} and ${reachable(reading, policy, op)}`;
}

function readStatement(reading: Reading, statement: RawBuilder<Row>, isKept: boolean): Promise<unknown[][]> {
  const { sql: text, parameters } = statement.compile(reading.services.db);
  return reading.services.connection.readOnce(reading.caller, reading.scope, {
    text,
    values: parameters,
    ...(isKept && { name: preparedName(text) }),
  });
}

/** Of a row that was written with our own rights, what the caller may read. */
export const shownColumns = ({ scope }: Pick<Reading, 'scope'>, policy: Policy, row: Row): Row =>
  toRecord(readableColumns(policy, scope), row);

/** What is shown of a row, which carries the marks of the cursor too. */
const toRecord = (columns: readonly string[], row: Row): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

export async function insertRow(context: CallContext, policy: Policy, values: Row): Promise<Row> {
  // Whoever may create any row writes for the platform.
  const owners = ownersOf(rowsFor(policy, 'create', context.scope) ?? 'every-row');
  const forced = Object.keys(policy.forced ?? {})
    .filter((column) => owners.includes(column))
    .map((column) => [column, context.caller.userId] as const);
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
