import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Which party must answer: the one that did not make the open proposal or, without one, did not open the appointment. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      alter table appointments add column answer_from text generated always as (
        case when status = 'waiting' or (status = 'accepted' and proposed_starts_at is not null)
          then case coalesce(proposed_by, opened_by) when 'client' then 'professional' else 'client' end end) stored`,
    ...['professional_id', 'client_id'].map(
      (party) => sql`
        create index ${sql.id(`appointments_${party}_answer`)}
        on appointments (${sql.id(party)}, answer_from, starts_at, id) where answer_from is not null`,
    ),
  ]);
}
