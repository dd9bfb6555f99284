import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';

const holding = sql`status in (${sql.join(blockingStatuses.map((status) => sql.lit(status)))})`;

/** Agreed and proposed time are both in `busy`, which no other appointment of the professional may overlap (decision 050). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  // The owner is held by row-level security too, and would see no row to change.
  const tables = ['appointments', 'availability_fills'];
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await endWhatCannotBeHeld(db);
  await sql`
    alter table appointments
      drop constraint appointments_no_overlap,
      add constraint appointments_proposal_whole check ((proposed_starts_at is null) = (proposed_ends_at is null)),
      add column busy tstzmultirange not null generated always as (
        case when proposed_starts_at is null then tstzmultirange(tstzrange(starts_at, ends_at))
          else tstzmultirange(tstzrange(starts_at, ends_at), tstzrange(proposed_starts_at, proposed_ends_at)) end) stored,
      add column awaits_answer boolean not null generated always as (
        status = 'waiting' or (status = 'accepted' and proposed_starts_at is not null)) stored`.execute(db);
  await sql`
    alter table appointments
      add constraint appointments_no_overlap exclude using gist (professional_id with =, busy with &&) where (${holding})`.execute(
    db,
  );
  await sql`drop index appointments_expiring`.execute(db);
  await sql`create index appointments_expiring on appointments (expires_at) where awaits_answer`.execute(db);
  for (const party of ['professional_id', 'client_id'])
    await sql`create index ${sql.id(`appointments_${party}_awaiting`)} on appointments (${sql.ref(party)}, starts_at, id) where awaits_answer`.execute(
      db,
    );
  // The mask keeper, which finds nobody filled, takes what is held now out of their masks.
  await sql`
    delete from availability_fills
    where professional_id in (select professional_id from appointments where proposed_starts_at is not null and awaits_answer)`.execute(
    db,
  );
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
}

/** What was proposed before held nothing: a time that somebody else has is given up, the others get the deadline that new ones have. */
async function endWhatCannotBeHeld<T>(db: Kysely<T>): Promise<void> {
  await sql`
    update appointments set proposed_ends_at = proposed_starts_at + (ends_at - starts_at)
    where proposed_starts_at is not null and (proposed_ends_at is null or proposed_ends_at <= proposed_starts_at)`.execute(
    db,
  );
  await sql`
    update appointments a set proposed_starts_at = null, proposed_ends_at = null, proposed_by = null
    where a.proposed_starts_at is not null and exists (
      select from appointments b
      where b.professional_id = a.professional_id and b.id <> a.id and b.${holding}
        and (b.during && tstzrange(a.proposed_starts_at, a.proposed_ends_at)
          or b.id < a.id and tstzrange(b.proposed_starts_at, b.proposed_ends_at) && tstzrange(a.proposed_starts_at, a.proposed_ends_at)))`.execute(
    db,
  );
  await sql`
    update appointments set expires_at = least(now() + interval '48 hours', starts_at, proposed_starts_at)
    where status = 'accepted' and proposed_starts_at is not null`.execute(db);
}
