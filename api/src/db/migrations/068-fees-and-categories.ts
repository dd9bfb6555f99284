import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';
import { lowestFees } from './017-lowest-fee.ts';

/** The lowest fee of each way to meet (decision 141), and the best rated of each category, for whoever is free first (docs/performance.md). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`drop index professionals_searched_by_rating`,
    sql`drop index professionals_searched_of_city`,
    sql`alter table professionals ${sql.join(ranks.map(({ column }) => sql`add column ${column} integer not null default 2147483647`))}`,
    derivation,
    ...firstRanks,
    ...indexes,
    ...ofCategories,
  ]);
}

const ranks = ['video', 'call', 'in_person'].map((type) => ({
  type,
  column: sql.ref(`${type}_fee_rank`),
  lowest: sql`
    coalesce(
      min(public.comparable_fee(c.fee_kind, c.fee, c.currency)) filter (where ${sql.lit(type)} = any (c.call_types)), 2147483647
    )`,
}));

const lowestRanks = (ids: RawBuilder<unknown>) => sql`
  update public.professionals p set ${sql.join(ranks.map(({ column }) => sql`${column} = lowest.${column}`))}
  from (
    select one.id, ${sql.join(ranks.map(({ column, lowest }) => sql`${lowest} as ${column}`))}
    from public.professionals one left join public.consultations c on c.professional_id = one.id and c.active
    where one.id in (${ids}) group by one.id
  ) lowest
  where p.id = lowest.id and (${sql.join(ranks.map(({ column }) => sql`p.${column}`))})
    is distinct from (${sql.join(ranks.map(({ column }) => sql`lowest.${column}`))})`;

/** The function of migration 017, whose owner and rights it keeps. */
const derivation = sql`
  create or replace function derive_lowest_fee() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
    begin
      perform 1 from public.professionals where id in (select professional_id from changed) order by id for no key update;
      ${lowestFees(sql`select professional_id from changed`)};
      ${lowestRanks(sql`select professional_id from changed`)};
      return null;
    end
  $$`;

const forceSecurity = (force: 'force' | 'no force') =>
  ['consultations', 'professionals'].map(
    (table) => sql`alter table ${sql.table(table)} ${sql.raw(force)} row level security`,
  );

const firstRanks = [
  ...forceSecurity('no force'),
  lowestRanks(sql`select professional_id from public.consultations`),
  ...forceSecurity('force'),
];

/** As in migration 021, with these. */
const asked = sql`verified_at, verified_until, specialities, functions, languages, call_types, country, city, city_folded, gender,
  available_since, years_of_experience, time_zone, fee_rank, ${sql.join(ranks.map(({ column }) => column))}`;

const indexes = [
  ...ranks.map(
    ({ type, column }) => sql`create index ${sql.id(`professionals_by_${type}_fee`)} on professionals (${column}, id)`,
  ),
  sql`create index professionals_searched_by_rating on professionals (rating_rank desc, id desc) include (${asked})`,
  sql`
    create index professionals_searched_of_city on professionals (city_folded, rating_rank desc, id desc) include (${asked})`,
];

/** With what else a search for the earliest asks for. PostgreSQL plans with the category that is sent, so it sees which index has it. */
const ofCategories = [
  ...['civil', 'criminal', 'commercial', 'tax', 'business', 'labour', 'administrative', 'constitutional'],
  ...['private_international', 'intellectual_property', 'land', 'insurance', 'environmental', 'social_security'],
].map(
  (category) => sql`
    create index ${sql.id(`professionals_of_${category}`)} on professionals (rating_rank desc, id desc)
    include (verified_at, verified_until, languages, call_types) where specialities @> array[${sql.lit(category)}]::text[]`,
);
