import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { databaseRole } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';

const system = databaseRole('system');

/**
 * Under row-level security, even if it allows everything, PostgreSQL ignores column statistics for operators that are not leakproof
 * (LIKE, arrays) and assumes that every value is rare. So the system role, whose policies allow everything, bypasses it
 * (decision 028). An owner without the right to grant that leaves it to an administrator. Returns a warning for the log, if any.
 */
export async function grantStatisticsAccess(owner: Kysely<Tables>): Promise<string | undefined> {
  const sees = async () => {
    const { rows } = await sql`select from pg_roles where rolname = ${system} and (rolbypassrls or rolsuper)`.execute(
      owner,
    );
    return rows.length > 0;
  };
  if (await sees()) return undefined;
  // Roles are shared by the whole server: another database's process may be altering it ("tuple concurrently updated").
  await sql`
    do ${sql.lit(`
      begin
        alter role ${system} bypassrls;
      exception when insufficient_privilege or internal_error then null;
      end`)}`.execute(owner);
  if (await sees()) return undefined;
  return `Searches of many profiles are slow until an administrator of the database runs: alter role ${system} bypassrls`;
}
