import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Calendars of other services that make a professional busy, and the subscription address of one's own appointments. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      create table calendar_sources (
        id uuid primary key default gen_random_uuid(),
        professional_id uuid not null references professionals (id) on delete cascade,
        name text not null check (length(name) between 1 and 80),
        kind text not null check (kind in ('ics', 'caldav')),
        host text not null,
        user_name text check (length(user_name) <= 200),
        -- Address and password, encrypted.
        sealed bytea not null,
        -- Of address and user name.
        address_hash bytea not null,
        -- What the other service calls the content that was read last, and the day and zone that it was expanded for.
        version text,
        expanded_for text,
        read_at timestamptz,
        failure text,
        failing_since timestamptz,
        failures integer not null default 0,
        next_at timestamptz not null,
        created_at timestamptz not null default now(),
        constraint calendar_sources_once unique (professional_id, address_hash)
      )`,
    sql`create index calendar_sources_of_professional on calendar_sources (professional_id, created_at, id)`,
    sql`create index calendar_sources_due on calendar_sources (next_at)`,
    sql`
      create table calendar_busy (
        id uuid primary key default gen_random_uuid(),
        source_id uuid not null references calendar_sources (id) on delete cascade,
        professional_id uuid not null references professionals (id) on delete cascade,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        check (starts_at < ends_at)
      )`,
    sql`create index calendar_busy_of_professional on calendar_busy (professional_id, starts_at, id)`,
    sql`create index calendar_busy_by_end on calendar_busy (professional_id, ends_at)`,
    sql`create index calendar_busy_of_source on calendar_busy (source_id)`,
    sql`
      create table calendar_feeds (
        id uuid primary key references users (id) on delete cascade,
        token_hash bytea not null constraint calendar_feeds_token unique,
        -- The same encrypted, so that its owner can read the address again.
        token_sealed bytea not null,
        created_at timestamptz not null default now(),
        read_at timestamptz
      )`,
  ]);
}
