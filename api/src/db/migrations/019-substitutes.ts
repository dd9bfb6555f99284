import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Who stands in on a closed day: shown to visitors while listed. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      alter table availability_exceptions
      add column substitute_id uuid references professionals (id) on delete set null,
      add constraint availability_exceptions_substitute check (
        substitute_id is null or (jsonb_array_length(ranges) = 0 and substitute_id <> professional_id)
      )`,
    // For the foreign key, and for absences, which are public.
    sql`create index availability_exceptions_by_substitute on availability_exceptions (substitute_id) where substitute_id is not null`,
  ]);
}
