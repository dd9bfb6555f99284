import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What an operator looks for in the audit log, and a person among the places where they are signed in. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`create index audit_by_time on audit (at desc, id desc)`.execute(db);
  for (const column of ['actor_id', 'action', 'subject']) {
    await sql`create index ${sql.id(`audit_by_${column}`)} on audit (${sql.ref(column)}, id desc)`.execute(db);
  }
  await sql`create index sessions_by_use on sessions (user_id, used_at desc, id desc)`.execute(db);
  await sql`create index sessions_open on sessions (user_id, created_at desc, id desc) where ended_at is null`.execute(
    db,
  );
}
