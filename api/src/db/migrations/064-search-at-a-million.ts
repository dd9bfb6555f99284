import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * What searches ask and count, beside what they walk: the two orders, and what is around a place. They then read a few hundred bytes for each
 * person whom they pass over, one after the other, and none of the table, where they lie far apart (decision 028).
 */
const asked = `verified_at, verified_until, specialities, profession, languages, call_types, country, city, city_folded, gender,
  available_now, years_of_experience, time_zone`;

const walked = {
  professionals_searched: `btree (rating_rank desc, id desc) include (${asked}, position)`,
  professionals_searched_in_city: `btree (city_folded, rating_rank desc, id desc) include (${asked})`,
  professionals_searched_around: `gist (position) include (${asked}, id, rating_rank)`,
};

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const [name, columns] of Object.entries(walked))
    await sql`create index if not exists ${sql.id(name)} on professionals using ${sql.raw(columns)}`.execute(db);
  for (const old of ['professionals_by_rating', 'professionals_of_folded_city', 'professionals_near'])
    await sql`drop index ${sql.id(old)}`.execute(db);
  // Not strict, as it was (052): PostgreSQL then writes its body into the query instead of calling it for each place, at 30 µs a call. Nowhere is
  // 20,015 km from everywhere; the box around a circle has let no such row through.
  await sql`
    create or replace function km_between(a point, b point) returns double precision language sql immutable parallel safe
    as $$
      select 12742.0176 * asin(sqrt(least(1, power(sind((b[1] - a[1]) / 2), 2) + cosd(a[1]) * cosd(b[1]) * power(sind((b[0] - a[0]) / 2), 2))))
    $$`.execute(db);
}
