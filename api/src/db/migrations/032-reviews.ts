import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { moderationColumns } from '../moderation-columns.ts';

/** Reviews of appointments that took place: one per appointment, with one public reply. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table reviews (
      id uuid primary key default gen_random_uuid(),
      appointment_id uuid not null unique references appointments (id) on delete cascade,
      professional_id uuid not null references professionals (id) on delete cascade,
      client_id uuid not null references users (id),
      rating integer not null check (rating between 1 and 5),
      text text check (length(text) between 1 and 2000),
      reply text check (length(reply) between 1 and 2000),
      replied_at timestamptz,
      publishes_at timestamptz not null,
      published_at timestamptz,
      ${moderationColumns},
      created_at timestamptz not null default now(),
      check ((reply is null) = (replied_at is null))
    )`.execute(db);
  await sql`create index reviews_of_professional on reviews (professional_id, published_at desc, id desc)`.execute(db);
  await sql`create index reviews_by_rating on reviews (professional_id, rating, published_at desc, id desc)`.execute(
    db,
  );
  await sql`create index reviews_of_client on reviews (client_id, created_at desc, id desc)`.execute(db);
  await sql`create index reviews_recent on reviews (published_at desc, id desc) where published_at is not null`.execute(
    db,
  );
  await sql`create index reviews_due on reviews (publishes_at) where published_at is null`.execute(db);
  await sql`create index reviews_to_moderate on reviews (moderation, created_at desc, id desc) where moderation <> 'visible'`.execute(
    db,
  );
}
