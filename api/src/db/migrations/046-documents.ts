import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { databaseRole } from '../roles.ts';

/**
 * Documents of a registration. When somebody's right to practise counts as checked, and until when, follows from them and from nothing
 * else: triggers write it to the profile, where listings, searches and bookings have always read it.
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
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
      created_at timestamptz not null default now(),
      check ((state = 'submitted') = (decided_at is null)),
      check ((state = 'refused') = (refusal_reason is not null)),
      check (state <> 'submitted' or upload_id is not null)
    )`.execute(db);
  for (const state of ['submitted', 'accepted']) {
    await sql`create unique index ${sql.id(`documents_${state}_once`)} on documents (professional_id, kind) where state = ${sql.lit(state)}`.execute(
      db,
    );
  }
  await sql`create index documents_of_professional on documents (professional_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index documents_by_state on documents (state, created_at desc, id desc)`.execute(db);
  await sql`create index documents_by_kind on documents (kind, created_at desc, id desc)`.execute(db);
  await sql`create index documents_in_order on documents (created_at desc, id desc)`.execute(db);
  await sql`create index documents_by_expiry on documents (expires_on, id)`.execute(db);
  await sql`
    create function needed_documents(legal_kind text) returns text[] language sql immutable strict parallel safe
    as $$
      select array['identity', 'professional_status', 'ability_to_practise', 'professional_body']
        || case legal_kind when 'legal_entity' then array['commercial_register', 'tax_id'] else array['professional_card'] end
    $$`.execute(db);
  await keepWhatWasChecked(db);
  await deriveVerification(db);
}

/** Who was checked before documents were kept stays so: as documents that were checked by other means. */
async function keepWhatWasChecked<T>(db: Kysely<T>): Promise<void> {
  // The owner is held by row-level security too, and would see no row.
  await sql`alter table professionals no force row level security`.execute(db);
  await sql`
    insert into documents (professional_id, kind, state, expires_on, decided_at, created_at)
    select id, unnest(needed_documents(kind)), 'accepted', verified_until, verified_at, verified_at
    from professionals where verified_at is not null`.execute(db);
  await sql`alter table professionals force row level security`.execute(db);
}

/** Whoever changes a document has no right to the profile's columns: the function has those of our own code. */
async function deriveVerification<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create function derive_verification() returns trigger
    language plpgsql security definer set search_path = pg_catalog, public
    as $$
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
      end
    $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`
      create trigger ${sql.id(`documents_verify_after_${event}`)} after ${sql.raw(event)} on documents
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function derive_verification()`.execute(db);
  }
  await sql`revoke all on function derive_verification() from public`.execute(db);
  const system = sql.id(databaseRole('system'));
  await sql`grant create on schema public to ${system}`.execute(db); // a new owner needs it for the moment of the change
  await sql`alter function derive_verification() owner to ${system}`.execute(db);
  await sql`revoke create on schema public from ${system}`.execute(db);
}
