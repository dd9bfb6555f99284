import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { searchWords } from '../search-words.ts';
import {
  callTypes,
  genders,
  legalCategories,
  legalKinds,
  locales,
  planIds,
  professions,
  roles,
  workingLanguages,
} from 'shared-contracts/schemas/vocabulary';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));
const among = (values: readonly string[]) => sql`array[${oneOf(values)}]::text[]`;

/** Accounts and professional profiles. A professional's id is the account's. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create function search_words(codes text[]) returns text language sql immutable strict parallel safe
    as ${sql.lit(`select coalesce(pg_catalog.string_agg(w.words, ' '), '')
      from (values ${Object.entries(searchWords)
        .map(([code, words]) => `('${code}', '${words}')`)
        .join(', ')}) as w (code, words)
      where w.code = any (codes)`)}`.execute(db);
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      role text not null check (role in (${oneOf(roles)})),
      email citext not null unique check (length(email) <= 254),
      password_hash text not null,
      last_name text not null check (length(last_name) between 1 and 80),
      first_names text not null check (length(first_names) between 1 and 120),
      phone text not null default '' check (length(phone) <= 24),
      lang text not null default 'en' check (lang in (${oneOf(locales)})),
      time_zone text not null default 'UTC' check (length(time_zone) <= 64),
      terms_accepted_at timestamptz,
      deleted_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table professionals (
      id uuid primary key references users (id) on delete cascade,
      user_id uuid not null generated always as (id) stored,
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
      kind text not null default 'individual' check (kind in (${oneOf(legalKinds)})),
      company_name text check (length(company_name) <= 160),
      last_name text not null check (length(last_name) between 1 and 80),
      first_names text not null check (length(first_names) between 1 and 120),
      email citext not null,
      secondary_email citext not null,
      phone_number text not null,
      years_of_experience integer not null default 0 check (years_of_experience between 0 and 70),
      opening_time text check (opening_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
      closing_time text check (closing_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
      gender text check (gender in (${oneOf(genders)})),
      country text not null check (country ~ '^[A-Z]{2}$'),
      city text not null check (length(city) between 1 and 80),
      languages text[] not null default '{}' check (languages <@ ${among(workingLanguages)}),
      functions text[] not null check (functions <@ ${among(professions)} and cardinality(functions) between 1 and 8),
      profession text not null generated always as (functions[1]) stored,
      specialities text[] not null default '{}' check (specialities <@ ${among(legalCategories)}),
      call_types text[] not null default '{}' check (call_types <@ ${among(callTypes)}),
      description_fr text check (length(description_fr) <= 4000),
      description_en text check (length(description_en) <= 4000),
      address text check (length(address) <= 240),
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      profile_image text,
      logo text,
      time_zone text not null default 'UTC' check (length(time_zone) <= 64),
      slot_minutes integer not null default 30 check (slot_minutes between 10 and 480),
      buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 240),
      minimum_notice_minutes integer not null default 120 check (minimum_notice_minutes between 0 and 43200),
      horizon_days integer not null default 90 check (horizon_days between 1 and 365),
      cancel_notice_hours integer not null default 24 check (cancel_notice_hours between 0 and 336),
      available_now boolean not null default false,
      available_date date,
      rating_average numeric(3, 2) check (rating_average between 1 and 5),
      rating_rank numeric(3, 2) not null generated always as (coalesce(rating_average, 0)) stored,
      rating_count integer not null default 0 check (rating_count >= 0),
      plan_id text not null default 'free' check (plan_id in (${oneOf(planIds)})),
      verified_at timestamptz,
      verified_until date,
      verified_by text check (length(verified_by) <= 160),
      register_number text check (length(register_number) <= 80),
      search_text text not null generated always as (
        fold(coalesce(company_name, '') || ' ' || first_names || ' ' || last_name || ' ' || city || ' ' || search_words(functions) || ' '
          || search_words(specialities) || ' ' || coalesce(description_fr, '') || ' ' || coalesce(description_en, ''))
      ) stored,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (email <> secondary_email),
      check (kind <> 'legal_entity' or company_name is not null)
    )`.execute(db);
  await sql`create trigger users_touch before update on users for each row execute function touch_updated_at()`.execute(
    db,
  );
  await sql`create trigger professionals_touch before update on professionals for each row execute function touch_updated_at()`.execute(
    db,
  );

  await sql`create index professionals_search on professionals using gin (search_text gin_trgm_ops)`.execute(db);
  for (const column of ['functions', 'specialities', 'languages', 'call_types']) {
    await sql`create index ${sql.id(`professionals_${column}`)} on professionals using gin (${sql.ref(column)})`.execute(
      db,
    );
  }
  await sql`create index professionals_position on professionals (latitude, longitude) where verified_at is not null`.execute(
    db,
  );
  // Each sort of the listing, keyset-ready, over the rows that can be listed at all.
  for (const [name, columns] of listings) {
    await sql`create index ${sql.id(`professionals_by_${name}`)} on professionals (${sql.raw(columns)}) where verified_at is not null`.execute(
      db,
    );
  }
}

const listings = [
  ['rating', 'rating_rank desc, id desc'],
  ['experience', 'years_of_experience desc, id desc'],
  ['name', 'last_name, id'],
  ['created', 'created_at desc, id desc'],
  ['city', 'city, profession, rating_rank desc, id desc'],
  ['profession', 'profession, rating_rank desc, id desc'],
  ['country', 'country, rating_rank desc, id desc'],
  ['now', 'available_now, rating_rank desc, id desc'],
] as const;
