import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Whether the sign-in e-mail is confirmed. Existing accounts count as confirmed by a default, without a rewrite. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`alter table users add column email_confirmed_at timestamptz default now()`.execute(db);
  await sql`alter table users alter column email_confirmed_at drop default`.execute(db);
  await sql`
    create table email_confirmations (
      hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index email_confirmations_by_user on email_confirmations (user_id)`.execute(db);
  await sql`create index email_confirmations_by_expiry on email_confirmations (expires_at)`.execute(db);
}
