import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Searches read the clock of every professional: one zone that this database does not know would fail them all (SQLSTATE 22023). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const table of ['users', 'professionals']) {
    const [name, constraint] = [sql.table(table), sql.ref(`${table}_time_zone_known`)];
    await sql`alter table ${name} add constraint ${constraint}
      check (timestamptz '2026-01-01 00:00:00Z' at time zone time_zone is not null) not valid`.execute(db);
    await sql`alter table ${name} validate constraint ${constraint}`.execute(db);
  }
}
