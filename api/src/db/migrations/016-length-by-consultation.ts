import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';
import { systemFunction } from '../ddl/system-function.ts';

/** Consultations alone decide how long a slot is and how people meet. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [...callTypes, ...masks, ...videoLink]);
}

/** Forced row-level security would hide every row from an owner who is no superuser. */
const forceSecurity = (force: 'force' | 'no force') =>
  ['professionals', 'consultations'].map(
    (table) => sql`alter table ${sql.table(table)} ${sql.raw(force)} row level security`,
  );

/** `professionals.call_types`, which searches filter by, become the ways to meet of the active consultations. */
const callTypes = [
  sql`
    create function offered_call_types(professional uuid) returns text[] language sql stable parallel safe
    as $$
      select array(
        select type from unnest(array['video', 'call', 'in_person']) with ordinality as known (type, place)
        where exists (select from public.consultations where professional_id = professional and active and type = any (call_types))
        order by place)
    $$`,
  ...systemFunction(
    'consultations_offer_call_types',
    sql`
      begin
        update public.professionals set call_types = public.offered_call_types(id)
        where id = coalesce(new.professional_id, old.professional_id) and call_types is distinct from public.offered_call_types(id);
        return null;
      end`,
  ),
  sql`
    create trigger consultations_offer_call_types after insert or delete or update of active, call_types on consultations for each row
    execute function consultations_offer_call_types()`,
  ...forceSecurity('no force'),
  sql`
    update professionals set call_types = offered_call_types(id) where call_types is distinct from offered_call_types(id)`,
  ...forceSecurity('force'),
];

/** The parties read the link once the appointment is accepted; until then it is only kept. */
const videoLink = [
  sql`alter table appointments rename column video_link to kept_video_link`,
  sql`
    alter table appointments add column video_link text
      generated always as (case when status = 'accepted' then kept_video_link end) stored`,
];

/** A mask per length. Deleting the fills has the job compute all masks again. */
const masks = [
  sql`alter table availability_days drop constraint availability_days_pkey`,
  // Whoever is looked up by person and day reads the index alone.
  sql`
    alter table availability_days add primary key (professional_id, day, types, slot_minutes) include (mask, notice_minutes)`,
  sql`alter table availability_fills no force row level security`,
  sql`delete from availability_fills`,
  sql`alter table availability_fills force row level security`,
  sql`alter table professionals drop column slot_minutes`,
];
