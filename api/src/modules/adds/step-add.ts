import { findAddTransition } from 'shared-contracts/processes/advertisement-life-cycle';
import type { AddTransitionName } from 'shared-contracts/processes/advertisement-life-cycle';
import type { AddStep } from 'shared-contracts/schemas/advertising';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { ConditionalChange, Row } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { requireListed } from '../documents/is-listed.ts';
import { requireInPlan } from '../plans/require-in-plan.ts';
import { requireComplete } from './change-add.ts';
import { requirePublicTarget } from './check-content.ts';
import { addsPolicy } from './policy.ts';
import { recordStep } from './record-step.ts';

/**
 * One transition of the life cycle, if `where` is true: professionals submit, withdraw, pause, resume and end, operators approve and
 * refuse. Submitting and approving need the owner's plan and verification: what was approved keeps its owner's choices.
 * @throws Problem 412 PRECONDITION_FAILED, 422 TRANSITION_NOT_ALLOWED, 403 NOT_IN_PLAN, 409 NOT_VERIFIED, 422 for what is incomplete
 * or leads to an article that is not public.
 */
export async function stepAdd(context: CallContext, change: ConditionalChange<AddStep>): Promise<Row> {
  const { caller, now } = context;
  const { id, condition, input: step } = change;
  const { role } = caller;
  if (role !== 'professional' && role !== 'operator') throw new Problem(403, 'FORBIDDEN');
  const today = now.toISOString().slice(0, 10);
  return context.asSystem(async (tx) => {
    const before = await tx
      .selectFrom('adds')
      .selectAll()
      .where('id', '=', id)
      .where(condition)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new Problem(412, 'PRECONDITION_FAILED');
    const name = transitionTo(step.state, role === 'operator');
    const edge = findAddTransition(name, { ...before, by: role, today });
    if (edge?.to !== step.state)
      throw new Problem(422, 'TRANSITION_NOT_ALLOWED', { details: { transition: name, from: before.state } });
    if (name === 'submit' || name === 'approve') {
      await context.asSystem((tx) => requireInPlan(tx, 'advertising', before.professionalId));
      if (name === 'submit') requireComplete(before, today);
      await requireListed(tx, before.professionalId);
    }
    // Resumed too: it was paused when its article was withdrawn.
    if (step.state === 'review' || step.state === 'approved') await requirePublicTarget(tx, before.target);
    const reason = step.state === 'refused' ? step.refusalReason : null;
    const row = await tx
      .updateTable('adds')
      .set({ state: step.state, refusalReason: reason, ...instants(name, now) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordStep(tx, context, { add: row, from: before.state, transition: name, reason });
    if (role === 'operator')
      await appendAudit(tx, {
        actorId: caller.userId,
        actorRole: role,
        action: `advertisement.${step.state}`,
        subject: id,
        details: { professionalId: row.professionalId, reason },
      });
    return shownColumns(context, addsPolicy, row);
  });
}

/** The transition that leads to a state; operators approve what professionals resume. */
function transitionTo(state: AddStep['state'], isOperator: boolean): AddTransitionName {
  if (state === 'approved') return isOperator ? 'approve' : 'resume';
  return ({ draft: 'withdraw', review: 'submit', refused: 'refuse', paused: 'pause', ended: 'end' } as const)[state];
}

/** Pausing and resuming leave both as they are. */
const instants = (name: AddTransitionName, now: Date) => {
  if (name === 'submit') return { submittedAt: now };
  if (name === 'approve') return { publishedAt: now };
  return name === 'withdraw' || name === 'refuse' ? { publishedAt: null } : {};
};
