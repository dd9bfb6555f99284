import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { databaseRole, restingRole } from '../roles.ts';

/** Sessions, notifications, live events, idempotency keys, audit log. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      user_agent text not null default '',
      created_at timestamptz not null default now(),
      used_at timestamptz not null default now(),
      ended_at timestamptz
    )`.execute(db);
  await sql`create index sessions_by_user on sessions (user_id, created_at desc, id desc)`.execute(db);
  // Several at once: tabs of one browser that refresh together each keep theirs.
  await sql`
    create table access_tokens (
      hash bytea primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index access_tokens_by_session on access_tokens (session_id, expires_at)`.execute(db);
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
  await sql`create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null`.execute(
    db,
  );
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
  await sql`create trigger audit_insert_only before update or delete on audit for each row execute function refuse_change()`.execute(
    db,
  );
  await sql`create trigger audit_no_truncate before truncate on audit for each statement execute function refuse_change()`.execute(
    db,
  );
  await sessionLookup(db);
}

/**
 * Who is behind an access token, in one round trip before the request's transaction. It runs with the rights of `system`: the resting
 * role may ask this one question and read nothing.
 */
async function sessionLookup<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create function session_of(token_hash bytea)
    returns table (session_id uuid, user_id uuid, role text, expires_at timestamptz)
    language sql stable security definer set search_path = pg_catalog, public
    as $$
      select s.id, u.id, u.role, t.expires_at
      from public.access_tokens t join public.sessions s on s.id = t.session_id join public.users u on u.id = s.user_id
      where t.hash = token_hash and s.ended_at is null and u.deleted_at is null
    $$`.execute(db);
  await sql`revoke all on function session_of(bytea) from public`.execute(db);
  await sql`grant execute on function session_of(bytea) to ${sql.id(restingRole)}`.execute(db);
  const system = sql.id(databaseRole('system'));
  await sql`grant create on schema public to ${system}`.execute(db); // a new owner needs it for the moment of the change
  await sql`alter function session_of(bytea) owner to ${system}`.execute(db);
  await sql`revoke create on schema public from ${system}`.execute(db);
}
