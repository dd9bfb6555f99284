import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Whether it is the line that keeps somebody's picture back. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [sql`alter table meeting_visits add column held boolean not null default false`]);
}
