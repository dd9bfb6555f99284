import { partyName } from 'shared-contracts/formats/person/party-name';
import type { MeetingPlace } from 'shared-contracts/schemas/meeting';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { readCorrespondents } from '../mail/read-correspondents.ts';
import { ensureRoom } from '../meeting-rooms/ensure-room.ts';
import { presenceOf, readOwnRoom, requireOpen } from './own-room.ts';

/**
 * Where an appointment is held, as its consultation said when it was booked, or in the built-in room where that is not possible any more.
 * @throws Problem 404 for whoever is no party, 409 ROOM_CLOSED.
 */
export async function placeOf({ db, rooms, ...services }: Services, userId: string, id: string): Promise<MeetingPlace> {
  const now = services.now();
  return runAsSystem(db, async (tx) => {
    const room = await readOwnRoom(tx, id, userId);
    requireOpen(room, now);
    const roomId = await ensureRoom(tx, room);
    const { name } = await tx
      .selectFrom('meetingRooms')
      .select('name')
      .where('id', '=', roomId)
      .executeTakeFirstOrThrow();
    const me = (await readCorrespondents(tx, [userId])).get(userId);
    const { meetingProvider, keptVideoLink: link, closesAt, party } = room;
    const meeting = {
      name,
      link,
      userId,
      userName: me ? partyName(me) : '',
      isHost: party === 'professional',
      now,
      closesAt,
    };
    const place = rooms[meetingProvider].placeOf(meeting) ?? { provider: 'built_in' as const };
    return { ...place, other: presenceOf(room.otherId, room.other), self: presenceOf(userId, room.own) };
  });
}
