import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** A comment that its author has deleted stays for an hour, for them alone, so that it can be taken back as it was (decision 037). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`alter table comments add column deleted_at timestamptz`.execute(db);
  await sql`create index comments_by_deletion on comments (deleted_at) where deleted_at is not null`.execute(db);
}
