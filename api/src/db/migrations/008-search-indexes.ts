import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The listing's filters that no other index serves; each in the order of the listing, so that a page stops after its rows. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`create index professionals_by_folded_city on professionals (fold(city), rating_rank desc, id desc) where verified_at is not null`.execute(
    db,
  );
  await sql`create index professionals_by_gender on professionals (gender, rating_rank desc, id desc) where verified_at is not null`.execute(
    db,
  );
  // The planner does not read the statistics of a partial index: without these it takes every city for tiny and sorts all of it.
  await sql`create statistics professionals_city_key on (fold(city)) from professionals`.execute(db);
}
