import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { meetingOutcomes } from 'shared-contracts/schemas/meeting-outcome';
import { runStatements } from '../ddl/run-statements.ts';
import { textLiterals } from '../ddl/text-literals.ts';

/** What became of an appointment in a room, as the times say and as both say (decision 126). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  const outcome = (name: string) =>
    sql`${sql.id(name)} text check (${sql.id(name)} in (${textLiterals(meetingOutcomes)}))`;
  await runStatements(db, [
    sql`
      create table meeting_outcomes (
        id uuid primary key default gen_random_uuid(),
        appointment_id uuid not null references appointments (id) on delete cascade,
        professional_id uuid not null,
        client_id uuid not null,
        ${outcome('proposed')},
        ${outcome('client_says')},
        ${outcome('professional_says')},
        ${outcome('settled')},
        settles_at timestamptz,
        settled_at timestamptz,
        created_at timestamptz not null default now(),
        constraint meeting_outcomes_once unique (appointment_id),
        check ((settled is null) = (settled_at is null))
      )`,
    ...['professional_id', 'client_id'].map(
      (party) =>
        sql`create index ${sql.id(`meeting_outcomes_${party}`)} on meeting_outcomes (${sql.id(party)}, created_at desc, id desc)`,
    ),
    sql`create index meeting_outcomes_due on meeting_outcomes (settles_at) where settled is null`,
    // Appointments that are over and that nobody has marked.
    sql`create index appointments_over on appointments (ends_at) where status = 'accepted'`,
  ]);
}
