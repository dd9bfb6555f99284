import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Weekly hours, exceptions by date, and the quarter-hour masks that answer "who is free when". */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...schedule, ...masks]);
}

const schedule = [
  sql`
    create table availability_rules (
      id uuid primary key default gen_random_uuid(),
      professional_id uuid not null references professionals (id) on delete cascade,
      weekday smallint not null check (weekday between 1 and 7),
      start_time text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      end_time text not null check (end_time ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
      call_types text[] not null check (call_types <@ array['video', 'call', 'in_person']::text[] and cardinality(call_types) between 1 and 3),
      created_at timestamptz not null default now(),
      check (start_time < end_time)
    )`,
  sql`create index availability_rules_week on availability_rules (professional_id, weekday, start_time, id)`,
  sql`create index availability_rules_by_start on availability_rules (professional_id, start_time, id)`,
  sql`
    create table availability_exceptions (
      id uuid primary key default gen_random_uuid(),
      professional_id uuid not null references professionals (id) on delete cascade,
      date date not null,
      ranges jsonb not null default '[]' check (jsonb_typeof(ranges) = 'array' and jsonb_array_length(ranges) <= 12),
      reason text check (length(reason) <= 160),
      created_at timestamptz not null default now(),
      unique (professional_id, date)
    )`,
];

const masks = [
  // One mask per set of call types that a day offers together, which for most days is one set.
  sql`
    create table availability_days (
      professional_id uuid not null references professionals (id) on delete cascade,
      day date not null,
      -- Bits in the order video, call, in_person.
      types smallint not null check (types between 1 and 7),
      -- 96 quarters of the UTC day; bit set = a slot of the professional could start there and nothing holds it.
      mask bit(96) not null,
      -- Copied from the professional, so that one index answers "free in this window" alone.
      slot_minutes integer not null,
      notice_minutes integer not null,
      primary key (professional_id, day, types)
    )`,
  sql`
    create index availability_days_by_day on availability_days (day, professional_id)
    include (types, mask, slot_minutes, notice_minutes)`,
  // The horizon moves every day: which professionals' masks have been extended already.
  sql`
    create table availability_fills (
      professional_id uuid primary key references professionals (id) on delete cascade,
      filled_on date not null
    )`,
  sql`create index availability_fills_age on availability_fills (filled_on, professional_id)`,
];
