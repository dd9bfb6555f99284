import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What an entry's hash covers: 1 what was done by whom, 2 also when. Entries are never rewritten, so both are verified as they are. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`alter table audit add column hash_version smallint not null default 1 check (hash_version in (1, 2))`.execute(
    db,
  );
}
