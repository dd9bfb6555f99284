import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** The masks of a professional in one row per length and call types, so that the earliest start takes one look-up per person. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      create table availability_strips (
        professional_id uuid not null references professionals (id) on delete cascade,
        types smallint not null,
        slot_minutes integer not null,
        notice_minutes integer not null,
        -- The day of the first 96 quarters, which the others follow without a gap.
        first_day date not null,
        mask varbit not null,
        primary key (professional_id, types, slot_minutes)
      )`,
    // At most 4.4 kB, a year and a day: unpacking it would cost more than reading it.
    sql`alter table availability_strips alter column mask set storage plain`,
    // Forced row-level security would hide every row from an owner who is no superuser.
    sql`alter table availability_days no force row level security`,
    sql`
      insert into availability_strips (professional_id, types, slot_minutes, notice_minutes, first_day, mask)
      select professional_id, types, slot_minutes, max(notice_minutes), current_date,
        string_agg(repeat('0', (day - coalesce(before, current_date - 1) - 1) * 96) || mask::text, '' order by day)::varbit
      from (
        select *, lag(day) over (partition by professional_id, types, slot_minutes order by day) as before
        from availability_days where day >= current_date
      ) as days
      group by professional_id, types, slot_minutes`,
    sql`alter table availability_days force row level security`,
  ]);
}
