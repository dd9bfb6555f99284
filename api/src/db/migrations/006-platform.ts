import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Sessions, notifications, live events, idempotency keys, audit log. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      access_hash bytea not null unique,
      access_expires_at timestamptz not null,
      user_agent text not null default '',
      created_at timestamptz not null default now(),
      used_at timestamptz not null default now(),
      ended_at timestamptz
    )`.execute(db);
  await sql`create index sessions_by_user on sessions (user_id, created_at desc, id desc)`.execute(db);
  // One session is one family: every rotation adds a row, and a row used twice ends the session.
  await sql`
    create table refresh_tokens (
      hash bytea primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      rotated_at timestamptz
    )`.execute(db);
  await sql`create index refresh_tokens_by_session on refresh_tokens (session_id)`.execute(db);
  await sql`create index refresh_tokens_by_expiry on refresh_tokens (expires_at)`.execute(db);
  await sql`
    create table notifications (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      type text not null check (length(type) <= 80),
      data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
      read_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index notifications_by_user on notifications (user_id, created_at desc, id desc)`.execute(db);
  await sql`create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null`.execute(db);
  await sql`
    create table events (
      id bigint generated always as identity primary key,
      user_id uuid not null references users (id) on delete cascade,
      type text not null check (length(type) <= 80),
      data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index events_by_user on events (user_id, id)`.execute(db);
  await sql`create index events_by_age on events (created_at)`.execute(db);
  await sql`
    create table idempotency_keys (
      user_id uuid not null references users (id) on delete cascade,
      key text not null check (length(key) between 1 and 200),
      request_hash bytea not null,
      status integer,
      body jsonb,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    )`.execute(db);
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db);
  await sql`
    create table audit (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      actor_id uuid,
      actor_role text not null,
      action text not null,
      subject text not null,
      details jsonb not null default '{}',
      previous_hash bytea not null,
      hash bytea not null unique
    )`.execute(db);
  await sql`create trigger audit_insert_only before update or delete on audit for each row execute function refuse_change()`.execute(db);
  await sql`create trigger audit_no_truncate before truncate on audit for each statement execute function refuse_change()`.execute(db);
}
