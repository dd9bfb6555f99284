import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { currencies, invoiceStatuses, paymentStatuses } from 'shared-contracts/schemas/billing';
import { planIds } from 'shared-contracts/schemas/vocabulary';
import { runStatements } from '../ddl/run-statements.ts';
import { textLiterals } from '../ddl/text-literals.ts';

/** Plans and payments for them; invoices, their lines and numbers. Amounts are whole numbers of the currency's smallest unit. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...plans, ...payments, ...invoices, ...invoiceLines, ...issuedInvoices]);
}

const plans = [
  sql`
    create table plans (
      id text primary key check (id in (${textLiterals(planIds)})),
      label_fr text not null,
      label_en text not null,
      price integer not null check (price >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      period text not null check (period in ('month', 'year')),
      days integer not null check (days >= 0),
      entitlements text[] not null default '{}'
    )`,
  sql`create index plans_by_price on plans (price, id)`,
  sql`
    create function plan_grants(plan text, entitlement text) returns boolean language sql stable parallel safe
    as $$ select exists (select from public.plans where id = plan and entitlement = any (entitlements)) $$`,
];

const payments = [
  sql`
    create table payments (
      id uuid primary key default gen_random_uuid(),
      professional_id uuid not null references professionals (id),
      reference text not null unique check (length(reference) between 1 and 80),
      plan text not null check (plan in (${textLiterals(planIds)})),
      payment_date timestamptz,
      phone text not null check (length(phone) <= 24),
      subscription_end_date date,
      amount bigint not null check (amount >= 0),
      currency text not null check (currency in (${textLiterals(currencies)})),
      status text not null default 'pending' check (status in (${textLiterals(paymentStatuses)})),
      created_at timestamptz not null default now(),
      check ((status = 'paid') = (payment_date is not null))
    )`,
  sql`create index payments_of_professional on payments (professional_id, created_at desc, id desc)`,
  sql`create index payments_by_status on payments (professional_id, status, created_at desc, id desc)`,
  sql`create index payments_by_date on payments (professional_id, payment_date desc nulls last, id desc)`,
  sql`create index payments_in_order on payments (created_at desc, id desc)`,
  sql`create index payments_by_payment_date on payments (payment_date desc nulls last, id desc)`,
  sql`create index payments_of_status on payments (status, created_at desc, id desc)`,
];

const invoices = [
  sql`
    create table invoices (
      id uuid primary key default gen_random_uuid(),
      professional_id uuid not null references professionals (id),
      client_id uuid not null references users (id),
      appointment_id uuid references appointments (id),
      number text check (length(number) <= 20),
      status text not null default 'draft' check (status in (${textLiterals(invoiceStatuses)})),
      currency text not null check (currency in (${textLiterals(currencies)})),
      net bigint not null default 0 check (net >= 0),
      tax bigint not null default 0 check (tax >= 0),
      total bigint not null generated always as (net + tax) stored,
      notes text check (length(notes) <= 1000),
      due_on date,
      issued_at timestamptz,
      paid_at timestamptz,
      voided_at timestamptz,
      created_at timestamptz not null default now(),
      unique (professional_id, number),
      unique (id, professional_id),
      check ((status = 'draft') = (number is null)),
      check ((number is null) = (issued_at is null)),
      check ((status = 'paid') = (paid_at is not null)),
      check ((status = 'void') = (voided_at is not null))
    )`,
  ...['professional_id', 'client_id'].flatMap((party) => {
    const index = (name: string) => sql`create index ${sql.id(`invoices_${party}_${name}`)} on invoices`;
    const own = sql.id(party);
    return [
      sql`${index('created')} (${own}, created_at desc, id desc)`,
      sql`${index('issued')} (${own}, issued_at desc nulls last, id desc)`,
      sql`${index('status')} (${own}, status, created_at desc, id desc)`,
    ];
  }),
  sql`create index invoices_of_appointment on invoices (appointment_id)`,
  sql`create index invoices_in_order on invoices (created_at desc, id desc)`,
  sql`create index invoices_by_issue on invoices (issued_at desc nulls last, id desc)`,
  sql`create index invoices_by_status on invoices (status, created_at desc, id desc)`,
];

const invoiceLines = [
  sql`
    create table invoice_lines (
      id uuid primary key default gen_random_uuid(),
      invoice_id uuid not null,
      professional_id uuid not null,
      position bigint generated always as identity,
      label text not null check (length(label) between 1 and 200),
      quantity integer not null check (quantity between 1 and 1000),
      unit_amount bigint not null check (unit_amount between 0 and 1000000000),
      tax_rate integer not null default 0 check (tax_rate between 0 and 10000),
      amount bigint not null generated always as (quantity * unit_amount) stored,
      tax bigint not null generated always as (round(quantity * unit_amount * tax_rate / 10000.0)::bigint) stored,
      foreign key (invoice_id, professional_id) references invoices (id, professional_id) on delete cascade
    )`,
  sql`create index invoice_lines_in_order on invoice_lines (invoice_id, position)`,
  sql`create index invoice_lines_of_professional on invoice_lines (professional_id, position, id)`,
  sql`create index invoice_lines_by_position on invoice_lines (position, id)`,
  sql`
    create table invoice_numbers (
      professional_id uuid not null references professionals (id),
      year integer not null,
      last integer not null check (last >= 1),
      primary key (professional_id, year)
    )`,
];

/** Issued invoices are immutable, for every role. (A trigger sees `total` before it is computed.) */
const issuedInvoices = [
  sql`
    create function keep_issued_invoice() returns trigger language plpgsql as $$
    begin
      if old.status <> 'draft' and (tg_op = 'DELETE'
        or to_jsonb(new) - array['status', 'paid_at', 'voided_at', 'total'] <> to_jsonb(old) - array['status', 'paid_at', 'voided_at', 'total']
        or new.status = 'draft' or (old.status in ('paid', 'void') and new.status <> old.status)) then
        raise exception 'an issued invoice is never changed' using errcode = '42501';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`,
  sql`
    create trigger invoices_keep before update or delete on invoices
    for each row execute function keep_issued_invoice()`,
  sql`
    create function keep_issued_lines() returns trigger language plpgsql as $$
    declare line invoice_lines := case when tg_op = 'DELETE' then old else new end;
    begin
      if exists (select from invoices where id = line.invoice_id and status <> 'draft')
        or (tg_op = 'UPDATE' and new.invoice_id <> old.invoice_id) then
        raise exception 'an issued invoice is never changed' using errcode = '42501';
      end if;
      return line;
    end $$`,
  sql`
    create trigger invoice_lines_keep before insert or update or delete on invoice_lines
    for each row execute function keep_issued_lines()`,
];
