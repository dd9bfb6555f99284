import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** A hold may be an offer to one client; the history says which request came from the waiting list. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`alter table slot_holds add column client_id uuid references users (id) on delete cascade`,
    sql`create index slot_holds_offered_to on slot_holds (client_id) where client_id is not null`,
    sql`alter table appointment_history add column from_waiting boolean not null default false`,
  ]);
}
