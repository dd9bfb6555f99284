import { sql } from 'kysely';
import type { AppointmentStatus, Opener } from 'shared-contracts/processes/appointment-life-cycle';
import { meetingHeartbeat } from 'shared-contracts/schemas/meeting';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { recordAside } from '../appointment-history/record-aside.ts';
import { presenceOf } from './own-room.ts';
import { tellPresence } from './tell-presence.ts';

const BATCH = 200;
/** Who comes back within this continues their visit. Signals are no use for longer either. */
const pause = sql`interval '2 minutes'`;

interface Ended {
  readonly appointmentId: string;
  readonly professionalId: string;
  readonly clientId: string;
  readonly userId: string;
  readonly party: Opener;
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
  readonly leftAt: Date;
}

const ended = sql`
  a.id as appointment_id, a.professional_id, a.client_id, v.user_id, v.left_at, a.status, a.starts_at,
  case when v.user_id = a.client_id then 'client' else 'professional' end as party`;

/** Tells both of tabs that fell silent, and writes down who left. Returns how many are still there, and what was done. */
export async function endVisits({ db }: Pick<Services, 'db'>): Promise<{ there: number; ended: number }> {
  return runAsSystem(db, async (tx) => {
    const silent = await lapse(tx);
    const closed = await close(tx);
    await sql`
      delete from meeting_signals where ctid = any (array(
        select ctid from meeting_signals where created_at < clock_timestamp() - ${pause} limit ${sql.lit(BATCH)} for update skip locked))`.execute(
      tx,
    );
    const { rows } = await sql<{ there: number }>`
      select count(*)::integer as there from (select from meeting_visits where closed_at is null limit 1) v`.execute(
      tx,
    );
    return { there: rows[0]?.there ?? 0, ended: silent + closed };
  });
}

async function lapse(tx: Tx): Promise<number> {
  const { rows } = await sql<Ended>`
    with silent as (
      select id from meeting_visits
      where left_at is null and seen_at <= clock_timestamp() - ${sql.lit(meetingHeartbeat.lapsesAfter)} * interval '1 millisecond'
      order by seen_at limit ${sql.lit(BATCH)} for update skip locked
    )
    update meeting_visits v set left_at = seen_at from silent s, meeting_rooms r, appointments a
    where v.id = s.id and r.id = v.room_id and a.id = r.appointment_id returning ${ended}`.execute(tx);
  for (const gone of rows) await tellPresence(tx, gone, presenceOf(gone.userId, null));
  return rows.length;
}

async function close(tx: Tx): Promise<number> {
  const { rows } = await sql<Ended>`
    with over as (
      select id from meeting_visits where closed_at is null and left_at <= clock_timestamp() - ${pause}
      order by left_at limit ${sql.lit(BATCH)} for update skip locked
    )
    update meeting_visits v set closed_at = clock_timestamp() from over o, meeting_rooms r, appointments a
    where v.id = o.id and r.id = v.room_id and a.id = r.appointment_id returning ${ended}`.execute(tx);
  for (const gone of rows) await recordAside(tx, gone, 'leave', { at: gone.leftAt });
  return rows.length;
}
