import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Professionals that clients follow, and the rooms in which appointments take place. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table follows (
      id uuid primary key default gen_random_uuid(),
      client_id uuid not null references users (id) on delete cascade,
      professional_id uuid not null references professionals (id) on delete cascade,
      created_at timestamptz not null default now(),
      constraint follows_once unique (client_id, professional_id)
    )`.execute(db);
  await sql`create index follows_of_client on follows (client_id, created_at desc, id desc)`.execute(db);
  await sql`create index follows_of_professional on follows (professional_id)`.execute(db);
  await sql`
    create table meeting_rooms (
      id uuid primary key default gen_random_uuid(),
      appointment_id uuid not null references appointments (id) on delete cascade,
      professional_id uuid not null,
      client_id uuid not null,
      name text not null unique check (name ~ '^[A-Za-z0-9_-]{22}$'),
      created_at timestamptz not null default now(),
      constraint meeting_rooms_once unique (appointment_id)
    )`.execute(db);
  for (const party of ['professional_id', 'client_id']) {
    await sql`create index ${sql.id(`meeting_rooms_${party}`)} on meeting_rooms (${sql.id(party)}, created_at desc, id desc)`.execute(
      db,
    );
  }
}
