import { sql } from 'kysely';
import { meetingRoomWindow } from 'shared-contracts/schemas/meeting-room';
import { prepared } from '../../db/frequent-statements.ts';
import type { Tx } from '../../db/run-as.ts';
import { overlap, sum } from './propose-outcome.ts';
import type { Attendance, Stay } from './propose-outcome.ts';

interface Appointment {
  readonly appointmentId: string;
  readonly clientId: string;
  readonly professionalId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface ConnectedStay extends Stay {
  readonly userId: string;
  /** What the person's own browser says. */
  readonly connectedMs: number;
}

const opens = sql`(a.starts_at - ${sql.lit(meetingRoomWindow.before)} * interval '1 minute')`;
const closes = sql`(a.ends_at + ${sql.lit(meetingRoomWindow.after)} * interval '1 minute')`;

/** Whether stay `v` is of the time that appointment `a` has now: it may have been moved since. */
export const isOfItsTime = sql<boolean>`(v.joined_at < ${closes} and coalesce(v.left_at, v.seen_at) > ${opens})`;

/** When each of the two was in the room, while it was open. `tx` runs as `system`. */
export async function readAttendance(tx: Tx, appointment: Appointment, now: Date): Promise<Attendance> {
  const { appointmentId, clientId, professionalId, startsAt, endsAt } = appointment;
  const { rows } = await prepared(sql<ConnectedStay>`
    select v.user_id, greatest(v.joined_at, ${opens}) as from, case when v.left_at is not null then least(v.left_at, ${closes}) end as until,
      v.connected_ms
    from meeting_visits v join meeting_rooms r on r.id = v.room_id join appointments a on a.id = r.appointment_id
    where r.appointment_id = ${appointmentId} and ${isOfItsTime} order by v.joined_at`).execute(tx);
  const of = (userId: string) => rows.filter((row) => row.userId === userId);
  const [client, professional] = [of(clientId), of(professionalId)];
  const staysOf = (stays: readonly Stay[]) => stays.map(({ from, until }) => ({ from, until }));
  return {
    ...{ startsAt, endsAt, now },
    client: staysOf(client),
    professional: staysOf(professional),
    connectedMs: connectedOf(client, professional, now),
  };
}

/** Whether both were connected in the room: the client did not miss it. `tx` runs as `system`. */
export async function wasConnected(tx: Tx, appointment: Appointment, now: Date): Promise<boolean> {
  return (await readAttendance(tx, appointment, now)).connectedMs > 0;
}

/** What one of the two says alone counts for nothing: the less of both, and never more than they were there together. */
function connectedOf(client: readonly ConnectedStay[], professional: readonly ConnectedStay[], now: Date): number {
  const agreed = client.flatMap((one) =>
    professional.map((other) => Math.min(one.connectedMs, other.connectedMs, overlap(one, other, now))),
  );
  const said = (stays: readonly ConnectedStay[]) => sum(stays.map(({ connectedMs }) => connectedMs));
  return Math.min(sum(agreed), said(client), said(professional));
}
