import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Which file lies in the storage for whom. A row comes before its file and goes after it, so that no file is ever without one. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table uploads (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id),
      purpose text not null check (purpose in ('profile_image', 'logo', 'document')),
      key text not null unique check (key ~ '^[0-9a-f]{32}\\.(jpg|png|svg)$'),
      content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/svg+xml')),
      bytes integer not null check (bytes > 0),
      created_at timestamptz not null default now(),
      stored_at timestamptz,
      used_at timestamptz,
      dropped_at timestamptz,
      check (used_at is null or stored_at is not null)
    )`.execute(db);
  await sql`create index uploads_of_user on uploads (user_id, created_at)`.execute(db);
  // What the sweeper looks for every minute.
  await sql`create index uploads_to_sweep on uploads (created_at) where used_at is null or dropped_at is not null`.execute(
    db,
  );
}
