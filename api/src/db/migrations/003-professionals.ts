import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import {
  callTypes,
  genders,
  legalCategories,
  legalKinds,
  planIds,
  professions,
  workingLanguages,
} from 'shared-contracts/schemas/vocabulary';
import { runStatements } from '../ddl/run-statements.ts';
import { searchWords } from '../ddl/search-words.ts';
import { textLiterals } from '../ddl/text-literals.ts';

const among = (values: readonly string[]) => sql`array[${textLiterals(values)}]::text[]`;

/** Profiles of professionals, and the indexes that listings and searches walk. A professional's id is the account's. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...functions, ...professionals, ...listingIndexes, ...searchIndexes, ...suggestionIndexes]);
}

const functions = [
  sql`
    create function search_words(codes text[]) returns text language sql immutable strict parallel safe
    as ${sql.lit(`select coalesce(pg_catalog.string_agg(w.words, ' '), '')
      from (values ${Object.entries(searchWords)
        .map(([code, words]) => `('${code}', '${words}')`)
        .join(', ')}) as w (code, words)
      where w.code = any (codes)`)}`,
  // The only definition of listed (decision 046). SQL without SECURITY DEFINER or SET, so that PostgreSQL can inline it.
  sql`
    create function is_listed(verified_at timestamptz, verified_until date) returns boolean language sql stable parallel safe
    as $$ select verified_at is not null and (verified_until is null or verified_until >= (now() at time zone 'UTC')::date) $$`,
];

/** Limits of one unit (appointments or minutes) are between 1 and `most`, and those of a longer period not below those of a shorter one. */
function bookingLimits(unit: string, most: number) {
  const [day, week, month, year] = ['day', 'week', 'month', 'year'].map(
    (period) => sql`(booking_limits #>> ${sql.lit(`{${unit},${period}}`)})::int`,
  );
  // least and greatest ignore nulls, and a comparison with null violates no constraint.
  return sql`least(${day}, ${week}, ${month}, ${year}) >= 1 and greatest(${day}, ${week}, ${month}, ${year}) <= ${sql.lit(most)}
    and ${day} <= least(${week}, ${month}, ${year}) and ${week} <= least(${month}, ${year}) and ${month} <= ${year}`;
}

const professionals = [
  sql`
    create table professionals (
      id uuid primary key references users (id) on delete cascade,
      user_id uuid not null generated always as (id) stored,
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
      kind text not null default 'individual' check (kind in (${textLiterals(legalKinds)})),
      company_name text check (length(company_name) <= 160),
      last_name text not null check (length(last_name) between 1 and 80),
      first_names text not null check (length(first_names) between 1 and 120),
      email citext not null,
      secondary_email citext not null,
      phone_number text not null,
      public_phone text check (length(public_phone) between 1 and 24),
      public_email text check (length(public_email) between 3 and 254),
      years_of_experience integer not null default 0 check (years_of_experience between 0 and 70),
      opening_time text check (opening_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
      closing_time text check (closing_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
      gender text check (gender in (${textLiterals(genders)})),
      country text not null check (country ~ '^[A-Z]{2}$'),
      city text not null check (length(city) between 1 and 80),
      city_folded text not null generated always as (fold(city)) stored,
      address text check (length(address) <= 240),
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      languages text[] not null default '{}' check (languages <@ ${among(workingLanguages)}),
      functions text[] not null check (functions <@ ${among(professions)} and cardinality(functions) between 1 and 8),
      profession text not null generated always as (functions[1]) stored,
      specialities text[] not null default '{}' check (specialities <@ ${among(legalCategories)}),
      call_types text[] not null default '{}' check (call_types <@ ${among(callTypes)}),
      description_fr text check (length(description_fr) <= 4000),
      description_en text check (length(description_en) <= 4000),
      profile_image text,
      logo text,
      time_zone text not null default 'UTC' check (length(time_zone) <= 64),
      slot_minutes integer not null default 30 check (slot_minutes between 10 and 480),
      buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 240),
      minimum_notice_minutes integer not null default 120 check (minimum_notice_minutes between 0 and 43200),
      horizon_days integer not null default 90 check (horizon_days between 1 and 365),
      cancel_notice_hours integer not null default 24 check (cancel_notice_hours between 0 and 336),
      booking_limits jsonb not null default '{"appointments": {}, "minutes": {}}',
      available_now boolean not null default false,
      available_date date,
      rating_average numeric(3, 2) check (rating_average between 1 and 5),
      rating_rank numeric(3, 2) not null generated always as (coalesce(rating_average, 0)) stored,
      rating_count integer not null default 0 check (rating_count >= 0),
      plan_id text not null default 'free' check (plan_id in (${textLiterals(planIds)})),
      verified_at timestamptz,
      verified_until date,
      registered_with_fr text check (length(registered_with_fr) <= 160),
      registered_with_en text check (length(registered_with_en) <= 160),
      register_number text check (length(register_number) <= 80),
      -- Begins with its first word, also where there is no company: $startsWith finds a person by name.
      search_text text not null generated always as (
        fold(ltrim(coalesce(company_name, '') || ' ' || first_names || ' ' || last_name || ' ' || city || ' ' || search_words(functions) || ' '
          || search_words(specialities) || ' ' || coalesce(description_fr, '') || ' ' || coalesce(description_en, '')))
      ) stored,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (email <> secondary_email),
      check (kind <> 'legal_entity' or company_name is not null),
      -- Searches read the clock of every professional: one zone that the database does not know would fail them all.
      constraint professionals_time_zone_known check (timestamptz '2026-01-01 00:00:00Z' at time zone time_zone is not null),
      constraint professionals_booking_limits_shape check (booking_limits @> '{"appointments": {}, "minutes": {}}'),
      constraint professionals_booking_limits_of_appointments check (${bookingLimits('appointments', 52_704)}),
      constraint professionals_booking_limits_of_minutes check (${bookingLimits('minutes', 527_040)})
    )`,
  sql`create trigger professionals_touch before update on professionals for each row execute function touch_updated_at()`,
  sql`create index professionals_secondary_email on professionals (secondary_email)`,
  sql`create index professionals_by_plan on professionals (plan_id, id)`,
];

/** Each order and filter of the listing, including unlisted rows, as operators see every row. */
const listingIndexes = [
  sql`create index professionals_by_experience on professionals (years_of_experience desc, id desc)`,
  sql`create index professionals_by_name on professionals (last_name, id)`,
  sql`create index professionals_by_created on professionals (created_at desc, id desc)`,
  sql`create index professionals_by_profession on professionals (profession, rating_rank desc, id desc)`,
  sql`create index professionals_by_country on professionals (country, rating_rank desc, id desc)`,
  sql`create index professionals_by_now on professionals (available_now, rating_rank desc, id desc)`,
  sql`create index professionals_by_gender on professionals (gender, rating_rank desc, id desc)`,
  sql`create index professionals_of_city on professionals (city, rating_rank desc, id desc)`,
  sql`
    create index professionals_by_city on professionals (city, profession, rating_rank desc, id desc)
    where verified_at is not null`,
  // Counting availability among all listed professionals only reads two indexes, both in the order of the professional.
  sql`create index professionals_listed on professionals (id, verified_until) where verified_at is not null`,
  ...['functions', 'specialities', 'languages', 'call_types'].map(
    (column) => sql`create index ${sql.id(`professionals_${column}`)} on professionals using gin (${sql.ref(column)})`,
  ),
  // PGlite has no autovacuum to empty the list of pending entries, which every search scans: it is kept short.
  sql`
    create index professionals_search on professionals using gin (search_text gin_trgm_ops)
    with (gin_pending_list_limit = 64)`,
];

/**
 * Columns that searches filter and count are included in their indexes, so that skipping a profile needs no heap fetch
 * (decision 028).
 */
const asked = sql`verified_at, verified_until, specialities, functions, languages, call_types, country, city, city_folded, gender,
  available_now, years_of_experience, time_zone`;

const searchIndexes = [
  sql`
    create index professionals_searched_by_rating on professionals (rating_rank desc, id desc) include (${asked})`,
  sql`
    create index professionals_searched_of_city on professionals (city_folded, rating_rank desc, id desc) include (${asked})`,
];

/** Prefix search. In byte order, where equal prefixes are adjacent in every database. */
const suggestionIndexes = [
  ['professionals_by_full_name', sql`fold(first_names || ' ' || last_name)`] as const,
  ['professionals_by_reversed_name', sql`fold(last_name || ' ' || first_names)`] as const,
  ['professionals_by_company', sql`fold(company_name)`] as const,
  ['professionals_by_beginning_of_city', sql`city_folded`] as const,
].map(
  ([name, beginning]) =>
    sql`create index ${sql.id(name)} on professionals ((${beginning}) text_pattern_ops) where verified_at is not null`,
);
