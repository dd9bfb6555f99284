import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { NotificationType } from 'shared-contracts/schemas/event-types';
import { lockShared } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { writeEvents } from '../events/write-events.ts';

/**
 * The caller's appointment, locked, so that it is counted and ended after. `tx` runs as `system`.
 * @throws Problem 409 TRANSITION_NOT_ALLOWED once it has ended or will not take place.
 */
export async function requireOpen({ caller, now }: CallContext, tx: Tx, appointmentId: string) {
  const party = caller.role === 'client' ? 'client' : 'professional';
  const own = tx
    .selectFrom('appointments')
    .where('appointments.id', '=', appointmentId)
    .where(`${party}Id`, '=', String(caller.userId));
  if (party === 'professional') {
    // Before the row, as the client's own calls do, so that the deletion of their account waits or is seen here. After the caller's own
    // in any order: both are shared, and deletions take one, one at a time.
    const found = await own.select('clientId').executeTakeFirst();
    if (found) await lockShared(tx, `account:${found.clientId}`);
  }
  const appointment = await own
    .innerJoin('users', 'users.id', 'appointments.clientId')
    .select(['appointments.id as appointmentId', 'clientId', 'professionalId', 'status', 'startsAt', 'endsAt'])
    .select(['withheld', 'users.deletedAt'])
    .forNoKeyUpdate('appointments')
    .executeTakeFirst();
  if (!appointment) throw invalidAt('/appointmentId', 'NOT_FOUND');
  const { status, endsAt, deletedAt } = appointment;
  // One that has begun outlives the account of its client.
  if (!blockingStatuses.some((one) => one === status) || endsAt <= now || deletedAt !== null)
    throw new Problem(409, 'TRANSITION_NOT_ALLOWED');
  return { ...appointment, party } as const;
}

/** Open pages of both parties read the documents again; the other party of what was asked for is told. */
export async function tellParties(
  tx: Tx,
  { appointmentId, clientId, professionalId, startsAt }: Awaited<ReturnType<typeof requireOpen>>,
  news?: Extract<NotificationType, `documents.${string}`>,
): Promise<void> {
  const events = [clientId, professionalId].map((userId) => ({
    userId,
    type: 'appointment.documents' as const,
    data: { appointmentId },
  }));
  const told = news && {
    userId: news === 'documents.asked' ? clientId : professionalId,
    type: news,
    data: { appointmentId, startsAt: startsAt.toISOString() },
    notify: true,
  };
  await writeEvents(tx, told ? [...events, told] : events);
}
