import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** What to prepare for an appointment, as its consultation said when it was booked; null in older ones. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      alter table appointments
        add column preparation_fr text check (length(preparation_fr) <= 500),
        add column preparation_en text check (length(preparation_en) <= 500)`,
  ]);
}
