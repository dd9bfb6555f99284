import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';
import { systemFunction } from '../ddl/system-function.ts';

/** The lowest fee of a professional's active consultations, for cards, the filter "fee up to" and the order by fee. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [comparable, columns, ...derivation, ...firstFees, ...indexes]);
}

/** In francs CFA, whatever the currency (decision 087); the greatest integer where no amount is known. */
const comparable = sql`
  create function comparable_fee(fee_kind text, fee integer, currency text) returns integer language sql immutable parallel safe
  as $$
    select case fee_kind
      when 'free' then 0
      when 'fixed' then least(round(fee * case currency when 'EUR' then 6.55957 when 'CAD' then 4.1 else 1 end), 2147483646)::integer
      else 2147483647
    end
  $$`;

const columns = sql`
  alter table professionals
    add column lowest_fee_kind text check (lowest_fee_kind in ('fixed', 'free', 'on_request')),
    add column lowest_fee integer,
    add column lowest_fee_currency text,
    add column lowest_fee_minutes integer,
    add column fee_rank integer not null generated always as (comparable_fee(lowest_fee_kind, lowest_fee, lowest_fee_currency)) stored`;

const lowestFees = (ids: ReturnType<typeof sql>) => sql`
  update public.professionals p set lowest_fee_kind = lowest.fee_kind, lowest_fee = lowest.fee,
    lowest_fee_currency = lowest.currency, lowest_fee_minutes = lowest.minutes
  from (
    select distinct on (one.id) one.id, c.fee_kind, c.fee, c.currency, c.minutes
    from public.professionals one left join public.consultations c on c.professional_id = one.id and c.active
    where one.id in (${ids})
    order by one.id, public.comparable_fee(c.fee_kind, c.fee, c.currency), c.position, c.created_at, c.id
  ) lowest
  where p.id = lowest.id and (p.lowest_fee_kind, p.lowest_fee, p.lowest_fee_currency, p.lowest_fee_minutes)
    is distinct from (lowest.fee_kind, lowest.fee, lowest.currency, lowest.minutes)`;

const changes = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

const derivation = [
  ...systemFunction(
    'derive_lowest_fee',
    // Locked first: of two changes at once, the later one then sees both.
    sql`
      begin
        perform 1 from public.professionals where id in (select professional_id from changed) order by id for no key update;
        ${lowestFees(sql`select professional_id from changed`)};
        return null;
      end`,
  ),
  ...changes.map(
    ([event, rows]) => sql`
      create trigger ${sql.id(`consultations_lowest_fee_after_${event}`)} after ${sql.raw(event)} on consultations
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function derive_lowest_fee()`,
  ),
];

/** Forced row-level security would hide every row from an owner who is no superuser. */
const forceSecurity = (force: 'force' | 'no force') =>
  ['consultations', 'professionals'].map(
    (table) => sql`alter table ${sql.table(table)} ${sql.raw(force)} row level security`,
  );

const firstFees = [
  ...forceSecurity('no force'),
  lowestFees(sql`select professional_id from public.consultations`),
  ...forceSecurity('force'),
];

/** As in migration 003, with the fee among what searches filter and count. */
const asked = sql`verified_at, verified_until, specialities, functions, languages, call_types, country, city, city_folded, gender,
  available_now, years_of_experience, time_zone, fee_rank`;

const indexes = [
  sql`create index professionals_by_fee on professionals (fee_rank, id)`,
  sql`drop index professionals_searched_by_rating`,
  sql`drop index professionals_searched_of_city`,
  sql`create index professionals_searched_by_rating on professionals (rating_rank desc, id desc) include (${asked})`,
  sql`
    create index professionals_searched_of_city on professionals (city_folded, rating_rank desc, id desc) include (${asked})`,
];
