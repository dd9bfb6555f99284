import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The horizon rolls on each day: which professionals' masks have followed it already. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table availability_fills (
      professional_id uuid primary key references professionals (id) on delete cascade,
      filled_on date not null
    )`.execute(db);
  await sql`create index availability_fills_age on availability_fills (filled_on, professional_id)`.execute(db);
}
