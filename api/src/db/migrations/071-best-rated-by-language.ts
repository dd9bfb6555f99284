import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/**
 * The best rated of each language, as of each category (068), for whoever is free first (decision 147). French has none: nearly everybody
 * speaks it, so that the index of the category is as short. May have been made by hand before (docs/operations.md).
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(
    db,
    ['en', 'es', 'de', 'it', 'pt', 'ar', 'nl', 'wo', 'dua', 'ewo', 'ff', 'dyu'].map(
      (language) => sql`
        create index if not exists ${sql.id(`professionals_speaking_${language}`)} on professionals (rating_rank desc, id desc)
          include (verified_at, verified_until, specialities, call_types) where languages @> array[${sql.lit(language)}]::text[]`,
    ),
  );
}
