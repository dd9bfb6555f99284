import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** The life cycle of advertisements (decision 107), their pictures, and the record of every transition. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...states, ...pictures, ...history]);
}

const states = [
  sql`
    alter table adds
      add column state text not null default 'draft' check (state in ('draft', 'review', 'refused', 'approved', 'paused', 'ended')),
      add column refusal_reason text check (length(refusal_reason) <= 500),
      add column submitted_at timestamptz`,
  sql`update adds set state = 'approved', submitted_at = published_at where published_at is not null`,
  sql`
    alter table adds
      add constraint adds_published check ((published_at is not null) = (state in ('approved', 'paused', 'ended'))),
      add constraint adds_refused check ((refusal_reason is not null) = (state = 'refused'))`,
  // Those that wait for an operator, the oldest first.
  sql`create index adds_in_review on adds (state, submitted_at, id)`,
  sql`create index adds_by_submission on adds (submitted_at, id)`,
  sql`create index adds_by_creation on adds (created_at, id)`,
  sql`create index adds_latest on adds (professional_id, created_at desc, id desc)`,
];

const pictures = [
  sql`alter table uploads drop constraint uploads_purpose_check`,
  sql`
    alter table uploads add constraint uploads_purpose_check
    check (purpose in ('profile_image', 'logo', 'article_image', 'document', 'appointment', 'advertisement'))`,
  sql`
    alter table adds
      add column image_alt_fr text check (length(image_alt_fr) <= 160),
      add column image_alt_en text check (length(image_alt_en) <= 160)`,
];

const history = [
  sql`
    create table add_history (
      id uuid primary key default gen_random_uuid(),
      add_id uuid not null references adds (id) on delete cascade,
      professional_id uuid not null references professionals (id) on delete cascade,
      at timestamptz not null default clock_timestamp(),
      actor_role text not null check (actor_role in ('professional', 'operator')),
      actor_id uuid,
      transition text not null,
      from_state text,
      to_state text not null,
      reason text
    )`,
  sql`
    create trigger add_history_insert_only before update on add_history
    for each row execute function refuse_change()`,
  sql`create index add_history_of_add on add_history (add_id, at, id)`,
  sql`create index add_history_of_professional on add_history (professional_id, at, id)`,
  sql`create index add_history_in_order on add_history (at, id)`,
];
