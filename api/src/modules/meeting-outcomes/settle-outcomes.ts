import { sql } from 'kysely';
import { meetingRoomWindow } from 'shared-contracts/schemas/meeting-room';
import { lock } from '../../db/advisory-locks.ts';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { proposeOutcome } from '../meeting-rooms/propose-outcome.ts';
import { isOfItsTime, readAttendance } from '../meeting-rooms/read-attendance.ts';
import { settle } from './settle.ts';
import { SILENCE_HOURS, settlementOf } from './settlement-of.ts';
import { tellOutcome } from './tell-outcome.ts';

const HOUR = 3_600_000;
const BATCH = 100;

interface Over {
  readonly appointmentId: string;
  readonly professionalId: string;
  readonly clientId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Proposes what became of appointments whose room has closed, and settles those where silence has lasted. Returns how many. */
export async function settleOutcomes(services: Pick<Services, 'db' | 'now'>): Promise<number> {
  return (await propose(services)) + (await settleDue(services));
}

/** Of rooms in which somebody was; the others say nothing. */
async function propose({ db, now: clock }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const now = clock();
  const { rows } = await runAsSystem(db, (tx) =>
    sql<Over>`
      select a.id as appointment_id, a.professional_id, a.client_id, a.starts_at, a.ends_at from appointments a
      where a.status = 'accepted' and a.ends_at <= ${now}::timestamptz - ${sql.lit(meetingRoomWindow.after)} * interval '1 minute'
        and a.ends_at > ${now}::timestamptz - interval '3 days'
        and exists (select from meeting_rooms r join meeting_visits v on v.room_id = r.id where r.appointment_id = a.id and ${isOfItsTime})
        and not exists (select from meeting_outcomes o where o.appointment_id = a.id)
      order by a.ends_at limit ${sql.lit(BATCH)}`.execute(tx),
  );
  for (const over of rows)
    await runAsSystem(db, async (tx) => {
      const { appointmentId, professionalId, clientId, endsAt } = over;
      const proposed = proposeOutcome(await readAttendance(tx, over, now));
      const said = { proposed, clientSays: null, professionalSays: null };
      const isDue = settlementOf(said, { isLate: true }) !== null;
      const settlesAt = isDue ? new Date(endsAt.getTime() + SILENCE_HOURS * HOUR) : null;
      const made = await tx
        .insertInto('meetingOutcomes')
        .values({ appointmentId, professionalId, clientId, proposed, settlesAt, createdAt: now })
        .onConflict((conflict) => conflict.constraint('meeting_outcomes_once').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made) await tellOutcome(tx, over, { by: 'system', to: [clientId, professionalId] });
    });
  return rows.length;
}

async function settleDue({ db, now: clock }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const now = clock();
  const due = await runAsSystem(db, (tx) =>
    tx
      .selectFrom('meetingOutcomes')
      .select(['appointmentId', 'professionalId'])
      .where('settled', 'is', null)
      .where('settlesAt', '<=', now)
      .orderBy('settlesAt')
      .limit(BATCH)
      .execute(),
  );
  for (const { appointmentId, professionalId } of due)
    await runAsSystem(db, async (tx) => {
      await lock(tx, `diary:${professionalId}`);
      const said = await tx
        .selectFrom('meetingOutcomes')
        .select(['proposed', 'clientSays', 'professionalSays'])
        .where('appointmentId', '=', appointmentId)
        .where('settled', 'is', null)
        .executeTakeFirst();
      const settled = said ? settlementOf(said, { isLate: true }) : null;
      if (settled !== null) await settle(tx, { appointmentId, settled, now });
    });
  return due.length;
}
