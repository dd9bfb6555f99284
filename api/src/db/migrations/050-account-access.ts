import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Forgotten passwords, and the attempts that all processes count together. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  // Any address that was typed in, known or not: taking one up is a job's, so that the answer takes as long for every address.
  await sql`
    create table reset_requests (
      id uuid primary key default gen_random_uuid(),
      email text not null check (length(email) <= 254),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index reset_requests_by_age on reset_requests (created_at)`.execute(db);
  await sql`
    create table password_resets (
      hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index password_resets_by_user on password_resets (user_id)`.execute(db);
  await sql`create index password_resets_by_expiry on password_resets (expires_at)`.execute(db);
  await sql`create index professionals_secondary_email on professionals (secondary_email)`.execute(db);
  // Named and ordered as rate-limiter-flexible writes them.
  await sql`
    create table rate_limits (
      key text primary key check (length(key) <= 255),
      points integer not null,
      expire bigint
    )`.execute(db);
  await sql`create index rate_limits_by_expiry on rate_limits (expire)`.execute(db);
}
