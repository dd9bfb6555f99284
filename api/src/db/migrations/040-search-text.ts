import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * The text begins with its first word, also where there is no company: `$startsWith` finds a person by name. PostgreSQL 15 cannot change how
 * a column is generated, so another takes its place.
 *
 * New entries of a GIN index wait in a list that every search reads whole, and that only VACUUM and autovacuum empty before it is full.
 * PGlite has no autovacuum: with the usual 4 MB the planner would rather read 4,000 profiles than their list. So it is kept short.
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`alter table professionals drop column search_text`.execute(db);
  await sql`
    alter table professionals add column search_text text not null generated always as (
      fold(ltrim(coalesce(company_name, '') || ' ' || first_names || ' ' || last_name || ' ' || city || ' ' || search_words(functions) || ' '
        || search_words(specialities) || ' ' || coalesce(description_fr, '') || ' ' || coalesce(description_en, '')))
    ) stored`.execute(db);
  await sql`
    create index professionals_search on professionals using gin (search_text gin_trgm_ops)
    with (gin_pending_list_limit = 64)`.execute(db);
  // The column's grants went with it: policy/apply-security.ts gives them again once it does not know what it has given.
  await sql`create table if not exists schema_security (fingerprint text primary key)`.execute(db);
  await sql`delete from schema_security`.execute(db);
}
