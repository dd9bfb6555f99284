import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';
import { systemFunction } from '../ddl/system-function.ts';

/** What clients can book. Existing professionals get one consultation, of the length and call types of their slots. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...consultations, ...visibility, ...firstConsultations]);
}

const consultations = [
  sql`
    create table consultations (
      id uuid primary key default gen_random_uuid(),
      professional_id uuid not null references professionals (id) on delete cascade,
      name_fr text not null check (length(name_fr) between 1 and 80),
      name_en text not null check (length(name_en) between 1 and 80),
      minutes integer not null check (minutes between 5 and 480 and minutes % 5 = 0),
      fee_kind text not null check (fee_kind in ('fixed', 'free', 'on_request')),
      -- In the smallest unit of the currency: cents of EUR and CAD, francs of XAF and XOF.
      fee integer check (fee between 1 and 1000000000),
      currency text check (currency in ('XAF', 'XOF', 'EUR', 'CAD')),
      call_types text[] not null check (call_types <@ array['video', 'call', 'in_person']::text[] and cardinality(call_types) between 1 and 3),
      preparation_fr text check (length(preparation_fr) between 1 and 500),
      preparation_en text check (length(preparation_en) between 1 and 500),
      active boolean not null default true,
      position smallint not null default 0 check (position >= 0),
      shown_until date not null default 'infinity',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint consultations_fee_of_kind check ((fee_kind = 'fixed') = (fee is not null) and (fee is null) = (currency is null))
    )`,
  // Not for every column: a consultation that becomes visible or hidden was not edited.
  sql`
    create trigger consultations_touch before update of name_fr, name_en, minutes, fee_kind, fee, currency, call_types, preparation_fr,
      preparation_en, active, position on consultations
    for each row execute function touch_updated_at()`,
  sql`create index consultations_of_professional on consultations (professional_id, position, created_at, id)`,
  sql`create index consultations_by_active on consultations (active, position, created_at, id)`,
];

/** `shown_until` as of the other public rows of a professional (migration 012). */
const visibility = [
  sql`
    create trigger consultations_take_standing before insert on consultations
    for each row execute function take_standing('professional_id')`,
  ...systemFunction(
    'professionals_show_consultations',
    sql`
      begin
        update public.consultations set shown_until = public.last_day_shown(new.id, null)
        where professional_id = new.id and shown_until is distinct from public.last_day_shown(new.id, null);
        return null;
      end`,
  ),
  sql`
    create trigger professionals_show_consultations after update of verified_at, verified_until on professionals for each row
    when ((old.verified_at, old.verified_until) is distinct from (new.verified_at, new.verified_until))
    execute function professionals_show_consultations()`,
];

/** Forced row-level security would hide every row from an owner who is no superuser. */
const forceSecurity = (force: 'force' | 'no force') =>
  ['users', 'professionals'].map((table) => sql`alter table ${sql.table(table)} ${sql.raw(force)} row level security`);

const firstConsultations = [
  ...forceSecurity('no force'),
  sql`
    insert into consultations (professional_id, name_fr, name_en, minutes, fee_kind, call_types)
    select p.id, 'Première consultation', 'First consultation', 5 * round(p.slot_minutes / 5.0), 'on_request',
      case when p.call_types = '{}' then array['video', 'call', 'in_person'] else p.call_types end
    from professionals p join users u on u.id = p.id where u.deleted_at is null`,
  ...forceSecurity('force'),
];
