import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/**
 * The lowest fee of each way to meet (decision 141), and the best rated of each category, for whoever is free first (docs/performance.md).
 * All but the function may have been made by hand before (docs/operations.md).
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`alter table professionals ${sql.join(
      ranks.map(({ column }) => sql`add column if not exists ${column} integer not null default 2147483647`),
    )}`,
    derivation,
    ...forceSecurity('no force'),
    deriveFees(sql`select professional_id from public.consultations`),
    ...forceSecurity('force'),
    ...indexes,
    ...ofCategories,
    sql`drop index professionals_searched_by_rating, professionals_searched_of_city`,
  ]);
}

const ranks = ['video', 'call', 'in_person'].map((type) => ({ type, column: sql.ref(`${type}_fee_rank`) }));

const rank = sql`public.comparable_fee(c.fee_kind, c.fee, c.currency)`;

const fees = [
  ...['fee_kind', 'fee', 'currency', 'minutes'].map((part) => ({
    column: sql.ref(part.startsWith('fee') ? `lowest_${part}` : `lowest_fee_${part}`),
    value: sql`(array_agg(c.${sql.ref(part)} order by ${rank}, c.position, c.created_at, c.id))[1]`,
  })),
  ...ranks.map(({ type, column }) => ({
    column,
    value: sql`coalesce(min(${rank}) filter (where ${sql.lit(type)} = any (c.call_types)), 2147483647)`,
  })),
];
const columnsOf = (table: string) => sql.join(fees.map(({ column }) => sql`${sql.raw(table)}.${column}`));

const deriveFees = (ids: RawBuilder<unknown>) => sql`
  update public.professionals p set ${sql.join(fees.map(({ column }) => sql`${column} = lowest.${column}`))}
  from (
    select one.id, ${sql.join(fees.map(({ column, value }) => sql`${value} as ${column}`))}
    from public.professionals one left join public.consultations c on c.professional_id = one.id and c.active
    where one.id in (${ids}) group by one.id
  ) lowest
  where p.id = lowest.id and (${columnsOf('p')}) is distinct from (${columnsOf('lowest')})`;

/** The function of migration 017, whose owner and rights it keeps. */
const derivation = sql`
  create or replace function derive_lowest_fee() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
    begin
      perform 1 from public.professionals where id in (select professional_id from changed) order by id for no key update;
      ${deriveFees(sql`select professional_id from changed`)};
      return null;
    end
  $$`;

const forceSecurity = (force: 'force' | 'no force') =>
  ['consultations', 'professionals'].map(
    (table) => sql`alter table ${sql.table(table)} ${sql.raw(force)} row level security`,
  );

/** As in migration 021, with these. */
const asked = sql`verified_at, verified_until, specialities, functions, languages, call_types, country, city, city_folded, gender,
  available_since, years_of_experience, time_zone, fee_rank, ${sql.join(ranks.map(({ column }) => column))}`;

const index = (name: string, definition: RawBuilder<unknown>) =>
  sql`create index if not exists ${sql.id(`professionals_${name}`)} on professionals ${definition}`;

const indexes = [
  ...ranks.map(({ type, column }) => index(`by_${type}_fee`, sql`(${column}, id)`)),
  index('searched_best', sql`(rating_rank desc, id desc) include (${asked})`),
  index('searched_in_city', sql`(city_folded, rating_rank desc, id desc) include (${asked})`),
];

/** With what else a search for the earliest asks for. PostgreSQL plans with the category that is sent, so it sees which index has it. */
const ofCategories = [
  ...['civil', 'criminal', 'commercial', 'tax', 'business', 'labour', 'administrative', 'constitutional'],
  ...['private_international', 'intellectual_property', 'land', 'insurance', 'environmental', 'social_security'],
].map((category) =>
  index(
    `of_${category}`,
    sql`(rating_rank desc, id desc) include (verified_at, verified_until, languages, call_types)
      where specialities @> array[${sql.lit(category)}]::text[]`,
  ),
);
