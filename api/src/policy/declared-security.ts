import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { databaseRole, restingRole, scopes } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';
import { grantsOf } from './compile-security.ts';
import { functions, views } from './database-objects.ts';
import type { Policy } from './policy.ts';
import type { Facts } from './current-security.ts';
import { snakeCase } from './snake-case.ts';

/** Internal tables without rights for any scope. */
const machinery = ['kysely_migration', 'kysely_migration_lock', 'schema_security'];

type Fact = readonly [what: string, how: string];
const simple = (what: string): Fact => [what, ''];

/** The state that `currentSecurity` should report: derived from the policies, `database-objects.ts` and the roles. */
export async function declaredSecurity(owner: Kysely<Tables>, policies: readonly Policy[]): Promise<Facts> {
  const { rows } = await sql<{ texts: Record<string, string> | null }>`select texts from schema_security`.execute(
    owner.withoutPlugins(),
  );
  return new Map([
    ...machinery.map((name): Fact => [`table ${name}`, 'without forced row-level security']),
    ...policies.flatMap(factsOfTable),
    ...factsOfFunctions(),
    ...factsOfViews(),
    ...scopes.map((scope) => simple(`membership of ${restingRole} in ${databaseRole(scope)}`)),
    ...Object.entries(rows[0]?.texts ?? {}),
  ]);
}

function factsOfTable(policy: Policy): Fact[] {
  const table = snakeCase(policy.table);
  const grants = grantsOf(policy).map(({ verb, role, column }) =>
    simple(`${verb} on ${table}${column === undefined ? '' : `.${snakeCase(column)}`} to ${role}`),
  );
  return [[`table ${table}`, 'with forced row-level security'], ...grants];
}

function factsOfFunctions(): Fact[] {
  return Object.entries(functions).flatMap(([name, { body, callers }]): Fact[] => {
    const rights = callers ? `as ${databaseRole('system')} with search_path=pg_catalog, public` : 'as its caller';
    return [
      [`function ${name}`, `${rights}, body ${body}`],
      ...(callers ?? ['public']).map((role) => simple(`execute on ${name} to ${role}`)),
    ];
  });
}

function factsOfViews(): Fact[] {
  return Object.entries(views).flatMap(([name, { readers, asOwner }]): Fact[] => [
    [`view ${name}`, asOwner ? 'as its owner' : 'as its reader'],
    ...readers.map((role) => simple(`select on ${name} to ${role}`)),
  ]);
}
