import { closedStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import { lock } from '../../db/advisory-locks.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { readBack } from '../../generic/write-calls.ts';
import type { ConditionalChange, Row } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { writeEvents } from '../events/write-events.ts';
import { conflictChecksPolicy } from './policy.ts';

/**
 * Records that the professional found no conflict; reason and documents can be read from then on.
 * @throws Problem 412 when names have changed since, 422 TRANSITION_NOT_ALLOWED when nothing will come of the appointment.
 */
export async function confirmCheck(context: CallContext, { id, before, condition }: ConditionalChange): Promise<Row> {
  const { now, caller } = context;
  const professionalId = String(caller.userId);
  const appointmentId = String(before.appointmentId);
  await context.asSystem(async (tx) => {
    await lock(tx, `diary:${professionalId}`);
    const { status } = await tx
      .selectFrom('appointments')
      .select('status')
      .where('id', '=', appointmentId)
      .executeTakeFirstOrThrow();
    if (closedStatuses.some((closed) => closed === status))
      throw new Problem(422, 'TRANSITION_NOT_ALLOWED', { details: { from: status } });
    const confirmed = await tx
      .updateTable('conflictChecks')
      .set((eb) => ({
        confirmedAt: eb.fn.coalesce('confirmedAt', eb.val(now)),
        confirmedBy: professionalId,
      }))
      .where('id', '=', id)
      .where('isLatest', '=', true)
      .where(condition)
      .returning('id')
      .executeTakeFirst();
    if (!confirmed) throw new Problem(412, 'PRECONDITION_FAILED');
    await tx.updateTable('appointments').set({ withheld: false }).where('id', '=', appointmentId).execute();
    await writeEvents(tx, [{ userId: professionalId, type: 'appointment.checked', data: { appointmentId } }]);
  });
  return readBack(context, { policy: conflictChecksPolicy }, id);
}
