import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Distances are not searched by (decision 075): their column, function and indexes go; the index by rating is built again without the column. */
const asked = `verified_at, verified_until, specialities, functions, languages, call_types, country, city, city_folded, gender,
  available_now, years_of_experience, time_zone`;

export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`alter table professionals drop column position`.execute(db);
  await sql`drop function km_between`.execute(db);
  await sql`
    create index professionals_searched_by_rating on professionals
    using btree (rating_rank desc, id desc) include (${sql.raw(asked)})`.execute(db);
}
