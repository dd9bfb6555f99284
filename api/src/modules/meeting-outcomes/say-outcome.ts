import type * as v from 'valibot';
import type { meetingOutcomeInput } from 'shared-contracts/schemas/meeting-outcome';
import { lock } from '../../db/advisory-locks.ts';
import { runAsSystem } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services/services.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { readOwnRoom } from '../rtc/own-room.ts';
import { proposeOutcome } from '../meeting-rooms/propose-outcome.ts';
import { readAttendance } from '../meeting-rooms/read-attendance.ts';
import { settle } from './settle.ts';
import { SILENCE_HOURS, settlementOf } from './settlement-of.ts';
import { showOutcome } from './show-outcome.ts';
import { tellOutcome } from './tell-outcome.ts';

const HOUR = 3_600_000;

/**
 * One of the two says what became of their appointment. Both saying the same settles it.
 * @throws Problem 404 for whoever is no party, 422 TRANSITION_NOT_ALLOWED before the start and once it is settled.
 */
export async function sayOutcome(
  { db, now: clock }: Services,
  userId: string,
  { appointmentId, says }: v.InferOutput<typeof meetingOutcomeInput>,
) {
  const now = clock();
  return runAsSystem(db, async (tx) => {
    await holdAccount(tx, userId);
    const { professionalId } = await readOwnRoom(tx, appointmentId, userId);
    await lock(tx, `diary:${professionalId}`);
    const room = await readOwnRoom(tx, appointmentId, userId);
    const { clientId, party, status, startsAt, endsAt } = room;
    if (status !== 'accepted' || now < startsAt)
      throw new Problem(422, 'TRANSITION_NOT_ALLOWED', { details: { from: status } });
    const proposed = proposeOutcome(await readAttendance(tx, room, now));
    const word = party === 'client' ? { clientSays: says } : { professionalSays: says };
    const said = await tx
      .insertInto('meetingOutcomes')
      .values({ appointmentId, professionalId, clientId, proposed, ...word, createdAt: now })
      .onConflict((conflict) => conflict.constraint('meeting_outcomes_once').doUpdateSet({ proposed, ...word }))
      .returningAll()
      .executeTakeFirstOrThrow();
    const isDue = settlementOf(said, { isLate: true }) !== null;
    // Where nobody was asked before, the other party is as this is said.
    const asked = Math.max(endsAt.getTime(), said.createdAt.getTime());
    await tx
      .updateTable('meetingOutcomes')
      .set({ settlesAt: isDue ? new Date(asked + SILENCE_HOURS * HOUR) : null })
      .where('id', '=', said.id)
      .execute();
    const settled = settlementOf(said, { isLate: false });
    if (settled === null) await tellOutcome(tx, room, { by: party, to: [room.otherId] });
    else await settle(tx, { appointmentId, settled, now });
    return showOutcome(tx, await readOwnRoom(tx, appointmentId, userId), now);
  });
}
