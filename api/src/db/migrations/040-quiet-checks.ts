import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Both parties read `updatedAt`: a check or private notes, which only the professional sees, must not change it. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`drop trigger appointments_touch on appointments`,
    sql`
      create trigger appointments_touch before update of sequence on appointments
      for each row execute function touch_updated_at()`,
  ]);
}
