import type * as v from 'valibot';
import type { meetingRoomInput } from 'shared-contracts/schemas/meeting-room';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { shownColumns } from '../../generic/rows.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { ensureRoom } from './ensure-room.ts';
import { meetingRoomsPolicy } from './policy.ts';

/**
 * The room of an accepted appointment, created on the first request of one of its parties.
 * @throws Problem 422 for another's appointment or one in person, 409 TRANSITION_NOT_ALLOWED for one that is not
 * accepted.
 */
export async function openRoom(
  context: CallContext,
  { appointmentId }: v.InferOutput<typeof meetingRoomInput>,
): Promise<Row> {
  const userId = String(context.caller.userId);
  return context.asSystem(async (tx) => {
    const appointment = await tx
      .selectFrom('appointments')
      .select(['professionalId', 'clientId', 'callType', 'status'])
      .where('id', '=', appointmentId)
      .where((eb) => eb.or([eb('clientId', '=', userId), eb('professionalId', '=', userId)]))
      .executeTakeFirst();
    if (!appointment) throw invalidAt('/appointmentId', 'NOT_FOUND');
    const { professionalId, clientId, callType, status } = appointment;
    if (callType === 'in_person') throw invalidAt('/appointmentId', 'INVALID');
    if (status !== 'accepted') throw new Problem(409, 'TRANSITION_NOT_ALLOWED', { details: { from: status } });
    const id = await ensureRoom(tx, { appointmentId, professionalId, clientId });
    const room = await tx.selectFrom('meetingRooms').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return shownColumns(context, meetingRoomsPolicy, room);
  });
}
