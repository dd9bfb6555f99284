import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Beside what was compiled (policy/apply-security.ts): the conditions and views as the database wrote them down, for each start to compare. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`create table if not exists schema_security (fingerprint text primary key)`.execute(db);
  await sql`alter table schema_security add column texts jsonb`.execute(db);
}
