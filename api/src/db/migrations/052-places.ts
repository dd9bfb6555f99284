import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Where a profile is, as one point that an index finds by its surroundings, and its city as it is compared: each generated from what is written. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  // Haversine: exact enough (0.5 %) for the kilometres that people think in, and well behaved for places next to each other.
  // Positions are rounded to a hand's breadth: PostgreSQL refuses to square what is nearly nothing (1e-200), and would refuse the whole query.
  await sql`
    create function km_between(a point, b point) returns double precision language sql immutable strict parallel safe
    as $$
      select 12742.0176 * asin(sqrt(least(1, power(sind((b[1] - a[1]) / 2), 2) + cosd(a[1]) * cosd(b[1]) * power(sind((b[0] - a[0]) / 2), 2))))
    $$`.execute(db);
  // Together, so that the table is written anew once.
  await sql`
    alter table professionals
      add column position point generated always as (point(round(longitude::numeric, 6), round(latitude::numeric, 6))) stored,
      add column city_folded text not null generated always as (fold(city)) stored`.execute(db);
  await sql`create index professionals_near on professionals using gist (position)`.execute(db);
  // A column has statistics of its own, which the planner needed `professionals_city_key` for.
  await sql`drop index professionals_by_folded_city`.execute(db);
  await sql`drop statistics professionals_city_key`.execute(db);
  await sql`create index professionals_of_folded_city on professionals (city_folded, rating_rank desc, id desc) where verified_at is not null`.execute(
    db,
  );
}
