import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Orders of a person's own rows that had to be sorted, and for the history of appointments all rows read. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const party of ['client_id', 'professional_id']) {
    await sql`create index ${sql.id(`appointment_history_of_${party}`)} on appointment_history (${sql.ref(party)}, at, id)`.execute(
      db,
    );
  }
  await sql`create index documents_of_professional_by_expiry on documents (professional_id, expires_on nulls first, id)`.execute(
    db,
  );
  await sql`create index questions_of_client_by_answers on questions (client_id, answer_count, id)`.execute(db);
  await sql`create index availability_rules_by_start on availability_rules (professional_id, start_time, id)`.execute(
    db,
  );
  // Nobody could ask for what it was in the order of.
  await sql`drop index adds_by_professional`.execute(db);
  await sql`create index adds_by_professional on adds (professional_id, ends_on, id)`.execute(db);
}
