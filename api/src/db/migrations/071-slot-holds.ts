import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Slots that are kept for minutes while a request is written, by the hash of the holder's token. No account is needed, so none is named. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table slot_holds (
      token_hash bytea not null,
      professional_id uuid not null references professionals (id) on delete cascade,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      client_hash bytea not null,
      held_from timestamptz not null,
      expires_at timestamptz not null,
      primary key (token_hash, professional_id, starts_at),
      check (starts_at < ends_at)
    )`.execute(db);
  await sql`create index slot_holds_in_diary on slot_holds (professional_id, starts_at)`.execute(db);
  await sql`create index slot_holds_of_client on slot_holds (client_hash, expires_at)`.execute(db);
  await sql`create index slot_holds_by_expiry on slot_holds (expires_at)`.execute(db);
}
