import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Advertisements (`adds`, as the specification names the table), and their impressions and clicks. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...adds, ...counters]);
}

const adds = [
  sql`
    create table adds (
      id uuid primary key default gen_random_uuid(),
      professional_id uuid not null references professionals (id) on delete cascade,
      title_fr text not null check (length(title_fr) <= 120),
      title_en text not null check (length(title_en) <= 120),
      text_fr text not null check (length(text_fr) <= 400),
      text_en text not null check (length(text_en) <= 400),
      image text,
      target text not null check (target ~ '^/' and length(target) <= 300),
      placement text not null check (placement in ('home', 'search', 'list', 'profile')),
      starts_on date not null,
      ends_on date not null,
      published_at timestamptz,
      shown_until date not null default 'infinity',
      in_plan boolean not null default true,
      impressions integer not null default 0,
      clicks integer not null default 0,
      created_at timestamptz not null default now(),
      check (starts_on <= ends_on)
    )`,
  sql`create index adds_running on adds (placement, starts_on, ends_on, id)`,
  sql`create index adds_by_start on adds (starts_on, id)`,
  sql`create index adds_by_end on adds (ends_on, id)`,
  sql`create index adds_by_professional on adds (professional_id, ends_on, id)`,
];

const counters = [
  // Views that were counted already.
  sql`
    create table add_views (
      id uuid primary key default gen_random_uuid(),
      add_id uuid not null references adds (id) on delete cascade,
      view_id uuid not null,
      kind text not null check (kind in ('impression', 'click')),
      at timestamptz not null,
      constraint add_views_once unique (view_id, add_id, kind)
    )`,
  sql`create index add_views_by_age on add_views (at)`,
  sql`create index add_views_of_add on add_views (add_id)`,
  sql`
    create table add_days (
      id uuid primary key default gen_random_uuid(),
      add_id uuid not null references adds (id) on delete cascade,
      professional_id uuid not null references professionals (id) on delete cascade,
      day date not null,
      impressions integer not null default 0 check (impressions >= 0),
      clicks integer not null default 0 check (clicks >= 0),
      constraint add_days_once unique (add_id, day)
    )`,
  sql`create index add_days_of_professional on add_days (professional_id, day desc, id desc)`,
  sql`create index add_days_in_order on add_days (day desc, id desc)`,
];
