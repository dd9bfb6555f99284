import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';
import { systemFunction } from '../ddl/system-function.ts';

/** Uploaded files, documents of a registration, and the verification that follows from them (decision 013). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...uploads, ...documents, ...verification]);
}

const uploads = [
  // A row is created before its file and deleted after it, so that no file is ever without one.
  sql`
    create table uploads (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id),
      purpose text not null check (purpose in ('profile_image', 'logo', 'document', 'appointment')),
      key text not null unique check (key ~ '^[0-9a-f]{32}\\.(jpg|png|svg|pdf)$'),
      content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/svg+xml', 'application/pdf')),
      bytes integer not null check (bytes > 0),
      created_at timestamptz not null default now(),
      stored_at timestamptz,
      used_at timestamptz,
      dropped_at timestamptz,
      check (used_at is null or stored_at is not null)
    )`,
  sql`create index uploads_of_user on uploads (user_id, created_at)`,
  // Read by the sweeper every minute.
  sql`create index uploads_to_sweep on uploads (created_at) where used_at is null or dropped_at is not null`,
];

const documents = [
  sql`
    create table documents (
      id uuid primary key default gen_random_uuid(),
      professional_id uuid not null references professionals (id) on delete cascade,
      kind text not null check (kind in ('identity', 'professional_status', 'ability_to_practise', 'professional_body',
        'commercial_register', 'tax_id', 'professional_card')),
      state text not null default 'submitted' check (state in ('submitted', 'accepted', 'refused', 'expired')),
      upload_id uuid unique references uploads (id),
      expires_on date,
      refusal_reason text check (length(refusal_reason) between 1 and 500),
      decided_at timestamptz,
      decided_by uuid references users (id),
      warned_days smallint,
      recheck_since timestamptz,
      created_at timestamptz not null default now(),
      check ((state = 'submitted') = (decided_at is null)),
      check ((state = 'refused') = (refusal_reason is not null)),
      check (state <> 'submitted' or upload_id is not null)
    )`,
  ...['submitted', 'accepted'].map(
    (state) =>
      sql`create unique index ${sql.id(`documents_${state}_once`)} on documents (professional_id, kind) where state = ${sql.lit(state)}`,
  ),
  sql`create index documents_of_professional on documents (professional_id, created_at desc, id desc)`,
  sql`create index documents_of_professional_by_expiry on documents (professional_id, expires_on nulls first, id)`,
  sql`create index documents_by_state on documents (state, created_at desc, id desc)`,
  sql`create index documents_by_kind on documents (kind, created_at desc, id desc)`,
  sql`create index documents_in_order on documents (created_at desc, id desc)`,
  sql`create index documents_by_expiry on documents (expires_on nulls first, id)`,
  sql`create index documents_to_recheck on documents (created_at desc, id desc) where recheck_since is not null`,
];

const changes = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

const verification = [
  sql`
    create function needed_documents(legal_kind text) returns text[] language sql immutable strict parallel safe
    as $$
      select array['identity', 'professional_status', 'ability_to_practise', 'professional_body']
        || case legal_kind when 'legal_entity' then array['commercial_register', 'tax_id'] else array['professional_card'] end
    $$`,
  ...systemFunction(
    'derive_verification',
    sql`
      begin
        update public.professionals p set verified_at = derived.at, verified_until = derived.until
        from (
          select needing.id,
            case when count(*) = count(d.id) then max(d.decided_at) end as at,
            case when count(*) = count(d.id) then min(d.expires_on) end as until
          from public.professionals needing
          cross join unnest(public.needed_documents(needing.kind)) as needed (kind)
          left join public.documents d on d.professional_id = needing.id and d.kind = needed.kind and d.state = 'accepted'
          where needing.id in (select professional_id from changed)
          group by needing.id
        ) derived
        where p.id = derived.id and (p.verified_at, p.verified_until) is distinct from (derived.at, derived.until);
        return null;
      end`,
  ),
  ...changes.map(
    ([event, rows]) => sql`
      create trigger ${sql.id(`documents_verify_after_${event}`)} after ${sql.raw(event)} on documents
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function derive_verification()`,
  ),
];
