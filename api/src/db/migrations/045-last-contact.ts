import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/** A meeting is a contact; a missed appointment is neither the last one nor counted (decision 104). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [keeping, ...forceSecurity('no force'), existing, ...forceSecurity('force')]);
}

/** As of now; what begins later is moved by the job move-clients. The `created_at` of an appointment is when it was asked for. */
const times = sql`
  select max(a.starts_at) filter (where a.status in ('accepted', 'done') and a.starts_at <= now()),
    min(a.starts_at) filter (where a.status = 'accepted' and a.starts_at > now()),
    count(*) filter (where a.status in ('accepted', 'done')),
    greatest(
      max(a.created_at),
      max(a.starts_at) filter (where a.status in ('accepted', 'done') and a.starts_at <= now()),
      (
        select max(coalesce(v.last_message_at, v.created_at)) from public.conversations v
        where v.professional_id = c.professional_id and v.client_id = c.client_id
          and (v.last_message_at is not null or v.opened_by = v.professional_id)
      )
    )
  from public.appointments a where a.professional_id = c.professional_id and a.client_id = c.client_id`;

/** The function of migration 028, whose owner and rights it keeps. */
const keeping = sql`
  create or replace function clients_from_appointments() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
    begin
      insert into public.clients as c (id, professional_id, client_id, last_name, first_names, last_contact_at, created_at)
      select md5(new.professional_id::text || new.client_id)::uuid, new.professional_id, new.client_id, u.last_name, u.first_names,
        new.created_at, new.created_at
      from public.users u where u.id = new.client_id
      on conflict (professional_id, client_id)
        do update set last_contact_at = greatest(c.last_contact_at, excluded.last_contact_at);
      update public.clients c set (last_at, next_at, appointment_count, last_contact_at) = (${times})
      where c.professional_id = new.professional_id and c.client_id = new.client_id;
      return null;
    end
  $$`;

/** Forced row-level security would hide every row from an owner who is no superuser. */
const forceSecurity = (force: 'force' | 'no force') =>
  ['appointments', 'conversations', 'clients'].map(
    (name) => sql`alter table ${sql.table(name)} ${sql.raw(force)} row level security`,
  );

/** Who has only written has no appointment, and keeps the contact there is. */
const existing = sql`
  update clients c set (last_at, next_at, appointment_count, last_contact_at) = (${times})
  where exists (
    select from appointments a where a.professional_id = c.professional_id and a.client_id = c.client_id)`;
