import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { TableName, Tables } from '../db/schema.ts';
import { notFound } from '../http/problem.ts';
import { readableColumns, rowsFor } from '../policy/access.ts';
import { columnsSql, shownSql } from './columns-sql.ts';
import { criteriaLimits } from '../policy/criteria-limits.ts';
import { isUuid } from '../policy/criteria-value.ts';
import { afterKey, orderBy } from '../policy/keyset.ts';
import type { SortKey } from '../policy/keyset.ts';
import type { ColumnName, ColumnType, Operation, Policy } from '../policy/policy.ts';
import type { CheckedQuery } from '../policy/query.ts';
import { compileRows, ownersOf } from '../policy/row-expression.ts';
import type { CallContext } from './call-context.ts';
import { rowJsonSql } from './row-json-sql.ts';
import type { PageAnswer, Row, WrittenPage } from './table-module.ts';

const statementNames = new Map<string, string>();

/**
 * The name of a server-side prepared statement, which stays in memory as long as its session. Only for statements that the policies
 * alone determine, a few dozen per table: statements chosen by callers would grow without bound.
 */
function preparedName(text: string): string {
  const name = statementNames.get(text) ?? `read${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

type Reading = Pick<CallContext, 'caller' | 'scope' | 'services'>;

/** Rows that the scope may access for `op`: the policy as a condition; row-level security enforces it again. */
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
  const { statement, sortValues, pageOf } = pageStatement(
    context,
    policy,
    query,
    shownSql(policy, query.columns, context.now),
  );
  const { rows } = await statement.execute(context.tx);
  const data = rows.slice(0, query.rows).map((row) => toRecord(query.columns, row));
  return { data, page: pageOf(rows.length, (last) => sortValues.map((mark) => rows[last]?.[mark])) };
}

/**
 * The same as the only statement of a call, in one round trip. PostgreSQL serialises the rows: parsing and serialising forty columns
 * here would be most of the work.
 */
export async function readPage(reading: Reading, policy: Policy, query: CheckedQuery): Promise<WrittenPage> {
  const { statement, pageOf } = pageStatement(
    reading,
    policy,
    query,
    rowJsonSql(policy, query.columns, reading.services.now()),
  );
  const rows = await readStatement(reading, statement, query.hasOnePlan && query.isUsual);
  const data = rows.slice(0, query.rows).map(([row]) => String(row));
  return { data, page: pageOf(rows.length, (last) => rows[last]?.slice(1) ?? []) };
}

/**
 * PostgreSQL switches a prepared statement to a generic plan when that looks no worse than planning each time, which is half the cost of
 * such a call. It cannot know how bad a generic plan is for a rare value, so we allow it only where one plan suits all values. The limit
 * is then a literal, because a parameter would prevent the generic plan.
 */
function pageStatement(reading: Reading, policy: Policy, query: CheckedQuery, shown: RawBuilder<unknown>) {
  const { keys, rows: limit } = query;
  const { cursors } = reading.services;
  const binding = bindingOf(reading, policy, keys);
  const hasCursor = query.cursor !== undefined && query.cursor !== null;
  const after = hasCursor ? afterKey(keys, cursors.decode(binding, query.cursor)) : sql<boolean>`true`;
  const sortValues = keys.map((_, index) => `sortMark${index}`);
  const selected = keys.map((key, index) => sql`${sql.ref(key.column)}::text as ${sql.ref(sortValues[index] ?? '')}`);
  const statement = sql<Row>`
    select ${shown}, ${sql.join(selected)} from ${sql.table(policy.table)}
    where ${reachable(reading, policy, 'list')} and ${query.criteria.condition} and ${after}
    order by ${orderBy(keys)} limit ${query.hasOnePlan ? sql.lit(limit + 1) : limit + 1}`;
  const pageOf = (found: number, sortValuesOf: (last: number) => unknown[]): PageAnswer['page'] => {
    const next = found > limit ? cursors.encode(binding, sortValuesOf(limit - 1) as (string | null)[]) : null;
    return { next, limit };
  };
  return { statement, sortValues, pageOf };
}

const bindingOf = ({ scope }: Reading, { table }: Policy, keys: readonly SortKey[]): string =>
  [table, scope, ...keys.map((key) => `${key.column} ${key.direction}`)].join('|');

/** The cursor of the previous page. Null when that is the first page. */
export async function previousCursor(
  context: CallContext,
  policy: Policy,
  { keys, rows: limit, criteria, cursor }: CheckedQuery,
): Promise<string | null> {
  const { cursors } = context.services;
  const binding = bindingOf(context, policy, keys);
  const back = keys.map((key): SortKey => ({ ...key, direction: key.direction === 'asc' ? 'desc' : 'asc' }));
  const sortValues = keys.map(({ column }, index) => sql`${sql.ref(column)}::text as ${sql.ref(String(index))}`);
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.join(sortValues)} from ${sql.table(policy.table)}
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

/** Ids in URLs are text: one that does not fit the column's type matches no row. */
function canBeId(policy: Policy, id: string): boolean {
  const type = policy.cols.id?.type;
  return type === 'uuid' ? isUuid(id) : type !== 'integer' || /^\d{1,15}$/u.test(id);
}

/** The row with this id, as the scope reads it; undefined when the scope may not access it for `op`. */
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

/** For commands: reads a row again with the caller's rights. @throws Problem 404 */
export async function readBack(context: CallContext, policy: Policy, id: string): Promise<Row> {
  const row = await findRow(context, policy, 'get', id);
  if (!row) throw notFound();
  return row;
}

/** The same as the only statement of a call, in one round trip, serialised as JSON. */
export async function readRow(reading: Reading, policy: Policy, id: string): Promise<string | undefined> {
  if (!canBeId(policy, id)) return undefined;
  const shown = rowJsonSql(policy, readableColumns(policy, reading.scope), reading.services.now());
  const [row] = await readStatement(reading, rowStatement(reading, policy, 'get', id, shown), true);
  return row && String(row[0]);
}

function rowStatement(
  reading: Reading,
  policy: Policy,
  op: RowOperation,
  id: string,
  shown = shownSql(policy, readableColumns(policy, reading.scope), reading.services.now()),
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

/** The columns of a row that the caller may read, of one written with the system's rights. */
export const shownColumns = ({ scope }: Pick<Reading, 'scope'>, policy: Policy, row: Row): Row =>
  toRecord(readableColumns(policy, scope), row);

/** Only these columns, without the sort keys of the cursor. */
const toRecord = (columns: readonly string[], row: Row): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

/**
 * Columns of a row that a command has written for its caller, who reads them, as the database holds them: defaults included.
 * @throws Error when the caller does not read one of them
 */
export function storedOf<T extends TableName, C extends ColumnName<T> & keyof Selectable<Tables[T]>>(
  { table }: Policy<T>,
  row: Row,
  columns: readonly C[],
): Pick<Selectable<Tables[T]>, C> {
  const missing = columns.find((column) => !(column in row));
  if (missing !== undefined) throw new Error(`the caller reads no ${missing} of ${table}`);
  return toRecord(columns, row) as Pick<Selectable<Tables[T]>, C>; // as its policy declares the columns
}

export async function insertRow(context: CallContext, policy: Policy, values: Row): Promise<Row> {
  // A scope that may create any row writes for the platform and owns nothing.
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
    returning ${shownSql(policy, readableColumns(policy, context.scope), context.now)}`.execute(context.tx);
  const [row] = rows;
  if (!row) throw new Error(`insert into ${policy.table} answered no row`);
  return row;
}

/** Undefined when the scope may not update the row or `condition` is false. */
export async function updateRow(
  context: CallContext,
  policy: Policy,
  id: string,
  values: Row,
  condition: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<Row | undefined> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return findRow(context, policy, 'update', id);
  const { rows } = await sql<Row>`
    update ${sql.table(policy.table)}
    set ${sql.join(entries.map(([column, value]) => sql`${sql.ref(column)} = ${toSql(policy.cols[column]?.type, value)}`))}
    where id = ${id} and ${reachable(context, policy, 'update')} and ${condition}
    returning ${shownSql(policy, readableColumns(policy, context.scope), context.now)}`.execute(context.tx);
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
  return type === 'json' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}
