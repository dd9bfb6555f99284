import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Hours may hold for some call types only: a day has one mask per set of call types that is offered together (bits in the order video,
 * call, in_person), which for most days is one. What is stored already counts for every type of the professional until the mask keeper,
 * which finds nobody filled, has been there.
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  // The owner is held by row-level security too, and would see no row to change.
  const tables = ['availability_days', 'availability_fills', 'professionals'];
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`alter table availability_days add column types smallint not null default 7 check (types between 1 and 7)`.execute(
    db,
  );
  await sql`
    update availability_days d
    set types = case when 'video' = any (p.call_types) then 1 else 0 end + case when 'call' = any (p.call_types) then 2 else 0 end
      + case when 'in_person' = any (p.call_types) then 4 else 0 end
    from professionals p where p.id = d.professional_id and p.call_types <> '{}'`.execute(db);
  await sql`alter table availability_days alter column types drop default`.execute(db);
  await sql`alter table availability_days drop constraint availability_days_pkey, add primary key (professional_id, day, types)`.execute(
    db,
  );
  await sql`drop index availability_days_by_day`.execute(db);
  await sql`create index availability_days_by_day on availability_days (day, professional_id) include (types, mask, slot_minutes, notice_minutes)`.execute(
    db,
  );
  // Counting who is free among all who are listed reads nothing but two indexes, both in the order of the professional.
  await sql`create index professionals_listed on professionals (id, verified_until) where verified_at is not null`.execute(
    db,
  );
  await sql`delete from availability_fills`.execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
}
