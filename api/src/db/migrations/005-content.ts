import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { legalCategories, planIds } from 'shared-contracts/schemas/vocabulary';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

/** Plans, advertisements (`adds`, as the specification names the table) and articles. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table plans (
      id text primary key check (id in (${oneOf(planIds)})),
      label_fr text not null,
      label_en text not null,
      price integer not null check (price >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      period text not null check (period in ('month', 'year')),
      days integer not null check (days >= 0),
      entitlements text[] not null default '{}'
    )`.execute(db);
  await sql`create index plans_by_price on plans (price, id)`.execute(db);
  await sql`
    create table adds (
      id uuid primary key default gen_random_uuid(),
      professional_id uuid not null references professionals (id) on delete cascade,
      title_fr text not null check (length(title_fr) <= 120),
      title_en text not null check (length(title_en) <= 120),
      text_fr text not null check (length(text_fr) <= 400),
      text_en text not null check (length(text_en) <= 400),
      image text,
      target text not null check (target ~ '^/' and length(target) <= 300),
      placement text not null check (placement in ('home', 'search', 'list', 'profile')),
      starts_on date not null,
      ends_on date not null,
      published_at timestamptz,
      created_at timestamptz not null default now(),
      check (starts_on <= ends_on)
    )`.execute(db);
  await sql`create index adds_running on adds (placement, starts_on, ends_on, id)`.execute(db);
  await sql`create index adds_by_end on adds (ends_on, id)`.execute(db);
  await sql`create index adds_by_professional on adds (professional_id, created_at desc, id desc)`.execute(db);
  await sql`
    create table articles (
      id uuid primary key default gen_random_uuid(),
      slug text not null unique check (length(slug) <= 160),
      author_id uuid references professionals (id) on delete cascade,
      category text not null check (category in (${oneOf(legalCategories)})),
      title_fr text check (length(title_fr) <= 200),
      title_en text check (length(title_en) <= 200),
      summary_fr text check (length(summary_fr) <= 600),
      summary_en text check (length(summary_en) <= 600),
      body_fr text check (length(body_fr) <= 60000),
      body_en text check (length(body_en) <= 60000),
      reading_minutes integer not null default 1 check (reading_minutes >= 0),
      published_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (title_fr is not null or title_en is not null)
    )`.execute(db);
  await sql`create trigger articles_touch before update on articles for each row execute function touch_updated_at()`.execute(
    db,
  );
  await sql`create index articles_recent on articles (published_at desc, id desc) where published_at is not null`.execute(
    db,
  );
  await sql`create index articles_by_category on articles (category, published_at desc, id desc)`.execute(db);
  await sql`create index articles_by_author on articles (author_id, published_at desc, id desc)`.execute(db);
}
