import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What an accepted document proves was changed by its professional: since when it waits to be looked at again. In the table's own order. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`alter table documents add column if not exists recheck_since timestamptz`.execute(db);
  await sql`create index if not exists documents_to_recheck on documents (created_at desc, id desc) where recheck_since is not null`.execute(
    db,
  );
}
