import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const WORDS_PER_MINUTE = 200;

/** News beside articles; what an article says of itself (languages, reading time, what is searched) follows from its texts. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  // Markdown's marks would stand between words that people type one after the other.
  await sql`
    create function searched(variadic texts text[]) returns text language sql immutable parallel safe
    as $$ select public.fold(translate(array_to_string(texts, ' '), '*_#\`>|', '')) $$`.execute(db);
  await sql`
    create function minutes_to_read(variadic texts text[]) returns integer language sql immutable parallel safe
    as $$
      select greatest(1, ceil(max(cardinality(regexp_split_to_array(btrim(body), '\\s+'))) / ${sql.lit(WORDS_PER_MINUTE)}::numeric))::integer
      from unnest(texts) as body
    $$`.execute(db);
  // Together, so that the table is written anew once.
  await sql`
    alter table articles
      drop column reading_minutes,
      add column kind text not null default 'article' check (kind in ('article', 'news')),
      add constraint articles_news_of_platform check (kind = 'article' or author_id is null),
      add column languages text[] not null generated always as (
        array_remove(array[
          case when title_fr is not null and body_fr is not null then 'fr' end,
          case when title_en is not null and body_en is not null then 'en' end
        ], null)
      ) stored,
      add column reading_minutes integer not null generated always as (minutes_to_read(body_fr, body_en)) stored,
      add column search_text text not null generated always as (
        searched(title_fr, title_en, summary_fr, summary_en, body_fr, body_en)
      ) stored`.execute(db);
  await sql`create index articles_by_kind on articles (kind, published_at desc nulls last, id desc)`.execute(db);
  await sql`create index articles_by_language on articles using gin (languages)`.execute(db);
  await sql`
    create index articles_search on articles using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 64)`.execute(
    db,
  );
}
