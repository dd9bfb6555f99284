import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MeetingPresence } from 'shared-contracts/schemas/meeting';
import { runAsSystem } from '../../src/db/run-as.ts';
import { appointmentBetween } from './appointment-between.ts';
import type { Person, TestApi } from './test-api.ts';

export interface RtcAnswer {
  readonly data: unknown;
  readonly code?: string;
  readonly details?: { readonly status?: string; readonly expected?: number; readonly other?: MeetingPresence };
  readonly errors?: readonly { pointer: string; code: string }[];
}

const minute = 60_000;
export const offer = (sdp = 'v=0') => ({ kind: 'description', type: 'offer', sdp }) as const;
export const candidate = (text: string) => ({ kind: 'candidate', candidate: text }) as const;

/** The calls of the room of one appointment. */
export function roomCalls(api: TestApi, appointmentId: string) {
  const post = (who: Person | undefined, path: string, body: object) =>
    api.call<RtcAnswer>('POST', `/rtc/${path}`, { token: who?.token, body: { appointmentId, ...body } });
  return {
    appointmentId,
    post,
    join: (who: Person | undefined, tabId: string = randomUUID(), media = {}) => post(who, 'join', { tabId, ...media }),
    beat: (who: Person, tabId: string, more = {}) => post(who, 'heartbeat', { tabId, ...more }),
    leave: (who: Person, tabId: string) => post(who, 'leave', { tabId }),
    signal: (who: Person, tabId: string, toTabId: string, seq: number, signals: readonly object[] = [offer()]) =>
      post(who, 'signal', { tabId, toTabId, seq, signals }),
    get: (who: Person | undefined, path: string) =>
      api.call<RtcAnswer>('GET', `/rtc/${path}?appointmentId=${appointmentId}`, { token: who?.token }),
    /** Moves what the database knows of a person's stay into the past. */
    age: (who: Person, seconds: number) =>
      runAsSystem(api.services.db, (tx) =>
        sql`
          update meeting_visits v set seen_at = v.seen_at - ${seconds} * interval '1 second',
            left_at = v.left_at - ${seconds} * interval '1 second', joined_at = v.joined_at - ${seconds} * interval '1 second'
          from meeting_rooms r where r.id = v.room_id and r.appointment_id = ${appointmentId} and v.user_id = ${who.id}
            and v.closed_at is null`.execute(tx),
      ),
    /** Whoever is there stays, however slow the machine is. */
    stay: () =>
      runAsSystem(api.services.db, (tx) =>
        sql`
          update meeting_visits v set seen_at = clock_timestamp() + interval '10 minutes' from meeting_rooms r
          where r.id = v.room_id and r.appointment_id = ${appointmentId} and v.left_at is null and v.closed_at is null`.execute(
          tx,
        ),
      ),
    history: async () => {
      const rows = await runAsSystem(api.services.db, (tx) =>
        tx
          .selectFrom('appointmentHistory')
          .select(['transition', 'actorRole', 'at', 'toStatus'])
          .where('appointmentId', '=', appointmentId)
          .where('transition', 'in', ['join', 'leave'])
          .orderBy('at')
          .execute(),
      );
      return rows.map(({ transition, actorRole }) => `${actorRole} ${transition}`);
    },
  };
}
export type RoomCalls = ReturnType<typeof roomCalls>;

/** An accepted appointment of an hour that starts in so many minutes, and its calls. */
export async function meetingIn(
  api: TestApi,
  client: Person,
  professional: Person,
  minutes: number,
  callType: 'video' | 'call' | 'in_person' = 'video',
): Promise<RoomCalls> {
  const startsAt = new Date(Math.floor(api.services.now().getTime() / 1000) * 1000 + minutes * minute);
  return roomCalls(
    api,
    await appointmentBetween(api, client, professional, { startsAt, status: 'accepted', callType }),
  );
}
