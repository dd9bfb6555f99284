import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { appointmentStatuses, blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import { runStatements } from '../ddl/run-statements.ts';
import { textLiterals } from '../ddl/text-literals.ts';

/** Appointments, which the database itself keeps from overlapping, their history, documents, rooms and slot holds. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...appointments, ...history, ...documents, ...meetingRooms, ...slotHolds]);
}

const parties = ['professional_id', 'client_id'] as const;

const appointments = [
  sql`
    create table appointments (
      id uuid primary key default gen_random_uuid(),
      professional_id uuid not null references professionals (id),
      client_id uuid not null references users (id),
      call_type text not null check (call_type in (${textLiterals(callTypes)})),
      status text not null default 'waiting' check (status in (${textLiterals(appointmentStatuses)})),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 240),
      during tstzrange not null generated always as (tstzrange(starts_at, ends_at, '[)')) stored,
      proposed_starts_at timestamptz,
      proposed_ends_at timestamptz,
      proposed_by text check (proposed_by in ('client', 'professional')),
      -- The agreed and the proposed time, which no other appointment of the professional may overlap (decision 050).
      busy tstzmultirange not null generated always as (
        case when proposed_starts_at is null then tstzmultirange(tstzrange(starts_at, ends_at))
          else tstzmultirange(tstzrange(starts_at, ends_at), tstzrange(proposed_starts_at, proposed_ends_at)) end) stored,
      awaits_answer boolean not null generated always as (
        status = 'waiting' or (status = 'accepted' and proposed_starts_at is not null)) stored,
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
      constraint appointments_proposal_whole check ((proposed_starts_at is null) = (proposed_ends_at is null)),
      constraint appointments_no_overlap exclude using gist (professional_id with =, busy with &&)
        where (status in (${textLiterals(blockingStatuses)}))
    )`,
  sql`create trigger appointments_touch before update on appointments for each row execute function touch_updated_at()`,
  ...parties.flatMap((party) => {
    const index = (name: string) => sql`create index ${sql.id(`appointments_${party}_${name}`)} on appointments`;
    const own = sql.id(party);
    return [
      sql`${index('start')} (${own}, starts_at, id) include (ends_at, call_type)`,
      sql`${index('status')} (${own}, status, starts_at, id)`,
      sql`${index('created')} (${own}, created_at desc, id desc)`,
      sql`${index('proposed')} (${own}, proposed_starts_at, proposed_by) where proposed_by is not null`,
      sql`${index('awaiting')} (${own}, starts_at, id) where awaits_answer`,
    ];
  }),
  sql`create index appointments_in_order on appointments (starts_at, id)`,
  sql`create index appointments_created on appointments (created_at desc, id desc)`,
  sql`create index appointments_by_status on appointments (status, starts_at, id)`,
  sql`create index appointments_expiring on appointments (expires_at) where awaits_answer`,
];

const history = [
  sql`
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
    )`,
  sql`
    create trigger appointment_history_insert_only before update on appointment_history
    for each row execute function refuse_change()`,
  sql`create index appointment_history_order on appointment_history (appointment_id, at, id)`,
  sql`create index appointment_history_of_client_id on appointment_history (client_id, at, id)`,
  sql`create index appointment_history_of_professional_id on appointment_history (professional_id, at, id)`,
  sql`create index appointment_history_in_order on appointment_history (at, id)`,
  // Recent actions towards the other party, which are limited (decision 045).
  sql`create index appointment_history_by_actor on appointment_history (actor_id, at)`,
];

/** Documents that a client sends with a request, for its two parties alone. They go with their file. */
const documents = [
  sql`
    create table appointment_documents (
      id uuid primary key default gen_random_uuid(),
      appointment_id uuid not null references appointments (id) on delete cascade,
      client_id uuid not null references users (id),
      professional_id uuid not null references professionals (id) on delete cascade,
      upload_id uuid not null unique references uploads (id) on delete cascade,
      name text not null check (length(name) between 1 and 120),
      created_at timestamptz not null default now()
    )`,
  ...['appointment', 'client', 'professional'].map(
    (whose) => sql`
      create index ${sql.id(`appointment_documents_of_${whose}`)}
      on appointment_documents (${sql.ref(`${whose}_id`)}, created_at, id)`,
  ),
];

const meetingRooms = [
  sql`
    create table meeting_rooms (
      id uuid primary key default gen_random_uuid(),
      appointment_id uuid not null references appointments (id) on delete cascade,
      professional_id uuid not null,
      client_id uuid not null,
      name text not null unique check (name ~ '^[A-Za-z0-9_-]{22}$'),
      created_at timestamptz not null default now(),
      constraint meeting_rooms_once unique (appointment_id)
    )`,
  ...parties.map(
    (party) =>
      sql`create index ${sql.id(`meeting_rooms_${party}`)} on meeting_rooms (${sql.id(party)}, created_at desc, id desc)`,
  ),
];

/** Slots that are held for minutes while a request is written. No account is needed, so none is named. */
const slotHolds = [
  sql`
    create table slot_holds (
      token_hash bytea not null,
      professional_id uuid not null references professionals (id) on delete cascade,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      client_hash bytea not null,
      held_from timestamptz not null,
      expires_at timestamptz not null,
      primary key (token_hash, professional_id, starts_at),
      check (starts_at < ends_at)
    )`,
  sql`create index slot_holds_in_diary on slot_holds (professional_id, starts_at)`,
  sql`create index slot_holds_of_client on slot_holds (client_hash, expires_at)`,
  sql`create index slot_holds_by_expiry on slot_holds (expires_at)`,
];
