import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** How a practice can be reached, where the professional chooses to say it; beside the account's own number and addresses, which stay private. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    alter table professionals
      add column public_phone text check (length(public_phone) between 1 and 24),
      add column public_email text check (length(public_email) between 3 and 254)`.execute(db);
}
