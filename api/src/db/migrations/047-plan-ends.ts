import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Plans that end are found by the last day that was paid for. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`create index payments_by_end on payments (subscription_end_date) where status = 'paid'`,
  ]);
}
