import { CamelCasePlugin, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { databaseRole } from '../db/roles.ts';
import { StartError } from '../start-error.ts';
import type { Tables } from '../db/schema.ts';
import type { Policy } from './policy.ts';

/** Tables of the machinery itself, which no scope has any right to. */
const machinery = new Set(['schema_migrations', 'schema_security']);

/** @throws StartError if any table could be read around the policies: the server then refuses to listen. */
export async function verifySecurity(owner: Kysely<Tables>, policies: readonly Policy[]): Promise<void> {
  const bare = owner.withoutPlugins();
  const { rows } = await sql<{ name: string; isForced: boolean; isDescribed: boolean; isGranted: boolean }>`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isForced",
      exists (select from pg_policy p where p.polrelid = c.oid) as "isDescribed",
      exists (select from pg_roles r where r.rolname like 'nimbia\\_%'
        and (has_any_column_privilege(r.oid, c.oid, 'select, insert, update, references')
          or has_table_privilege(r.oid, c.oid, 'delete, truncate, trigger'))) as "isGranted"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`.execute(bare);
  const described = new Set(policies.map((policy) => snakeCase(policy.table)));
  const faults = rows.flatMap((row) => {
    if (machinery.has(row.name)) return row.isGranted ? [`${row.name} is granted to a caller`] : [];
    if (!described.has(row.name)) return [`${row.name} has no policy object`];
    if (!row.isForced) return [`${row.name} lacks forced row-level security`];
    return row.isDescribed ? [] : [`${row.name} has no policy`];
  });
  const present = new Set(rows.map((row) => row.name));
  faults.push(...[...described].filter((name) => !present.has(name)).map((name) => `${name} does not exist`));
  faults.push(...(await usableSchemas(bare)), ...(await boundlessRoles(bare)));
  if (faults.length > 0) throw new StartError(`The database is not safe to serve: ${faults.join('; ')}.`);
}

/** Other schemas (the jobs') are for our own code alone: no caller, and not the resting role either, sees into them. */
async function usableSchemas(bare: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ role: string; name: string }>`
    select r.rolname as role, n.nspname as name from pg_roles r cross join pg_namespace n
    where r.rolname like 'nimbia\\_%' and r.rolname <> ${databaseRole('system')}
      and n.nspname not in ('public', 'information_schema') and n.nspname not like 'pg\\_%'
      and has_schema_privilege(r.oid, n.oid, 'usage')`.execute(bare);
  return rows.map(({ role, name }) => `${role} may use the schema ${name}`);
}

/** Row-level security holds everybody but our own code, whose policies let everything through (let-system-see-statistics.ts). */
async function boundlessRoles(bare: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`
    select rolname as role from pg_roles
    where rolname like 'nimbia\\_%' and (rolsuper or rolbypassrls and rolname <> ${databaseRole('system')})`.execute(
    bare,
  );
  return rows.map(({ role }) => `${role} is not held by row-level security`);
}

class Names extends CamelCasePlugin {
  toSnake(name: string): string {
    return this.snakeCase(name);
  }
}
const names = new Names();

/** The column or table name in SQL, by the same rule as the query builder's. */
export function snakeCase(name: string): string {
  return names.toSnake(name);
}
