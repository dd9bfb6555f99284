import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Mails to send, and the mailbox that takes them where nothing is configured to send them. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
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
    )`.execute(db);
  await sql`create index outbox_due on outbox (due_at) where sent_at is null and dead_at is null`.execute(db);
  await sql`create index outbox_by_user on outbox (user_id)`.execute(db);
  await sql`create index outbox_by_age on outbox (created_at)`.execute(db);
  await sql`
    create table local_mails (
      id uuid primary key,
      recipient text not null,
      subject text not null,
      message jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index local_mails_by_age on local_mails (created_at desc, id desc)`.execute(db);
  // What the reminders look for every minute.
  await sql`create index appointments_accepted_start on appointments (starts_at) where status = 'accepted'`.execute(db);
}
