import { sql } from 'kysely';
import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import { writeEvents } from '../events/write-events.ts';
import { checkConflicts } from './check-conflicts.ts';
import type { Matter } from './read-names.ts';

/** Checked at once, those of the client first. */
const most = 100;

type Sides = Pick<Matter, 'professionalId' | 'clientId'>;

/**
 * After the names of a matter have changed: checks it again, and the professional's other open requests and appointments that may
 * concern one of its names or were matched with it. `tx` runs as `system` and holds the lock of the professional's diary.
 */
export async function recheckMatter(tx: Tx, { professionalId, clientId }: Sides, now: Date): Promise<void> {
  const { rows: open } = await sql<Matter>`
    with sought as materialized (
      select coalesce(array_agg(distinct key), '{}') as keys from (
        select unnest(keys) from clients where professional_id = ${professionalId} and client_id = ${clientId}::uuid
        union all
        select unnest(p.keys) from appointment_parties p join appointments a on a.id = p.appointment_id
        where a.professional_id = ${professionalId} and a.client_id = ${clientId}::uuid
      ) of (key)
    )
    select a.id, a.professional_id, a.client_id from appointments a, sought
    where a.professional_id = ${professionalId} and a.status in ('waiting', 'accepted') and a.ends_at > ${now} and (
      a.client_id = ${clientId}::uuid
      or exists (select from appointment_parties p where p.appointment_id = a.id and p.keys && sought.keys)
      or exists (select from appointment_parties p
        where p.professional_id = a.professional_id and p.client_id = a.client_id and p.role = 'client' and p.keys && sought.keys)
      or exists (select from clients c where c.professional_id = a.professional_id and c.client_id = a.client_id and c.keys && sought.keys)
      or exists (select from conflict_checks k join conflict_matches m on m.check_id = k.id
        where k.appointment_id = a.id and k.is_latest and m.with_client_id = ${clientId}::uuid))
    order by (a.client_id = ${clientId}::uuid) desc, a.starts_at, a.id limit ${most}`.execute(tx);
  const changed: string[] = [];
  for (const one of open) if (await checkConflicts(tx, one, { now })) changed.push(one.id);
  if (changed.length === 0) return;
  await writeEvents(
    tx,
    changed.map((appointmentId) => ({ userId: professionalId, type: 'appointment.checked', data: { appointmentId } })),
  );
}

/** The diaries of every professional who knows a client, before the client takes another name. `tx` runs as `system`. */
export async function lockDiariesOf(tx: Tx, clientId: string): Promise<void> {
  await lock(tx, ...(await knownTo(tx, clientId)).map((professionalId) => `diary:${professionalId}` as const));
}

/** After a client has taken another name: the same with each of these professionals. */
export async function recheckClient(tx: Tx, clientId: string, now: Date): Promise<void> {
  await lockDiariesOf(tx, clientId);
  for (const professionalId of await knownTo(tx, clientId)) await recheckMatter(tx, { professionalId, clientId }, now);
}

async function knownTo(tx: Tx, clientId: string): Promise<readonly string[]> {
  const known = await tx
    .selectFrom('clients')
    .select('professionalId')
    .where('clientId', '=', clientId)
    .orderBy('professionalId')
    .execute();
  return known.map(({ professionalId }) => professionalId);
}
