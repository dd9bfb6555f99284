import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** The session that requested an archive, the only one given its link; tokens that remove a second step added by a thief. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`alter table data_exports add column session_id uuid references sessions (id) on delete set null`,
    sql`create index data_exports_by_session on data_exports (session_id)`,
    sql`
      create table second_step_stops (
        hash bytea primary key,
        user_id uuid not null references users (id) on delete cascade,
        expires_at timestamptz not null
      )`,
    sql`create index second_step_stops_by_user on second_step_stops (user_id)`,
    sql`create index second_step_stops_by_expiry on second_step_stops (expires_at)`,
  ]);
}
