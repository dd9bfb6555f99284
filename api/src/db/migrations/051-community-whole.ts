import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';
import { systemFunction } from '../ddl/system-function.ts';

/** Questions can be closed, reviews rate by criterion, and appointments know whether a review is still to be written. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    ...questions,
    ...reviews,
    ...awaiting,
    ...forceSecurity('no force'),
    reviewed,
    ...forceSecurity('force'),
  ]);
}

const questions = [
  sql`alter table questions add column closed_at timestamptz`,
  sql`create index questions_by_closing on questions (closed_at, answer_count, created_at desc, id desc)`,
];

const reviews = ['clarity', 'listening', 'punctuality'].map(
  (criterion) =>
    sql`alter table reviews add column ${sql.id(criterion)} integer check (${sql.id(criterion)} between 1 and 5)`,
);

const awaiting = [
  sql`
    alter table appointments
      add column reviewed boolean not null default false,
      add column awaits_review boolean not null generated always as (status = 'done' and not reviewed) stored`,
  sql`create index appointments_client_review on appointments (client_id, starts_at, id) where awaits_review`,
  ...systemFunction(
    'reviews_mark_appointment',
    sql`
      begin
        update public.appointments set reviewed = true where id = new.appointment_id;
        return null;
      end`,
  ),
  sql`
    create trigger reviews_mark_appointment after insert on reviews
    for each row execute function reviews_mark_appointment()`,
];

/** Forced row-level security would hide every row from an owner who is no superuser. */
const forceSecurity = (force: 'force' | 'no force') =>
  ['appointments', 'reviews'].map((name) => sql`alter table ${sql.table(name)} ${sql.raw(force)} row level security`);

const reviewed = sql`update appointments set reviewed = true where id in (select appointment_id from reviews)`;
