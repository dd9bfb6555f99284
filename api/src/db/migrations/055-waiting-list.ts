import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** Clients wait for an earlier time of a professional; a time that becomes free is held for one of them (decision 122). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      create table waiting_entries (
        id uuid primary key default gen_random_uuid(),
        client_id uuid not null references users (id) on delete cascade,
        professional_id uuid not null references professionals (id) on delete cascade,
        consultation_id uuid not null references consultations (id) on delete cascade,
        first_day date not null,
        last_day date not null,
        from_time text not null,
        until_time text not null,
        call_types text[] not null,
        -- When the window is over, on the clock of the practice.
        ends_at timestamptz not null,
        state text not null default 'waiting' check (state in ('waiting', 'offered', 'booked', 'ended')),
        end_reason text check (end_reason in ('left', 'over', 'unanswered')),
        offered_starts_at timestamptz,
        offered_ends_at timestamptz,
        offered_call_types text[],
        offered_until timestamptz,
        appointment_id uuid references appointments (id) on delete set null,
        ended_at timestamptz,
        created_at timestamptz not null default now(),
        check (first_day <= last_day),
        check (from_time < until_time),
        check ((state = 'offered') = (offered_until is not null)),
        check ((state = 'ended') = (end_reason is not null))
      )`,
    sql`create index waiting_entries_of_client on waiting_entries (client_id, created_at desc, id desc)`,
    sql`create index waiting_entries_of_professional on waiting_entries (professional_id, created_at desc, id desc)`,
    sql`create index waiting_entries_in_order on waiting_entries (professional_id, created_at, id) where state in ('waiting', 'offered')`,
    sql`create index waiting_entries_by_offer on waiting_entries (offered_until) where state = 'offered'`,
    sql`create index waiting_entries_by_end on waiting_entries (ends_at) where state = 'waiting'`,
    sql`create index waiting_entries_of_consultation on waiting_entries (consultation_id)`,
    sql`create index waiting_entries_of_appointment on waiting_entries (appointment_id) where appointment_id is not null`,
    sql`create index waiting_entries_by_age on waiting_entries (ended_at) where ended_at is not null`,
    sql`
      create table waiting_offers (
        id uuid primary key default gen_random_uuid(),
        entry_id uuid not null references waiting_entries (id) on delete cascade,
        client_id uuid not null references users (id) on delete cascade,
        professional_id uuid not null references professionals (id) on delete cascade,
        starts_at timestamptz not null,
        until timestamptz not null,
        outcome text not null default 'open' check (outcome in ('open', 'booked', 'declined', 'lapsed', 'withdrawn')),
        ended_at timestamptz,
        created_at timestamptz not null default now()
      )`,
    sql`create index waiting_offers_of_entry on waiting_offers (entry_id, created_at desc)`,
    sql`create index waiting_offers_of_client on waiting_offers (client_id, created_at desc, id desc)`,
    sql`create index waiting_offers_of_professional on waiting_offers (professional_id, client_id)`,
    // Diaries that changed while somebody waits.
    sql`
      create table waiting_checks (
        professional_id uuid primary key references professionals (id) on delete cascade
      )`,
  ]);
}
