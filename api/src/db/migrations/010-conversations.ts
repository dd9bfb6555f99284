import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Conversations between a client and a professional, their messages, and whom clients follow. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...conversations, ...messages, ...follows]);
}

const conversations = [
  sql`
    create table conversations (
      id uuid primary key default gen_random_uuid(),
      professional_id uuid not null references professionals (id) on delete cascade,
      client_id uuid not null references users (id) on delete cascade,
      appointment_id uuid references appointments (id) on delete cascade,
      opened_by uuid not null,
      last_message text check (length(last_message) <= 160),
      last_message_at timestamptz,
      client_unread integer not null default 0 check (client_unread >= 0),
      professional_unread integer not null default 0 check (professional_unread >= 0),
      created_at timestamptz not null default now(),
      check (client_id <> professional_id),
      check (opened_by in (client_id, professional_id)),
      constraint conversations_once unique nulls not distinct (professional_id, client_id, appointment_id)
    )`,
  sql`create index conversations_of_client on conversations (client_id, last_message_at desc nulls last, id desc)`,
  sql`
    create index conversations_of_professional on conversations (professional_id, last_message_at desc nulls last, id desc)`,
  sql`create index conversations_unread_by_client on conversations (client_id, client_unread)`,
  sql`create index conversations_unread_by_professional on conversations (professional_id, professional_unread)`,
  sql`create index conversations_of_appointment on conversations (appointment_id)`,
  // Conversations opened within the hour.
  sql`create index conversations_by_opener on conversations (opened_by, created_at desc)`,
];

const messages = [
  sql`
    create table messages (
      id uuid primary key default gen_random_uuid(),
      conversation_id uuid not null references conversations (id) on delete cascade,
      sender_id uuid not null,
      recipient_id uuid not null,
      body text not null check (length(body) between 1 and 4000),
      attachment_id uuid,
      read_at timestamptz,
      created_at timestamptz not null,
      check (sender_id <> recipient_id)
    )`,
  sql`create index messages_in_order on messages (conversation_id, created_at desc, id desc)`,
  sql`create index messages_unread on messages (recipient_id, conversation_id, created_at) where read_at is null`,
  // Messages sent within the minute.
  sql`create index messages_by_sender on messages (sender_id, created_at desc, id desc)`,
  sql`create index messages_by_recipient on messages (recipient_id, created_at desc, id desc)`,
];

const follows = [
  sql`
    create table follows (
      id uuid primary key default gen_random_uuid(),
      client_id uuid not null references users (id) on delete cascade,
      professional_id uuid not null references professionals (id) on delete cascade,
      created_at timestamptz not null default now(),
      constraint follows_once unique (client_id, professional_id)
    )`,
  sql`create index follows_of_client on follows (client_id, created_at desc, id desc)`,
  sql`create index follows_of_professional on follows (professional_id)`,
];
