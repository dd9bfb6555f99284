import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Notifications, live events, mails, the audit log, and how loads of remotes ended. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...events, ...mails, ...audit, ...remoteLoads]);
}

const events = [
  sql`
    create table notifications (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      type text not null check (length(type) <= 80),
      data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
      read_at timestamptz,
      created_at timestamptz not null default now()
    )`,
  sql`create index notifications_by_user on notifications (user_id, created_at desc, id desc)`,
  sql`
    create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null`,
  sql`
    create table events (
      id bigint generated always as identity primary key,
      user_id uuid not null references users (id) on delete cascade,
      type text not null check (length(type) <= 80),
      data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
      created_at timestamptz not null default now()
    )`,
  sql`create index events_by_user on events (user_id, id)`,
  sql`create index events_by_age on events (created_at)`,
];

const mails = [
  sql`
    create table outbox (
      id uuid primary key default gen_random_uuid(),
      event_id text not null unique check (length(event_id) between 1 and 200),
      user_id uuid not null references users (id) on delete cascade,
      address text check (length(address) <= 254),
      template text not null check (length(template) <= 80),
      data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      sent_at timestamptz,
      dead_at timestamptz,
      error text,
      created_at timestamptz not null default now()
    )`,
  sql`create index outbox_due on outbox (due_at) where sent_at is null and dead_at is null`,
  sql`create index outbox_by_user on outbox (user_id)`,
  sql`create index outbox_by_age on outbox (created_at)`,
  // The mailbox of development, where no SMTP server is configured.
  sql`
    create table local_mails (
      id uuid primary key,
      recipient text not null,
      subject text not null,
      message jsonb not null,
      created_at timestamptz not null default now()
    )`,
  sql`create index local_mails_by_age on local_mails (created_at desc, id desc)`,
];

const audit = [
  sql`
    create table audit (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      actor_id uuid,
      actor_role text not null,
      action text not null,
      subject text not null,
      details jsonb not null default '{}',
      previous_hash bytea not null,
      hash bytea not null unique,
      -- What the hash covers: 1 what was done by whom, 2 also when.
      hash_version smallint not null default 1 check (hash_version in (1, 2))
    )`,
  sql`
    create trigger audit_insert_only before update or delete on audit for each row execute function refuse_change()`,
  sql`create trigger audit_no_truncate before truncate on audit for each statement execute function refuse_change()`,
  sql`create index audit_by_time on audit (at desc, id desc)`,
  ...['actor_id', 'action', 'subject'].map(
    (column) => sql`create index ${sql.id(`audit_by_${column}`)} on audit (${sql.ref(column)}, id desc)`,
  ),
];

/** Counts per minute, by which canaries are judged (decision 021). */
const remoteLoads = [
  sql`
    create table remote_loads (
      minute timestamptz not null,
      remote text not null,
      version text not null,
      channel text not null check (channel in ('stable', 'canary')),
      outcome text not null,
      loads bigint not null check (loads > 0),
      primary key (minute, remote, version, channel, outcome)
    )`,
];
