import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** A hold that is an offer keeps others out a little longer than its client may book, until the next one is chosen. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`alter table slot_holds add column offered_until timestamptz`,
    sql`update slot_holds set offered_until = expires_at where client_id is not null`,
    sql`alter table slot_holds add check ((client_id is null) = (offered_until is null))`,
  ]);
}
