import { sql } from 'kysely';
import type * as v from 'valibot';
import { meetingHeartbeat } from 'shared-contracts/schemas/meeting';
import type { meetingBeat } from 'shared-contracts/schemas/meeting-input';
import type { MeetingBeaten, MeetingSignalEvent } from 'shared-contracts/schemas/meeting';
import { runAsSystem } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { readAttendance } from '../meeting-rooms/read-attendance.ts';
import type { Services } from '../../services/services.ts';
import { presenceOf, readOwnRoom, requireCurrent, requireOpen } from './own-room.ts';
import { tellPresence } from './tell-presence.ts';
import { prepared } from '../../db/frequent-statements.ts';

/** At most so many are answered at once; the next heartbeat has more. */
const BATCH = 50;

/**
 * A tab is still there. Deletes the signals that it has handled, and answers those that it has not.
 * @throws Problem 404 for whoever is no party, 409 ROOM_CLOSED and ROOM_REPLACED.
 */
export function beat(
  { db, now }: Services,
  userId: string,
  { appointmentId, tabId, received, isConnected }: v.InferOutput<typeof meetingBeat>,
): Promise<MeetingBeaten> {
  return runAsSystem(db, async (tx) => {
    const room = await readOwnRoom(tx, appointmentId, userId);
    requireOpen(room, now());
    const own = requireCurrent(room, tabId);
    // Nobody is connected alone; how long both say it is what counts (read-attendance.ts).
    const isTogether = isConnected && own.isPresent && room.other?.isPresent === true;
    const { rows } = await prepared(sql<{ isSeen: boolean; signals: MeetingSignalEvent[] }>`
      with seen as (
        update meeting_visits set seen_at = clock_timestamp(), left_at = null,
          connected_ms = connected_ms + case when ${isTogether}::boolean and left_at is null
            then least(extract(epoch from clock_timestamp() - seen_at) * 1000, ${sql.lit(meetingHeartbeat.lapsesAfter)})::integer else 0 end
        where id = ${own.id}::uuid and tab_id = ${tabId}::uuid and closed_at is null and not is_leave returning id
      ), handled as (
        delete from meeting_signals where to_tab = ${tabId}::uuid and to_user = ${userId}::uuid and id <= ${received}::bigint
      )
      select exists (select from seen) as is_seen, coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'appointmentId', ${appointmentId}::uuid, 'tabId', s.to_tab, 'fromTabId', s.from_tab,
          'seq', s.seq, 'signals', s.signals) order by s.id)
        from (
          select * from meeting_signals where to_tab = ${tabId}::uuid and to_user = ${userId}::uuid and id > ${received}::bigint
          order by id limit ${sql.lit(BATCH)}
        ) s), '[]') as signals`).execute(tx);
    const [beaten] = rows;
    // Somebody else's tab came between the two statements.
    if (beaten?.isSeen !== true) throw new Problem(409, 'ROOM_REPLACED');
    if (!own.isPresent) await tellPresence(tx, room, presenceOf(userId, { ...own, isPresent: true }));
    return {
      now: now().toISOString(),
      closesAt: room.closesAt.toISOString(),
      other: presenceOf(room.otherId, room.other),
      signals: beaten.signals,
      ...(isTogether && { connectedMs: (await readAttendance(tx, room, now())).connectedMs }),
    };
  });
}
