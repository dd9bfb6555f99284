import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Texts to phones (decision 121): whose number takes them, the codes that confirm one, and their outbox. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    // Consent is the code that was typed; STOP ends it.
    sql`
      create table sms_numbers (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null unique references users (id) on delete cascade,
        phone text not null check (phone ~ '^\\+[0-9]{6,15}$'),
        confirmed_at timestamptz not null,
        stopped_at timestamptz
      )`,
    sql`create index sms_numbers_of_user on sms_numbers (user_id, id)`,
    sql`create index sms_numbers_by_phone on sms_numbers (phone)`,
    sql`
      create table sms_codes (
        user_id uuid primary key references users (id) on delete cascade,
        phone text not null check (phone ~ '^\\+[0-9]{6,15}$'),
        -- The code is derived from it and the configured secret.
        nonce text not null default gen_random_uuid()::text,
        attempts smallint not null default 0,
        expires_at timestamptz not null
      )`,
    sql`create index sms_codes_by_expiry on sms_codes (expires_at)`,
    sql`
      create table text_outbox (
        id uuid primary key default gen_random_uuid(),
        event_id text not null unique check (length(event_id) between 1 and 200),
        user_id uuid not null references users (id) on delete cascade,
        -- Instead of the confirmed number.
        phone text,
        template text not null check (length(template) <= 80),
        data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
        attempts integer not null default 0,
        due_at timestamptz not null default now(),
        sent_at timestamptz,
        dead_at timestamptz,
        error text,
        created_at timestamptz not null default now()
      )`,
    sql`create index text_outbox_due on text_outbox (due_at) where sent_at is null and dead_at is null`,
    sql`create index text_outbox_by_user on text_outbox (user_id)`,
    sql`create index text_outbox_by_age on text_outbox (created_at)`,
    // The mailbox of development, where no gateway is configured.
    sql`
      create table local_texts (
        id uuid primary key,
        recipient text not null,
        text text not null,
        created_at timestamptz not null default now()
      )`,
    sql`create index local_texts_by_age on local_texts (created_at desc, id desc)`,
  ]);
}
