import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { appointmentStatuses, blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import { callTypes } from 'shared-contracts/schemas/vocabulary';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

/** Appointments, which the database itself keeps from overlapping, and what happened to them. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table appointments (
      id uuid primary key default gen_random_uuid(),
      professional_id uuid not null references professionals (id),
      client_id uuid not null references users (id),
      call_type text not null check (call_type in (${oneOf(callTypes)})),
      status text not null default 'waiting' check (status in (${oneOf(appointmentStatuses)})),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 240),
      during tstzrange not null generated always as (tstzrange(starts_at, ends_at, '[)')) stored,
      proposed_starts_at timestamptz,
      proposed_ends_at timestamptz,
      proposed_by text check (proposed_by in ('client', 'professional')),
      reason text not null check (length(reason) between 1 and 2000),
      change_reason text check (length(change_reason) <= 40),
      change_note text check (length(change_note) <= 500),
      private_notes text check (length(private_notes) <= 4000),
      expires_at timestamptz,
      sequence integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (starts_at < ends_at),
      check (client_id <> professional_id),
      check ((proposed_starts_at is null) = (proposed_by is null)),
      constraint appointments_no_overlap exclude using gist (professional_id with =, during with &&)
        where (status in (${oneOf(blockingStatuses)}))
    )`.execute(db);
  await sql`create trigger appointments_touch before update on appointments for each row execute function touch_updated_at()`.execute(
    db,
  );
  for (const party of ['professional_id', 'client_id']) {
    await sql`create index ${sql.id(`appointments_${party}_start`)} on appointments (${sql.ref(party)}, starts_at, id)`.execute(
      db,
    );
    await sql`create index ${sql.id(`appointments_${party}_status`)} on appointments (${sql.ref(party)}, status, starts_at, id)`.execute(
      db,
    );
    await sql`create index ${sql.id(`appointments_${party}_created`)} on appointments (${sql.ref(party)}, created_at desc, id desc)`.execute(
      db,
    );
  }
  await sql`create index appointments_expiring on appointments (expires_at) where status = 'waiting'`.execute(db);
  await sql`
    create table appointment_history (
      id uuid primary key default gen_random_uuid(),
      appointment_id uuid not null references appointments (id) on delete cascade,
      professional_id uuid not null,
      client_id uuid not null,
      at timestamptz not null default clock_timestamp(),
      actor_role text not null check (actor_role in ('client', 'professional', 'operator', 'system')),
      actor_id uuid,
      transition text not null,
      from_status text,
      to_status text not null,
      change_reason text,
      change_note text,
      starts_at timestamptz not null
    )`.execute(db);
  await sql`create index appointment_history_order on appointment_history (appointment_id, at, id)`.execute(db);
  await sql`create trigger appointment_history_insert_only before update on appointment_history for each row execute function refuse_change()`.execute(
    db,
  );
}
