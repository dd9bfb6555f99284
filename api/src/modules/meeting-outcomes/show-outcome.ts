import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import type { MeetingOutcome, MeetingOutcomeName } from 'shared-contracts/schemas/meeting-outcome';
import type { Tx } from '../../db/run-as.ts';
import type { OwnRoom } from '../rtc/own-room.ts';
import { proposeOutcome } from '../meeting-rooms/propose-outcome.ts';
import type { Stay } from '../meeting-rooms/propose-outcome.ts';
import { readAttendance } from '../meeting-rooms/read-attendance.ts';

/** Of appointments that the professional marked. */
const marked: Partial<Record<AppointmentStatus, MeetingOutcomeName>> = { done: 'took_place', no_show: 'client_absent' };
const instants = ({ from, until }: Stay) => ({ from: from.toISOString(), until: until?.toISOString() ?? null });

/** What is proposed, said and settled. While the room is open, the proposal follows the times. `tx` runs as `system`. */
export async function showOutcome(tx: Tx, room: OwnRoom, now: Date): Promise<MeetingOutcome> {
  const { appointmentId, status, startsAt, closesAt } = room;
  const attendance = await readAttendance(tx, room, now);
  const row = await tx
    .selectFrom('meetingOutcomes')
    .select(['proposed', 'clientSays', 'professionalSays', 'settled', 'settlesAt'])
    .where('appointmentId', '=', appointmentId)
    .executeTakeFirst();
  const proposed = now < startsAt ? null : proposeOutcome(attendance);
  const { clientSays = null, professionalSays = null } = row ?? {};
  return {
    appointmentId,
    proposed: row && now >= closesAt ? row.proposed : proposed,
    clientSays,
    professionalSays,
    settled: row?.settled ?? marked[status] ?? null,
    settlesAt: row?.settlesAt?.toISOString() ?? null,
    differs: clientSays !== null && professionalSays !== null && clientSays !== professionalSays,
    client: attendance.client.map(instants),
    professional: attendance.professional.map(instants),
    connectedSeconds: Math.round(attendance.connectedMs / 1000),
  };
}
