import { sql } from 'kysely';
import { closedStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { conflictCheckInput } from 'shared-contracts/schemas/conflict-check';
import type * as v from 'valibot';
import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { readBack } from '../../generic/rows.ts';
import type { ConditionalChange, Row } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { writeEvents } from '../events/write-events.ts';
import { checkConflicts, matterOf } from './check-conflicts.ts';
import { conflictChecksPolicy } from './policy.ts';

/**
 * Records that the professional found no conflict; reason and documents can be read from then on.
 * @throws Problem 412 when names have changed since, 422 TRANSITION_NOT_ALLOWED when nothing will come of the appointment.
 */
export async function confirmCheck(context: CallContext, { id, before, condition }: ConditionalChange): Promise<Row> {
  const appointmentId = String(before.appointmentId);
  await inDiary(context, appointmentId, async (tx) => {
    const confirmed = await tx
      .updateTable('conflictChecks')
      .set(confirmedBy(context))
      .where('id', '=', id)
      .where('isLatest', '=', true)
      .where(condition)
      .returning('id')
      .executeTakeFirst();
    if (!confirmed) throw new Problem(412, 'PRECONDITION_FAILED');
    await tx.updateTable('appointments').set({ withheld: false }).where('id', '=', appointmentId).execute();
  });
  return readBack(context, conflictChecksPolicy, id);
}

/** The same where nothing was found, and perhaps nobody named. @throws Problem 422 */
export async function recordCheck(
  context: CallContext,
  { appointmentId }: v.InferOutput<typeof conflictCheckInput>,
): Promise<Row> {
  const matter = await matterOf(context, appointmentId);
  const id = await inDiary(context, appointmentId, async (tx) => {
    await checkConflicts(tx, matter, { now: context.now, isKept: true });
    const latest = await tx
      .selectFrom('conflictChecks')
      .select(['id', 'found'])
      .where('appointmentId', '=', appointmentId)
      .where('isLatest', '=', true)
      .executeTakeFirstOrThrow();
    if (latest.found === 0)
      await tx.updateTable('conflictChecks').set(confirmedBy(context)).where('id', '=', latest.id).execute();
    return latest.id;
  });
  return readBack(context, conflictChecksPolicy, id);
}

/** The first time stays. */
const confirmedBy = ({ now, caller }: CallContext) => ({
  confirmedAt: sql<Date>`coalesce(confirmed_at, ${now})`,
  confirmedBy: String(caller.userId),
});

/** Under the lock of the diary, while something may still come of the appointment. @throws Problem 422 TRANSITION_NOT_ALLOWED */
async function inDiary<T>(context: CallContext, appointmentId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const professionalId = String(context.caller.userId);
  return context.asSystem(async (tx) => {
    await lock(tx, `diary:${professionalId}`);
    const { status } = await tx
      .selectFrom('appointments')
      .select('status')
      .where('id', '=', appointmentId)
      .executeTakeFirstOrThrow();
    if (closedStatuses.some((closed) => closed === status))
      throw new Problem(422, 'TRANSITION_NOT_ALLOWED', { details: { from: status } });
    const result = await work(tx);
    await writeEvents(tx, [{ userId: professionalId, type: 'appointment.checked', data: { appointmentId } }]);
    return result;
  });
}
