import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { databaseRole, scopes } from '../db/roles.ts';
import { columnsOf, compileRows, settingsUser } from './row-expression.ts';
import type { RowExpression } from './row-expression.ts';
import { policyScopes } from './policy.ts';
import type { Policy, PolicyScope } from './policy.ts';

type Statement = RawBuilder<unknown>;
const columnList = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** The second compilation of a policy: grants per column and row-level security, which hold when the query builder is wrong. */
export function compileSecurity(policy: Policy): Statement[] {
  const table = sql.table(policy.table);
  const everyRole = sql.join(scopes.map((scope) => sql.id(databaseRole(scope))));
  return [
    sql`alter table ${table} enable row level security`,
    sql`alter table ${table} force row level security`,
    sql`revoke all on ${table} from public, ${everyRole}`,
    sql`grant select, insert, update, delete on ${table} to ${sql.id(databaseRole('system'))}`,
    rowPolicy(policy, 'system', 'all', 'every-row'),
    ...policyScopes.flatMap((scope) => scopeStatements(policy, scope)),
  ];
}

function scopeStatements(policy: Policy, scope: PolicyScope): Statement[] {
  const table = sql.table(policy.table);
  const role = sql.id(databaseRole(scope));
  const reads = readExpression(policy, scope);
  const { create, update } = { create: policy.ops.create?.[scope], update: policy.ops.update?.[scope] };
  const remove = policy.ops.delete?.[scope];
  const statements: Statement[] = [];
  const used = [reads, update, remove].filter((rows) => rows !== undefined).flatMap(columnsOf);
  const readable = columns(
    policy,
    (column) => column.read?.includes(scope) === true || column.filterFor?.includes(scope) === true,
  );
  const sortColumns = readable.map((name) => policy.cols[name]?.sort).filter((sort) => typeof sort === 'string');
  const selected = [...new Set([...readable, ...sortColumns, ...used])];
  if (reads) {
    statements.push(rowPolicy(policy, scope, 'select', reads));
    if (selected.length > 0) statements.push(sql`grant select (${columnList(selected)}) on ${table} to ${role}`);
  }
  const inserted = [
    ...columns(policy, (column) => column.create?.includes(scope) === true),
    ...Object.keys(policy.forced ?? {}),
  ];
  if (create && inserted.length > 0) {
    statements.push(
      rowPolicy(policy, scope, 'insert', create),
      sql`grant insert (${columnList([...new Set(inserted)])}) on ${table} to ${role}`,
    );
  }
  const updated = columns(policy, (column) => column.update?.includes(scope) === true);
  if (update && updated.length > 0) {
    statements.push(
      rowPolicy(policy, scope, 'update', update),
      sql`grant update (${columnList(updated)}) on ${table} to ${role}`,
    );
  }
  if (remove) {
    statements.push(rowPolicy(policy, scope, 'delete', remove), sql`grant delete on ${table} to ${role}`);
  }
  return statements;
}

/** PostgreSQL has one right to read; the builder tells listing and getting apart. */
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
  command: 'all' | 'select' | 'insert' | 'update' | 'delete',
  rows: RowExpression,
): Statement {
  const condition = compileRows(rows, settingsUser);
  const using = command === 'insert' ? sql`` : sql`using (${condition})`;
  const check =
    command === 'insert' || command === 'update' || command === 'all' ? sql`with check (${condition})` : sql``;
  const name = sql.id(`${scope}_${command}`);
  const verb = { all: sql`all`, select: sql`select`, insert: sql`insert`, update: sql`update`, delete: sql`delete` }[
    command
  ];
  return sql`create policy ${name} on ${sql.table(policy.table)} for ${verb} to ${sql.id(databaseRole(scope))} ${using} ${check}`;
}
