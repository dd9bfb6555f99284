import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The indexes of 064, with all professions of a person in the place of the main one (decision 043). Those go in a later version: older processes search by them. */
const asked = `verified_at, verified_until, specialities, functions, languages, call_types, country, city, city_folded, gender,
  available_now, years_of_experience, time_zone`;

const walked = {
  professionals_searched_by_rating: `btree (rating_rank desc, id desc) include (${asked}, position)`,
  professionals_searched_of_city: `btree (city_folded, rating_rank desc, id desc) include (${asked})`,
  professionals_searched_near: `gist (position) include (${asked}, id, rating_rank)`,
};

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const [name, columns] of Object.entries(walked))
    await sql`create index if not exists ${sql.id(name)} on professionals using ${sql.raw(columns)}`.execute(db);
}
