import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { databaseRole, scopes } from '../db/roles.ts';
import { columnsOf, compileRows, settingsUser } from './row-expression.ts';
import type { RowExpression } from './row-expression.ts';
import { policyScopes } from './policy.ts';
import type { Policy, PolicyScope } from './policy.ts';

type Statement = RawBuilder<unknown>;
const columnList = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** The rights of a scope on a table: rows by row-level security, columns by a grant; without `columns`, on the whole row. */
interface Right {
  readonly verb: 'select' | 'insert' | 'update' | 'delete';
  readonly rows: RowExpression;
  readonly columns?: readonly string[];
}

export interface Grant {
  readonly role: string;
  readonly verb: Right['verb'];
  /** Camel case; the whole table if undefined. */
  readonly column?: string;
}

const verbs = ['select', 'insert', 'update', 'delete'] as const;

/** Compiles a policy to column grants and row-level security, which protect the data even if the query builder is wrong. */
export function compileSecurity(policy: Policy): Statement[] {
  const table = sql.table(policy.table);
  const everyRole = sql.join(scopes.map((scope) => sql.id(databaseRole(scope))));
  return [
    sql`alter table ${table} enable row level security`,
    sql`alter table ${table} force row level security`,
    sql`revoke all on ${table} from public, ${everyRole}`,
    sql`grant select, insert, update, delete on ${table} to ${sql.id(databaseRole('system'))}`,
    rowPolicy(policy, 'system', 'all', 'every-row'),
    ...policyScopes.flatMap((scope) => rightsOf(policy, scope).flatMap((right) => statements(policy, scope, right))),
  ];
}

/** The individual grants of `compileSecurity`. */
export function grantsOf(policy: Policy): Grant[] {
  const system = verbs.map((verb) => ({ role: databaseRole('system'), verb }));
  const others = policyScopes.flatMap((scope) =>
    rightsOf(policy, scope).flatMap(({ verb, columns: names }): Grant[] => {
      const role = databaseRole(scope);
      return names ? names.map((column) => ({ role, verb, column })) : [{ role, verb }];
    }),
  );
  return [...system, ...others];
}

function statements(policy: Policy, scope: PolicyScope, { verb, rows, columns: names }: Right): Statement[] {
  const to = sql`on ${sql.table(policy.table)} to ${sql.id(databaseRole(scope))}`;
  const policed = rowPolicy(policy, scope, verb, rows);
  if (!names) return [policed, sql`grant ${sql.raw(verb)} ${to}`];
  return names.length === 0 ? [policed] : [policed, sql`grant ${sql.raw(verb)} (${columnList(names)}) ${to}`];
}

function rightsOf(policy: Policy, scope: PolicyScope): Right[] {
  const reads = readExpression(policy, scope);
  const { create, update } = { create: policy.ops.create?.[scope], update: policy.ops.update?.[scope] };
  const remove = policy.ops.delete?.[scope];
  const used = [reads, update, remove].filter((rows) => rows !== undefined).flatMap(columnsOf);
  const readable = columns(
    policy,
    (column) => column.read?.includes(scope) === true || column.filterFor?.includes(scope) === true,
  );
  const sortColumns = readable.map((name) => policy.cols[name]?.sort).filter((sort) => typeof sort === 'string');
  const selected = [...new Set([...readable, ...sortColumns, ...used])];
  const created = columns(policy, (column) => column.create?.includes(scope) === true);
  const inserted = [...new Set([...created, ...Object.keys(policy.forced ?? {})])];
  const updated = columns(policy, (column) => column.update?.includes(scope) === true);
  const rights: Right[] = [];
  if (reads) rights.push({ verb: 'select', rows: reads, columns: selected });
  if (create && inserted.length > 0) rights.push({ verb: 'insert', rows: create, columns: inserted });
  if (update && updated.length > 0) rights.push({ verb: 'update', rows: update, columns: updated });
  if (remove) rights.push({ verb: 'delete', rows: remove });
  return rights;
}

/** PostgreSQL has one right to read; the builder distinguishes listing and getting. */
function readExpression(policy: Policy, scope: PolicyScope): RowExpression | undefined {
  const parts = [policy.ops.list?.[scope], policy.ops.get?.[scope], policy.ops.aggregate?.[scope]].filter(
    (rows) => rows !== undefined,
  );
  return parts.length > 1 ? { or: parts } : parts[0];
}

function columns(policy: Policy, holds: (column: Policy['cols'][string]) => boolean): string[] {
  return Object.entries(policy.cols)
    .filter(([, column]) => holds(column))
    .map(([name]) => name);
}

function rowPolicy(
  policy: Policy,
  scope: PolicyScope | 'system',
  command: 'all' | Right['verb'],
  rows: RowExpression,
): Statement {
  const condition = compileRows(rows, settingsUser);
  const using = command === 'insert' ? sql`` : sql`using (${condition})`;
  const check =
    command === 'insert' || command === 'update' || command === 'all' ? sql`with check (${condition})` : sql``;
  const name = sql.id(`${scope}_${command}`);
  return sql`create policy ${name} on ${sql.table(policy.table)} for ${sql.raw(command)} to ${sql.id(databaseRole(scope))} ${using} ${check}`;
}
