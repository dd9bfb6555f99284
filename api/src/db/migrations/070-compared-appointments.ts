import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** When the names of an appointment were first compared: no row of `conflict_checks` says it where nobody was named and nothing found. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [sql`alter table appointments add column compared_at timestamptz`]);
}
