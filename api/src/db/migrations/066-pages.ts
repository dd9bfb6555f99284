import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The help centre's entries and the legal texts, in both languages always. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table pages (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('help', 'legal')),
      slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
      topic text check (length(topic) between 1 and 40),
      position integer not null check (position >= 0),
      title_fr text not null check (length(title_fr) between 1 and 200),
      title_en text not null check (length(title_en) between 1 and 200),
      summary_fr text check (length(summary_fr) <= 600),
      summary_en text check (length(summary_en) <= 600),
      body_fr text not null check (length(body_fr) between 1 and 60000),
      body_en text not null check (length(body_en) between 1 and 60000),
      effective_on date,
      search_text text not null generated always as (
        searched(title_fr, title_en, summary_fr, summary_en, body_fr, body_en)
      ) stored,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint pages_slug unique (slug, kind),
      check ((kind = 'help') = (topic is not null)),
      check ((kind = 'legal') = (effective_on is not null))
    )`.execute(db);
  await sql`create trigger pages_touch before update on pages for each row execute function touch_updated_at()`.execute(
    db,
  );
  await sql`create index pages_in_order on pages (position, id)`.execute(db);
  await sql`create index pages_by_kind on pages (kind, position, id)`.execute(db);
  await sql`create index pages_by_topic on pages (topic, position, id)`.execute(db);
  await sql`
    create index pages_search on pages using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 64)`.execute(
    db,
  );
}
