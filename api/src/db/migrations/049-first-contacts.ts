import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Who may write first, who is blocked, and what was reported (decision 115). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...settings, ...blocks, ...reports]);
}

const settings = [
  sql`alter table users add read_receipts boolean not null default true`,
  sql`
    alter table professionals
      add first_contacts boolean not null default false,
      add first_contacts_per_day smallint not null default 5 check (first_contacts_per_day between 1 and 100),
      add is_away boolean not null default false,
      add away_fr text check (length(away_fr) <= 1000),
      add away_en text check (length(away_en) <= 1000),
      add check (not is_away or coalesce(away_fr, away_en) is not null)`,
];

const blocks = [
  sql`
    create table blocks (
      id uuid primary key default gen_random_uuid(),
      blocker_id uuid not null references users (id) on delete cascade,
      blocked_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      check (blocker_id <> blocked_id),
      constraint blocks_once unique (blocker_id, blocked_id)
    )`,
  sql`create index blocks_of_blocker on blocks (blocker_id, created_at desc, id desc)`,
  sql`create index blocks_of_blocked on blocks (blocked_id)`,
];

const reports = [
  sql`
    create table message_reports (
      id uuid primary key default gen_random_uuid(),
      reporter_id uuid not null references users (id) on delete cascade,
      conversation_id uuid not null references conversations (id) on delete cascade,
      message_id uuid references messages (id) on delete cascade,
      -- The last message at that time: operators read none after it.
      up_to_seq integer not null,
      -- Of each report while it was undecided.
      reason text not null check (length(reason) between 1 and 5000),
      decision text check (length(decision) between 1 and 500),
      decided_at timestamptz,
      created_at timestamptz not null default now(),
      check ((decision is null) = (decided_at is null))
    )`,
  sql`
    create unique index message_reports_once on message_reports (reporter_id, conversation_id, message_id) nulls not distinct
    where decided_at is null`,
  sql`create index message_reports_of_reporter on message_reports (reporter_id, created_at desc, id desc)`,
  sql`create index message_reports_of_conversation on message_reports (conversation_id)`,
  sql`create index message_reports_of_message on message_reports (message_id)`,
  sql`create index message_reports_in_order on message_reports (created_at desc, id desc)`,
  sql`create index message_reports_by_decision on message_reports (decided_at, created_at desc, id desc)`,
];
