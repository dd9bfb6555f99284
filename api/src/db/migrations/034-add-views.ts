import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Impressions and clicks of advertisements: daily counters, and what has been counted already. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table add_views (
      id uuid primary key default gen_random_uuid(),
      add_id uuid not null references adds (id) on delete cascade,
      view_id uuid not null,
      kind text not null check (kind in ('impression', 'click')),
      at timestamptz not null,
      constraint add_views_once unique (view_id, add_id, kind)
    )`.execute(db);
  await sql`create index add_views_by_age on add_views (at)`.execute(db);
  await sql`create index add_views_of_add on add_views (add_id)`.execute(db);
  await sql`
    create table add_days (
      id uuid primary key default gen_random_uuid(),
      add_id uuid not null references adds (id) on delete cascade,
      professional_id uuid not null references professionals (id) on delete cascade,
      day date not null,
      impressions integer not null default 0 check (impressions >= 0),
      clicks integer not null default 0 check (clicks >= 0),
      constraint add_days_once unique (add_id, day)
    )`.execute(db);
  await sql`create index add_days_of_professional on add_days (professional_id, day desc, id desc)`.execute(db);
  await sql`create index add_days_in_order on add_days (day desc, id desc)`.execute(db);
  await sql`alter table adds add column impressions integer not null default 0, add column clicks integer not null default 0`.execute(
    db,
  );
}
