import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Views of profiles by day, and what became of a reported review. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    // Who was counted on a day already, as keyed hashes.
    sql`
      create table profile_views (
        professional_id uuid not null references professionals (id) on delete cascade,
        day date not null,
        visitor bytea not null,
        primary key (professional_id, day, visitor)
      )`,
    sql`create index profile_views_by_age on profile_views (day)`,
    sql`
      create table profile_days (
        id uuid primary key default gen_random_uuid(),
        professional_id uuid not null references professionals (id) on delete cascade,
        day date not null,
        views integer not null default 0 check (views >= 0),
        constraint profile_days_once unique (professional_id, day)
      )`,
    sql`create index profile_days_of_professional on profile_days (professional_id, day desc, id desc)`,
    sql`create index profile_days_in_order on profile_days (day desc, id desc)`,
    sql`alter table reviews add column decided_at timestamptz`,
    sql`
      create index reviews_unanswered on reviews (professional_id, created_at desc, id desc) where replied_at is null`,
  ]);
}
