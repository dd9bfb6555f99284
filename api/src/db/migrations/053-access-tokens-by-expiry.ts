import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What purge-expired looks for: the other tables have such an index already. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`create index if not exists access_tokens_by_expiry on access_tokens (expires_at)`.execute(db);
}
