import { sql } from 'kysely';
import type * as v from 'valibot';
import type { meetingLeave, meetingState } from 'shared-contracts/schemas/meeting-input';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { presenceOf, readOwnRoom, requireCurrent, requireOpen } from './own-room.ts';
import { tellPresence } from './tell-presence.ts';

type Leave = v.InferOutput<typeof meetingLeave>;

/** A tab goes; one that was replaced has gone already. @throws Problem 404 for whoever is no party. */
export async function leaveRoom({ db }: Services, userId: string, { appointmentId, tabId }: Leave): Promise<void> {
  await runAsSystem(db, async (tx) => {
    const room = await readOwnRoom(tx, appointmentId, userId);
    const { rows } = await sql`
      with gone as (delete from meeting_signals where to_tab = ${tabId} and to_user = ${userId})
      update meeting_visits set left_at = coalesce(left_at, clock_timestamp()), is_leave = true
      where room_id = ${room.roomId} and user_id = ${userId} and tab_id = ${tabId} and closed_at is null and not is_leave
      returning id`.execute(tx);
    if (rows.length > 0 && room.own?.isPresent) await tellPresence(tx, room, presenceOf(userId, null));
  });
}

/** @throws Problem 404 for whoever is no party, 409 ROOM_CLOSED and ROOM_REPLACED. */
export async function changeState(
  { db, now }: Services,
  userId: string,
  { appointmentId, tabId, ...media }: v.InferOutput<typeof meetingState>,
): Promise<void> {
  await runAsSystem(db, async (tx) => {
    const room = await readOwnRoom(tx, appointmentId, userId);
    requireOpen(room, now());
    const own = requireCurrent(room, tabId);
    await tx.updateTable('meetingVisits').set(media).where('id', '=', own.id).where('tabId', '=', tabId).execute();
    await tellPresence(tx, room, presenceOf(userId, { ...own, ...media }));
  });
}
