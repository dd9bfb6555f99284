import { sql } from 'kysely';
import type { AppointmentStatus, Opener } from 'shared-contracts/processes/appointment-life-cycle';
import { meetingHeartbeat } from 'shared-contracts/schemas/meeting';
import { meetingRoomTimes } from 'shared-contracts/schemas/meeting-room';
import type { AttendedProvider, MeetingProvider } from 'shared-contracts/schemas/meeting-provider';
import type { MeetingPresence } from 'shared-contracts/schemas/meeting';
import type { Tx } from '../../db/run-as.ts';
import { Problem, notFound } from '../../http/problem.ts';
import { prepared } from '../../db/frequent-statements.ts';

/** Somebody's stay that is not over, as the database says it now. */
export interface Visit {
  readonly id: string;
  readonly tabId: string;
  readonly sessionId: string;
  readonly isPresent: boolean;
  readonly isLeave: boolean;
  readonly joinedAt: string;
  readonly provider: AttendedProvider;
  readonly microphone: boolean;
  readonly camera: boolean;
  readonly sharing: boolean;
  readonly held: boolean;
}

/** The room of an appointment for one of its parties. */
export interface OwnRoom {
  readonly appointmentId: string;
  readonly professionalId: string;
  readonly clientId: string;
  readonly me: string;
  readonly party: Opener;
  readonly otherId: string;
  readonly callType: 'video' | 'call';
  readonly meetingProvider: MeetingProvider;
  readonly keptVideoLink: string | null;
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** Null before anybody has opened it. */
  readonly roomId: string | null;
  readonly own: Visit | null;
  readonly other: Visit | null;
}

/** By the clock of the database: those of API processes may differ by seconds. */
export const isThere = sql<boolean>`
  (v.left_at is null and v.seen_at > clock_timestamp() - ${sql.lit(meetingHeartbeat.lapsesAfter)} * interval '1 millisecond')`;

const visitOf = (whose: ReturnType<typeof sql>) => sql`(
  select jsonb_build_object('id', v.id, 'tabId', v.tab_id, 'sessionId', v.session_id, 'isPresent', ${isThere}, 'isLeave', v.is_leave,
    'joinedAt', to_char(v.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'provider', v.provider,
    'microphone', v.microphone, 'camera', v.camera, 'sharing', v.sharing, 'held', v.held)
  from meeting_visits v where v.room_id = r.id and v.user_id = ${whose} and v.closed_at is null)`;

/** @throws Problem 404 for whoever is no party, and for an appointment in person. `tx` runs as `system`. */
export async function readOwnRoom(tx: Tx, appointmentId: string, me: string): Promise<OwnRoom> {
  type Found = Omit<OwnRoom, 'party' | 'me' | 'otherId' | 'opensAt' | 'closesAt'>;
  const { rows } = await prepared(sql<Found>`
    select a.id as appointment_id, a.professional_id, a.client_id, a.call_type, a.meeting_provider, a.kept_video_link, a.status, a.starts_at,
      a.ends_at, r.id as room_id, ${visitOf(sql`${me}::uuid`)} as own,
      ${visitOf(sql`case when a.client_id = ${me}::uuid then a.professional_id else a.client_id end`)} as other
    from appointments a left join meeting_rooms r on r.appointment_id = a.id
    where a.id = ${appointmentId}::uuid and ${me}::uuid in (a.client_id, a.professional_id) and a.call_type <> 'in_person'`).execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw notFound();
  const isClient = found.clientId === me;
  const { opensAt, closesAt } = meetingRoomTimes({
    startsAt: found.startsAt.toISOString(),
    endsAt: found.endsAt.toISOString(),
  });
  return {
    ...found,
    me,
    party: isClient ? 'client' : 'professional',
    otherId: isClient ? found.professionalId : found.clientId,
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
  };
}

/** Marked as done while they still talk, the room stays open. */
const inRoom: readonly AppointmentStatus[] = ['accepted', 'done'];

/** @throws Problem 409 ROOM_CLOSED, with when it is open. */
export function requireOpen(room: OwnRoom, now: Date): void {
  const { opensAt, closesAt, status } = room;
  if (inRoom.includes(status) && opensAt <= now && now < closesAt) return;
  throw new Problem(409, 'ROOM_CLOSED', { details: { opensAt, closesAt, now, status } });
}

/** @throws Problem 409 ROOM_REPLACED for a tab that is not, or no longer, its person's current one. */
export function requireCurrent({ own }: OwnRoom, tabId: string): Visit {
  if (own?.tabId !== tabId || own.isLeave) throw new Problem(409, 'ROOM_REPLACED');
  return own;
}

const off = { provider: 'built_in', microphone: false, camera: false, sharing: false, held: false } as const;

export function presenceOf(userId: string, visit: Visit | null): MeetingPresence {
  if (!visit?.isPresent) return { userId, isPresent: false, tabId: null, joinedAt: null, ...off };
  const { tabId, joinedAt, provider, microphone, camera, sharing, held } = visit;
  return { userId, isPresent: true, tabId, joinedAt, provider, microphone, camera, sharing, held };
}
