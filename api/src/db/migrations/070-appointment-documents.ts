import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Papers that a client sends with a request, for its two parties alone. They go with their file. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    alter table uploads
      drop constraint uploads_purpose_check,
      drop constraint uploads_key_check,
      drop constraint uploads_content_type_check,
      add constraint uploads_purpose_check check (purpose in ('profile_image', 'logo', 'document', 'appointment')),
      add constraint uploads_key_check check (key ~ '^[0-9a-f]{32}\\.(jpg|png|svg|pdf)$'),
      add constraint uploads_content_type_check
        check (content_type in ('image/jpeg', 'image/png', 'image/svg+xml', 'application/pdf'))`.execute(db);
  await sql`
    create table appointment_documents (
      id uuid primary key default gen_random_uuid(),
      appointment_id uuid not null references appointments (id) on delete cascade,
      client_id uuid not null references users (id),
      professional_id uuid not null references professionals (id) on delete cascade,
      upload_id uuid not null unique references uploads (id) on delete cascade,
      name text not null check (length(name) between 1 and 120),
      created_at timestamptz not null default now()
    )`.execute(db);
  for (const whose of ['appointment', 'client', 'professional'])
    await sql`create index ${sql.id(`appointment_documents_of_${whose}`)}
      on appointment_documents (${sql.ref(`${whose}_id`)}, created_at, id)`.execute(db);
}
