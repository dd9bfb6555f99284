import { runAsSystem } from '../../db/run-as.ts';
import type { MeetingSignalEvent } from 'shared-contracts/schemas/meeting';
import type { LiveContent } from '../events/routes.ts';

/** What `room.signal` tells a stream: nothing to those of another session, nor when the tab has it already. */
export const readSignal: LiveContent = ({ db }, { userId, sessionId }, data) =>
  runAsSystem(db, async (tx) => {
    const found = await tx
      .selectFrom('meetingSignals as s')
      .innerJoin('meetingRooms as r', 'r.id', 's.roomId')
      .select(['s.id', 'r.appointmentId', 's.toTab as tabId', 's.fromTab as fromTabId', 's.seq', 's.signals'])
      .where('s.id', '=', Number(data['id']))
      .where('s.toUser', '=', userId)
      .where('s.toSession', '=', sessionId)
      .executeTakeFirst();
    return found satisfies MeetingSignalEvent | undefined;
  });
