import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * What begins with the letters typed so far: names read either way round, firms, and cities. In the order of bytes, where what begins alike stands
 * together in every database; of listed profiles alone, because nobody else is suggested.
 */
const beginnings = {
  professionals_by_full_name: `fold(first_names || ' ' || last_name)`,
  professionals_by_reversed_name: `fold(last_name || ' ' || first_names)`,
  professionals_by_company: `fold(company_name)`,
  professionals_by_beginning_of_city: `city_folded`,
};

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const [name, beginning] of Object.entries(beginnings))
    await sql`create index ${sql.id(name)} on professionals ((${sql.raw(beginning)}) text_pattern_ops) where verified_at is not null`.execute(
      db,
    );
}
