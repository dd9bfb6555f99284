import type { Actor } from 'shared-contracts/processes/appointment-life-cycle';
import { findTransition } from 'shared-contracts/processes/appointment-life-cycle';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { ConditionalChange, Row } from '../../generic/table-module.ts';
import { shownColumns } from '../../generic/rows.ts';
import { Problem } from '../../http/problem.ts';
import { isListed } from '../documents/is-listed.ts';
import { expireOverdue } from './expire-requests.ts';
import { allowProposal } from './limit-requests.ts';
import { newValues } from './new-values.ts';
import { appointmentsPolicy } from './policy.ts';
import { recordChange } from './record-change.ts';
import { storedColumns } from './types.ts';
import { isOverlap } from './request-appointment.ts';
import { denialOf } from '../meeting-rooms/denial-of.ts';
import { transitionOf } from './transition-of.ts';
import type { Step, StepInput } from './transition-of.ts';
import { lock } from '../../db/advisory-locks.ts';

/**
 * One transition of the life cycle, if `where` is true and the actor may take it now.
 * @throws Problem 412 PRECONDITION_FAILED, 422 TRANSITION_NOT_ALLOWED and those of the single transitions.
 */
export async function changeAppointment(context: CallContext, change: ConditionalChange<StepInput>): Promise<Row> {
  const actor = context.caller.role;
  if (actor !== 'client' && actor !== 'professional') throw new Problem(403, 'FORBIDDEN');
  const step = transitionOf(change.input);
  return context
    .asSystem(async (tx) => {
      const { professionalId, clientId } = change.before;
      const parties = { professionalId: String(professionalId), clientId: String(clientId) };
      const diary = `diary:${parties.professionalId}` as const;
      const userId = String(context.caller.userId);
      if (step.name === 'propose') {
        await lock(tx, `requests:${userId}`, diary);
        await allowProposal(tx, userId, parties);
      } else await lock(tx, diary);
      await expireOverdue(tx, parties.professionalId, context.now);
      return takeStep(tx, context, change, actor, step);
    })
    .catch((error: unknown) => {
      throw isOverlap(error)
        ? new Problem(409, 'SLOT_TAKEN', { errors: [{ pointer: '/set', code: 'SLOT_TAKEN' }] })
        : error;
    });
}

async function takeStep(
  tx: Tx,
  context: CallContext,
  { id, condition }: ConditionalChange<StepInput>,
  actor: Exclude<Actor, 'system'>,
  step: Step,
): Promise<Row> {
  const { now } = context;
  const before = await tx
    .selectFrom('appointments')
    .select([...storedColumns, 'withheld'])
    .where('id', '=', id)
    .where(condition)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Problem(412, 'PRECONDITION_FAILED');
  const edge = findTransition(step.name, {
    from: before.status,
    actor,
    openedBy: before.openedBy,
    startsAt: before.startsAt.getTime(),
    now: now.getTime(),
  });
  // Nothing is agreed before the check for a conflict of interest.
  const isEarly = before.withheld && actor === 'professional' && before.status === 'waiting' && step.name !== 'reject';
  const denial = edge ? await denialOf(tx, { ...before, appointmentId: id }, step, now) : null;
  if (!edge || isEarly || denial !== null)
    throw new Problem(422, 'TRANSITION_NOT_ALLOWED', {
      details: { transition: step.name, from: before.status, ...(denial !== null && { reason: denial }) },
    });
  if (edge.reasonFrom?.includes(actor) && !('changeReason' in step && step.changeReason)) {
    throw new Problem(422, 'VALIDATION_FAILED', {
      errors: [{ pointer: '/set/changeReason', code: 'REASON_REQUIRED' }],
    });
  }
  if (before.status === 'waiting' && edge.to === 'accepted' && !(await isListed(tx, before.professionalId)))
    throw new Problem(409, 'NOT_VERIFIED');
  const values = await newValues(tx, { before, step, actor, to: edge.to, now });
  const appointment = await tx
    .updateTable('appointments')
    .set({ ...values, sequence: before.sequence + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(tx, { appointment, before, transition: step.name, actor, actorId: context.caller.userId, now });
  return shownColumns(context, appointmentsPolicy, appointment);
}
