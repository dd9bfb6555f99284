import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { legalCategories } from 'shared-contracts/schemas/vocabulary';
import { runStatements } from '../ddl/run-statements.ts';
import { systemFunction } from '../ddl/system-function.ts';
import { textLiterals } from '../ddl/text-literals.ts';

/**
 * Articles: cover, pending changes, pictures, versions, reads and received comments. A plan that ends stops new publishing and
 * hides nothing (decision 105).
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...planEnd, ...columns, ...pictures, ...versions, ...reads, ...received, ...unanswered]);
}

const planEnd = [
  // Called by the triggers of migration 012, which still name the entitlement: it decides `in_plan` alone.
  sql`
    create or replace function last_day_shown(owner uuid, entitlement text) returns date language sql stable parallel safe
    as $$
      select coalesce((
        select case when verified_at is null then '-infinity'::date else coalesce(verified_until, 'infinity') end
        from public.professionals where id = owner), 'infinity')
    $$`,
  sql`update articles set shown_until = last_day_shown(author_id, null) where author_id is not null`,
  sql`update adds set shown_until = last_day_shown(professional_id, null)`,
];

const columns = [
  sql`alter table articles
    add column cover text check (length(cover) <= 120),
    -- Changes of a published article that are not published.
    add column pending jsonb,
    add column reads integer not null default 0,
    -- A draft begins with its first word, which may be of the body.
    drop constraint articles_check,
    add constraint articles_titled check (published_at is null or title_fr is not null or title_en is not null)`,
  sql`drop trigger articles_touch on articles`,
  sql`
    create trigger articles_touch
    before update of category, title_fr, title_en, summary_fr, summary_en, body_fr, body_en, cover, published_at on articles
    for each row execute function touch_updated_at()`,
  sql`create index articles_by_change on articles (updated_at desc, id desc)`,
  sql`create index articles_of_author_by_change on articles (author_id, updated_at desc, id desc)`,
  // What was planned is not published when the plan ends; an author without the plan publishes nothing.
  ...systemFunction(
    'articles_to_publish',
    sql`
      declare
        words text[] := array[new.category, new.title_fr, new.title_en, new.summary_fr, new.summary_en, new.body_fr, new.body_en, new.cover];
      begin
        if new.in_plan or new.published_at is null then return new; end if;
        if tg_op = 'UPDATE' and old.in_plan and new.published_at > now() then
          new.published_at := null;
        elsif new.author_id = nullif(current_setting('app.user_id', true), '')::uuid and (tg_op = 'INSERT'
          or new.published_at is distinct from old.published_at
          or words is distinct from array[old.category, old.title_fr, old.title_en, old.summary_fr, old.summary_en, old.body_fr, old.body_en, old.cover])
        then
          raise exception 'publishing is not in the plan' using errcode = 'insufficient_privilege';
        end if;
        return new;
      end`,
  ),
  sql`
    create trigger articles_to_publish before insert or update on articles
    for each row execute function articles_to_publish()`,
];

const pictures = [
  sql`alter table uploads drop constraint uploads_purpose_check`,
  sql`alter table uploads add constraint uploads_purpose_check
    check (purpose in ('profile_image', 'logo', 'article_image', 'document', 'appointment'))`,
  sql`
    create table article_pictures (
      upload_id uuid primary key references uploads (id) on delete cascade,
      article_id uuid not null references articles (id) on delete cascade,
      created_at timestamptz not null default now()
    )`,
  sql`create index article_pictures_of_article on article_pictures (article_id)`,
];

const versions = [
  sql`
    create table article_versions (
      id uuid primary key default gen_random_uuid(),
      article_id uuid not null references articles (id) on delete cascade,
      author_id uuid not null references professionals (id) on delete cascade,
      category text not null check (category in (${textLiterals(legalCategories)})),
      title_fr text,
      title_en text,
      summary_fr text,
      summary_en text,
      body_fr text,
      body_en text,
      cover text,
      -- Until when it was the text.
      created_at timestamptz not null default now()
    )`,
  sql`create index article_versions_of_article on article_versions (article_id, created_at desc, id desc)`,
  sql`create index article_versions_of_author on article_versions (author_id, created_at desc, id desc)`,
];

const reads = [
  // Who has read what today: an id that the reader's browser draws each day.
  sql`
    create table article_reads (
      id uuid primary key default gen_random_uuid(),
      article_id uuid not null references articles (id) on delete cascade,
      reader_id uuid not null,
      at timestamptz not null,
      constraint article_reads_once unique (reader_id, article_id)
    )`,
  sql`create index article_reads_by_age on article_reads (at)`,
  sql`create index article_reads_of_article on article_reads (article_id)`,
];

/** Comments of others on one's own articles: a list of its own, as the author of a comment owns its row. */
const received = [
  sql`alter table comments add column author_hidden_at timestamptz`,
  sql`
    create table received_comments (
      id uuid primary key references comments (id) on delete cascade,
      article_id uuid not null references articles (id) on delete cascade,
      professional_id uuid not null references professionals (id) on delete cascade,
      is_reported boolean not null default false,
      -- Deleted by its author or hidden by an operator.
      is_gone boolean not null default false,
      hidden_at timestamptz,
      created_at timestamptz not null default now()
    )`,
  sql`create index received_comments_in_order on received_comments (professional_id, is_reported desc, created_at desc, id desc)`,
  sql`create index received_comments_of_article on received_comments (article_id, is_reported desc, created_at desc, id desc)`,
  ...systemFunction(
    'comments_receive',
    sql`
      begin
        insert into public.received_comments (id, article_id, professional_id, is_reported, is_gone, created_at)
        select new.id, a.id, a.author_id, new.moderation = 'reported', new.moderation = 'hidden' or new.deleted_at is not null, new.created_at
        from public.articles a where a.id = new.article_id and a.author_id <> new.author_id
        on conflict (id) do update set is_reported = excluded.is_reported, is_gone = excluded.is_gone;
        return null;
      end`,
  ),
  sql`
    create trigger comments_receive after insert or update of moderation, deleted_at on comments
    for each row when (new.article_id is not null) execute function comments_receive()`,
];

const unanswered = [
  sql`create index questions_least_answered on questions (answer_count, created_at desc, id desc)`,
  sql`create index questions_least_answered_of_category on questions (category, answer_count, created_at desc, id desc)`,
];
