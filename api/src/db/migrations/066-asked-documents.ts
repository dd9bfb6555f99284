import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Documents that a professional asks the client of an appointment for, each by its name (decision 137). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      create table asked_documents (
        id uuid primary key default gen_random_uuid(),
        appointment_id uuid not null references appointments (id) on delete cascade,
        client_id uuid not null references users (id),
        professional_id uuid not null references professionals (id) on delete cascade,
        name text not null check (length(name) between 1 and 120),
        -- A document that the client takes back is awaited again.
        document_id uuid unique references appointment_documents (id) on delete set null,
        is_unavailable boolean not null default false,
        is_awaited boolean not null generated always as (document_id is null and not is_unavailable) stored,
        created_at timestamptz not null default now(),
        check (document_id is null or not is_unavailable)
      )`,
    ...['appointment', 'client', 'professional'].map(
      (whose) => sql`
        create index ${sql.id(`asked_documents_of_${whose}`)}
        on asked_documents (${sql.ref(`${whose}_id`)}, created_at, id)`,
    ),
    sql`create index asked_documents_awaited on asked_documents (client_id, created_at, id) where is_awaited`,
  ]);
}
