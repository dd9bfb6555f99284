import { sql } from 'kysely';
import type * as v from 'valibot';
import type { meetingJoin } from 'shared-contracts/schemas/meeting-input';
import type { MeetingJoined } from 'shared-contracts/schemas/meeting';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { recordAside } from '../appointment-history/record-aside.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { notifyLive } from '../events/notify-live.ts';
import { writeEvents } from '../events/write-events.ts';
import type { OutgoingEvent } from '../events/write-events.ts';
import { ensureRoom } from '../meeting-rooms/ensure-room.ts';
import { readAttendance } from '../meeting-rooms/read-attendance.ts';
import { iceFor } from './ice-for.ts';
import { presenceOf, readOwnRoom, requireOpen } from './own-room.ts';
import type { OwnRoom } from './own-room.ts';
import { tellPresence } from './tell-presence.ts';

type Join = v.InferOutput<typeof meetingJoin>;

interface Joining {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Enters the room with a tab, which takes over from the person's earlier one.
 * @throws Problem 404 for whoever is no party, 409 ROOM_CLOSED.
 */
export async function joinRoom(services: Services, { userId, sessionId }: Joining, join: Join): Promise<MeetingJoined> {
  const { db, config } = services;
  const now = services.now();
  const { room, ...known } = await runAsSystem(db, async (tx) => {
    await holdAccount(tx, userId);
    const before = await readOwnRoom(tx, join.appointmentId, userId);
    requireOpen(before, now);
    const roomId = await ensureRoom(tx, before);
    // One after the other, and both parties as well: who comes second sees who came first.
    await sql`select id from meeting_rooms where id = ${roomId} for update`.execute(tx);
    const earlier = await readOwnRoom(tx, join.appointmentId, userId);
    await replace(tx, earlier, join.tabId);
    const isNew = await enter(tx, roomId, { userId, sessionId }, join);
    const after = await readOwnRoom(tx, join.appointmentId, userId);
    if (isNew) await recordAside(tx, after, 'join');
    await tellPresence(tx, after, presenceOf(userId, after.own));
    const rings = after.other?.isPresent ? [] : await ring(tx, after);
    const events = [...rings, ...(await readNews(tx, after, now))];
    if (events.length > 0) await writeEvents(tx, events);
    const { connectedMs } = await readAttendance(tx, after, now);
    return { room: after, otherPhone: await readOtherPhone(tx, after), connectedMs };
  });
  return {
    appointmentId: room.appointmentId,
    callType: room.callType,
    isPolite: room.party === 'client',
    self: presenceOf(userId, room.own),
    other: presenceOf(room.otherId, room.other),
    startsAt: room.startsAt.toISOString(),
    endsAt: room.endsAt.toISOString(),
    opensAt: room.opensAt.toISOString(),
    closesAt: room.closesAt.toISOString(),
    now: now.toISOString(),
    ...known,
    ...iceFor(config, userId, now),
  };
}

async function readOtherPhone(tx: Tx, { party, otherId }: OwnRoom): Promise<string | null> {
  const found =
    party === 'client'
      ? await tx.selectFrom('professionals').select('publicPhone as phone').where('id', '=', otherId).executeTakeFirst()
      : await tx.selectFrom('users').select('phone').where('id', '=', otherId).executeTakeFirst();
  // An erased account has an empty one.
  return found?.phone || null;
}

async function replace(tx: Tx, { own, me, appointmentId }: OwnRoom, tabId: string): Promise<void> {
  if (!own || own.tabId === tabId) return;
  await tx.deleteFrom('meetingSignals').where('toTab', '=', own.tabId).execute();
  await notifyLive(tx, me, { type: 'room.replaced', data: { appointmentId, tabId: own.tabId } });
}

/** Continues a stay that is not over. Whether it is a new one. */
async function enter(tx: Tx, roomId: string, { userId, sessionId }: Joining, join: Join): Promise<boolean> {
  const { tabId, provider, microphone = true, camera = true, sharing = false } = join;
  const { rows } = await sql<{ isNew: boolean }>`
    insert into meeting_visits as v (room_id, user_id, tab_id, session_id, provider, microphone, camera, sharing)
    values (${roomId}, ${userId}, ${tabId}, ${sessionId}, ${provider}, ${microphone}, ${camera}, ${sharing})
    on conflict (room_id, user_id) where closed_at is null do update set
      tab_id = excluded.tab_id, session_id = excluded.session_id, provider = excluded.provider, microphone = excluded.microphone, camera = excluded.camera,
      sharing = excluded.sharing, held = false, seen_at = clock_timestamp(), left_at = null, is_leave = false,
      sent_to = case when v.tab_id = excluded.tab_id then v.sent_to end, sent_seq = case when v.tab_id = excluded.tab_id then v.sent_seq else 0 end
    returning xmax = 0 as is_new`.execute(tx);
  return rows[0]?.isNew === true;
}

/** Tells who is not there that somebody waits for them, once in ten minutes. */
async function ring(tx: Tx, room: OwnRoom): Promise<OutgoingEvent[]> {
  const { appointmentId, professionalId, clientId, me, otherId, party, roomId, startsAt, own } = room;
  const { rows } = await sql`
    update meeting_visits set rung_at = clock_timestamp() where room_id = ${roomId} and user_id = ${me} and closed_at is null
      and not exists (select from meeting_visits e where e.room_id = ${roomId} and e.user_id = ${me} and e.rung_at > clock_timestamp() - interval '10 minutes')
    returning id`.execute(tx);
  if (rows.length === 0) return [];
  const provider = own?.provider ?? 'built_in';
  const data = { appointmentId, professionalId, clientId, startsAt: startsAt.toISOString(), provider, by: party };
  return [{ userId: otherId, type: 'appointment.joined', data, notify: true }];
}

/** Whoever is in the room has followed what called them there. */
async function readNews(tx: Tx, { me, appointmentId }: OwnRoom, now: Date): Promise<OutgoingEvent[]> {
  const { rows } = await sql`
    update notifications set read_at = ${now} where user_id = ${me} and in_app and read_at is null
      and type in ('appointment.room_open', 'appointment.joined') and data->>'appointmentId' = ${appointmentId}
    returning id`.execute(tx);
  return rows.length === 0 ? [] : [{ userId: me, type: 'notification.changed', data: {} }];
}
