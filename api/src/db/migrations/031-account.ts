import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { notificationKinds } from 'shared-contracts/schemas/notification-choice';
import { runStatements } from '../ddl/run-statements.ts';
import { textLiterals } from '../ddl/text-literals.ts';

/** The account: second steps to sign in, a new e-mail, what is told by which channel, and archives of one's data. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...secondSteps, ...emailChanges, ...choices, ...exports]);
}

const secondSteps = [
  // When the person last proved a second step in this session.
  sql`alter table sessions add column proved_at timestamptz`,
  sql`
    create table passkeys (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      credential_id text not null unique check (length(credential_id) between 1 and 2000),
      public_key text not null check (length(public_key) <= 2000),
      counter bigint not null default 0,
      transports text[] not null default '{}',
      name text not null check (length(name) between 1 and 60),
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`,
  sql`create index passkeys_by_user on passkeys (user_id, created_at, id)`,
  // The secret is sealed with the configured one; a code of the same or an earlier step is refused.
  sql`
    create table code_apps (
      user_id uuid primary key references users (id) on delete cascade,
      secret bytea not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0,
      created_at timestamptz not null default now()
    )`,
  sql`
    create table recovery_codes (
      hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      used_at timestamptz
    )`,
  sql`create index recovery_codes_by_user on recovery_codes (user_id)`,
  sql`
    create table second_step_challenges (
      hash bytea primary key,
      purpose text not null check (purpose in ('sign_in', 'prove', 'register', 'passwordless')),
      -- Null before a passkey has said who signs in.
      user_id uuid references users (id) on delete cascade,
      session_id uuid references sessions (id) on delete cascade,
      webauthn text,
      attempts smallint not null default 0,
      expires_at timestamptz not null
    )`,
  sql`create index second_step_challenges_by_user on second_step_challenges (user_id)`,
  sql`create index second_step_challenges_by_session on second_step_challenges (session_id)`,
  sql`create index second_step_challenges_by_expiry on second_step_challenges (expires_at)`,
];

const emailChanges = [
  sql`
    create table email_changes (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      old_email citext not null,
      new_email citext not null check (length(new_email) <= 254),
      created_at timestamptz not null default now(),
      -- From here on the old address can only take it back.
      confirmed_at timestamptz,
      expires_at timestamptz not null
    )`,
  sql`create index email_changes_by_user on email_changes (user_id)`,
  sql`create index email_changes_by_expiry on email_changes (expires_at)`,
  sql`
    create table email_change_tokens (
      hash bytea primary key,
      change_id uuid not null references email_changes (id) on delete cascade,
      purpose text not null check (purpose in ('confirm', 'stop'))
    )`,
  sql`create index email_change_tokens_by_change on email_change_tokens (change_id)`,
];

const choices = [
  sql`
    create table notification_choices (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in (${textLiterals(notificationKinds)})),
      in_app boolean not null default true,
      by_mail boolean not null default true,
      constraint notification_choices_once unique (user_id, kind)
    )`,
  sql`create index notification_choices_of_user on notification_choices (user_id, id)`,
];

const exports = [
  sql`
    create table data_exports (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null unique references users (id) on delete cascade,
      done integer not null default 0,
      total integer not null default 0,
      size bigint,
      -- The claim of the process that writes it: when it is over, another one begins anew.
      claimed_until timestamptz,
      attempts smallint not null default 0,
      finished_at timestamptz,
      failed_at timestamptz,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`,
  sql`create index data_exports_due on data_exports (created_at) where finished_at is null and failed_at is null`,
  sql`create index data_exports_by_expiry on data_exports (expires_at)`,
];
