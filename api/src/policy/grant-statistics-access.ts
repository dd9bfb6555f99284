import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { databaseRole } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';

const system = databaseRole('system');

/**
 * Where row-level security applies, also where it lets everything through, PostgreSQL does not look into a column's statistics for operators
 * that could leak (LIKE, arrays): it takes every word and every speciality for rare. The system's policies let everything through, so it need
 * not have any (decision 028). An owner that may not give that attribute leaves it to an administrator. Answers a warning for the log, if any.
 */
export async function grantStatisticsAccess(owner: Kysely<Tables>): Promise<string | undefined> {
  const sees = async () => {
    const { rows } = await sql`select from pg_roles where rolname = ${system} and (rolbypassrls or rolsuper)`.execute(
      owner,
    );
    return rows.length > 0;
  };
  if (await sees()) return undefined;
  // Roles are the whole server's: another database's process may be giving it at this moment ("tuple concurrently updated").
  await sql`
    do ${sql.lit(`
      begin
        alter role ${system} bypassrls;
      exception when insufficient_privilege or internal_error then null;
      end`)}`.execute(owner);
  if (await sees()) return undefined;
  return `Searches of many profiles are slow until an administrator of the database runs: alter role ${system} bypassrls`;
}
