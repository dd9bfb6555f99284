import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { locales, roles } from 'shared-contracts/schemas/vocabulary';
import { runStatements } from '../ddl/run-statements.ts';
import { ownedBySystem } from '../ddl/system-function.ts';
import { textLiterals } from '../ddl/text-literals.ts';
import { restingRole } from '../roles.ts';

/** Accounts, how they sign in, and what limits attempts. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...users, ...sessions, ...sessionLookup, ...mailedTokens, ...limits]);
}

const users = [
  sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      role text not null check (role in (${textLiterals(roles)})),
      email citext not null unique check (length(email) <= 254),
      password_hash text not null,
      last_name text not null check (length(last_name) between 1 and 80),
      first_names text not null check (length(first_names) between 1 and 120),
      phone text not null default '' check (length(phone) <= 24),
      lang text not null default 'en' check (lang in (${textLiterals(locales)})),
      time_zone text not null default 'UTC' check (length(time_zone) <= 64),
      terms_accepted_at timestamptz,
      email_confirmed_at timestamptz,
      deleted_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- A zone that the database does not know fails every statement that uses it (SQLSTATE 22023).
      constraint users_time_zone_known check (timestamptz '2026-01-01 00:00:00Z' at time zone time_zone is not null)
    )`,
  sql`create trigger users_touch before update on users for each row execute function touch_updated_at()`,
];

const sessions = [
  sql`
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      user_agent text not null default '',
      created_at timestamptz not null default now(),
      used_at timestamptz not null default now(),
      ended_at timestamptz
    )`,
  sql`create index sessions_by_user on sessions (user_id, created_at desc, id desc)`,
  sql`create index sessions_by_use on sessions (user_id, used_at desc, id desc)`,
  sql`create index sessions_open on sessions (user_id, created_at desc, id desc) where ended_at is null`,
  // Several at once: tabs of one browser that refresh together each keep theirs.
  sql`
    create table access_tokens (
      hash bytea primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      expires_at timestamptz not null
    )`,
  sql`create index access_tokens_by_session on access_tokens (session_id, expires_at)`,
  sql`create index access_tokens_by_expiry on access_tokens (expires_at)`,
  // One session is one family: every rotation adds a row, and a row used twice ends the session.
  sql`
    create table refresh_tokens (
      hash bytea primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      rotated_at timestamptz
    )`,
  sql`create index refresh_tokens_by_session on refresh_tokens (session_id)`,
  sql`create index refresh_tokens_by_expiry on refresh_tokens (expires_at)`,
];

/** The user of an access token, in one round trip. The resting role may call this function but read no table. */
const sessionLookup = [
  sql`
    create function session_of(token_hash bytea)
    returns table (session_id uuid, user_id uuid, role text, expires_at timestamptz)
    language sql stable security definer set search_path = pg_catalog, public
    as $$
      select s.id, u.id, u.role, t.expires_at
      from public.access_tokens t join public.sessions s on s.id = t.session_id join public.users u on u.id = s.user_id
      where t.hash = token_hash and s.ended_at is null and u.deleted_at is null
    $$`,
  ...ownedBySystem(sql`session_of(bytea)`, [restingRole]),
];

const mailedTokens = [
  // Any address, known or not, is looked up by a job, so that the response time does not depend on it.
  sql`
    create table reset_requests (
      id uuid primary key default gen_random_uuid(),
      email text not null check (length(email) <= 254),
      created_at timestamptz not null default now()
    )`,
  sql`create index reset_requests_by_age on reset_requests (created_at)`,
  sql`
    create table password_resets (
      hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      expires_at timestamptz not null
    )`,
  sql`create index password_resets_by_user on password_resets (user_id)`,
  sql`create index password_resets_by_expiry on password_resets (expires_at)`,
  sql`
    create table email_confirmations (
      hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      expires_at timestamptz not null
    )`,
  sql`create index email_confirmations_by_user on email_confirmations (user_id)`,
  sql`create index email_confirmations_by_expiry on email_confirmations (expires_at)`,
];

const limits = [
  // Named and ordered as rate-limiter-flexible writes them.
  sql`
    create table rate_limits (
      key text primary key check (length(key) <= 255),
      points integer not null,
      expire bigint
    )`,
  sql`create index rate_limits_by_expiry on rate_limits (expire)`,
  sql`
    create table idempotency_keys (
      user_id uuid not null references users (id) on delete cascade,
      key text not null check (length(key) between 1 and 200),
      request_hash bytea not null,
      status integer,
      body jsonb,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    )`,
  sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`,
];
