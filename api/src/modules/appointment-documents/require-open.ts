import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { writeEvents } from '../events/write-events.ts';

/**
 * The caller's appointment, locked, so that it is counted and ended after. `tx` runs as `system`.
 * @throws Problem 409 TRANSITION_NOT_ALLOWED once it has ended or will not take place.
 */
export async function requireOpen({ caller, now }: CallContext, tx: Tx, appointmentId: string) {
  const appointment = await tx
    .selectFrom('appointments')
    .select(['clientId', 'professionalId', 'status', 'endsAt', 'withheld'])
    .where('id', '=', appointmentId)
    .where('clientId', '=', String(caller.userId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!appointment) throw invalidAt('/appointmentId', 'NOT_FOUND');
  const isOpen = blockingStatuses.some((status) => status === appointment.status) && appointment.endsAt > now;
  if (!isOpen) throw new Problem(409, 'TRANSITION_NOT_ALLOWED');
  return appointment;
}

/** Open pages of both parties read the documents again; nobody is told. */
export async function tellParties(
  tx: Tx,
  { appointmentId, clientId, professionalId }: { appointmentId: string; clientId: string; professionalId: string },
): Promise<void> {
  await writeEvents(
    tx,
    [clientId, professionalId].map((userId) => ({ userId, type: 'appointment.documents', data: { appointmentId } })),
  );
}
