import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What somebody did with the other party lately, which is limited (decision 045). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`create index appointment_history_by_actor on appointment_history (actor_id, at)`.execute(db);
}
