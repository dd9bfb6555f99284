import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Which body registers a professional, as the end of a sentence of each language. `verified_by` is read by nobody now, and goes
 * in the next version. The indexes of 064 go now (decision 043).
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const column of ['registered_with_fr', 'registered_with_en'])
    await sql`
      alter table professionals add column ${sql.id(column)} text check (length(${sql.id(column)}) <= 160)`.execute(db);
  // The owner of a table that forces its policies sees no row of it.
  await sql`alter table professionals no force row level security`.execute(db);
  await sql`
    update professionals set registered_with_fr = case
      when verified_by like 'Barreau%' or verified_by like 'Centre%' then 'au ' || lower(left(verified_by, 1)) || substr(verified_by, 2)
      when verified_by like 'Chambre%' then 'à la c' || substr(verified_by, 2)
      when verified_by like 'Ordre%' then 'à l’o' || substr(verified_by, 2)
    end
    where verified_by is not null`.execute(db);
  await sql`alter table professionals force row level security`.execute(db);
  for (const old of ['professionals_searched', 'professionals_searched_in_city', 'professionals_searched_around'])
    await sql`drop index ${sql.id(old)}`.execute(db);
}
