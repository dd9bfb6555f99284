import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import { legalCategories } from 'shared-contracts/schemas/vocabulary';
import { runStatements } from '../ddl/run-statements.ts';
import { textLiterals } from '../ddl/text-literals.ts';

/** Legal categories, articles and news, pages of the help centre and legal texts. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...categories, ...articles, ...pages]);
}

const labels: Readonly<Record<LegalCategory, readonly [fr: string, en: string]>> = {
  civil: ['Droit civil', 'Civil law'],
  criminal: ['Droit pénal', 'Criminal law'],
  commercial: ['Droit commercial', 'Commercial law'],
  tax: ['Droit fiscal', 'Tax law'],
  business: ['Droit des affaires', 'Business law'],
  labour: ['Droit du travail', 'Labour law'],
  administrative: ['Droit administratif', 'Administrative law'],
  constitutional: ['Droit constitutionnel', 'Constitutional law'],
  private_international: ['Droit international privé', 'Private international law'],
  intellectual_property: ['Propriété intellectuelle', 'Intellectual property'],
  land: ['Droit foncier', 'Land law'],
  insurance: ['Droit des assurances', 'Insurance law'],
  environmental: ['Droit de l’environnement', 'Environmental law'],
  social_security: ['Droit de la sécurité sociale', 'Social security law'],
};

/** The product's own (specification, section 3), not demonstration: every database has them. */
const categories = [
  sql`
    create table categories (
      id text primary key check (id in (${textLiterals(legalCategories)})),
      label_fr text not null check (length(label_fr) between 1 and 80),
      label_en text not null check (length(label_en) between 1 and 80),
      position integer not null unique check (position >= 1)
    )`,
  sql`create index categories_in_order on categories (position, id)`,
  sql`
    insert into categories (id, label_fr, label_en, position)
    values ${sql.join(
      legalCategories.map(
        (code, index) => sql`(${code}, ${labels[code][0]}, ${labels[code][1]}, ${index + 1}::integer)`,
      ),
    )}`,
];

const WORDS_PER_MINUTE = 200;

const articles = [
  sql`
    create function minutes_to_read(variadic texts text[]) returns integer language sql immutable parallel safe
    as $$
      select greatest(1, ceil(max(cardinality(regexp_split_to_array(btrim(body), '\\s+'))) / ${sql.lit(WORDS_PER_MINUTE)}::numeric))::integer
      from unnest(texts) as body
    $$`,
  // The only definition of published (decision 046).
  sql`
    create function is_published(published_at timestamptz, shown_until date) returns boolean language sql stable parallel safe
    as $$ select published_at <= now() and shown_until >= (now() at time zone 'UTC')::date $$`,
  sql`
    create table articles (
      id uuid primary key default gen_random_uuid(),
      slug text not null unique check (length(slug) <= 160),
      kind text not null default 'article' check (kind in ('article', 'news')),
      author_id uuid references professionals (id) on delete cascade,
      category text not null check (category in (${textLiterals(legalCategories)})),
      title_fr text check (length(title_fr) <= 200),
      title_en text check (length(title_en) <= 200),
      summary_fr text check (length(summary_fr) <= 600),
      summary_en text check (length(summary_en) <= 600),
      body_fr text check (length(body_fr) <= 60000),
      body_en text check (length(body_en) <= 60000),
      languages text[] not null generated always as (
        array_remove(array[
          case when title_fr is not null and body_fr is not null then 'fr' end,
          case when title_en is not null and body_en is not null then 'en' end
        ], null)
      ) stored,
      reading_minutes integer not null generated always as (minutes_to_read(body_fr, body_en)) stored,
      search_text text not null generated always as (
        searched(title_fr, title_en, summary_fr, summary_en, body_fr, body_en)
      ) stored,
      published_at timestamptz,
      shown_until date not null default 'infinity',
      in_plan boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (title_fr is not null or title_en is not null),
      constraint articles_news_of_platform check (kind = 'article' or author_id is null)
    )`,
  // Not for every column: an article that becomes visible or hidden was not edited.
  sql`
    create trigger articles_touch before update of category, title_fr, title_en, summary_fr, summary_en, body_fr, body_en, published_at on articles
    for each row execute function touch_updated_at()`,
  sql`create index articles_recent on articles (published_at desc nulls last, id desc)`,
  sql`create index articles_by_category on articles (category, published_at desc nulls last, id desc)`,
  sql`create index articles_by_kind on articles (kind, published_at desc nulls last, id desc)`,
  sql`create index articles_by_author on articles (author_id, published_at desc nulls last, id desc)`,
  sql`create index articles_by_language on articles using gin (languages)`,
  sql`
    create index articles_search on articles using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 64)`,
];

const pages = [
  sql`
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
    )`,
  sql`create trigger pages_touch before update on pages for each row execute function touch_updated_at()`,
  sql`create index pages_in_order on pages (position, id)`,
  sql`create index pages_by_kind on pages (kind, position, id)`,
  sql`create index pages_by_topic on pages (topic, position, id)`,
  sql`create index pages_search on pages using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 64)`,
];
