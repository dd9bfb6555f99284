import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Conditions and views as the database wrote them down, beside what was compiled: each start compares (policy/apply-security.ts). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`create table if not exists schema_security (fingerprint text primary key)`.execute(db);
  await sql`alter table schema_security add column texts jsonb`.execute(db);
}
