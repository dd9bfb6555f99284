import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';
import { availableStates } from './025-available-states.ts';

/** Whom another calendar holds is not available now. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    availableStates(sql`
  union all
  select b.starts_at, b.ends_at from calendar_busy b
  where b.professional_id = p.id and b.starts_at < at + interval '24 hours' and b.ends_at > at`),
  ]);
}
