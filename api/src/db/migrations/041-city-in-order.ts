import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The professionals of a city in the order of the listing, without reading those of other cities on the way. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`create index professionals_of_city on professionals (city, rating_rank desc, id desc) where verified_at is not null`.execute(
    db,
  );
}
