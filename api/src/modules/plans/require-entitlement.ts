import { sql } from 'kysely';
import { inCall } from '../../generic/call-context.ts';
import type { CallContext, CallRequest } from '../../generic/call-context.ts';
import { Problem } from '../../http/problem.ts';
import type { Operation, Policy } from '../../policy/policy.ts';
import { columnsOf } from '../../policy/row-expression.ts';
import type { Entitlement } from './plans-at.ts';

/** Refuses what the policy grants in the plan only, with a clearer error than the database's. @throws Problem 403 NOT_IN_PLAN. */
export async function requireEntitlement(
  context: CallContext,
  { entitlement, ops }: Policy,
  op: Operation,
): Promise<void> {
  if (entitlement === undefined || context.scope !== 'self') return;
  if (columnsOf(ops[op]?.self ?? 'every-row').includes('inPlan')) await requireInPlan(context, entitlement);
}

/** The same for reading. @throws Problem 403 NOT_IN_PLAN. */
export async function requireReadEntitlement(request: CallRequest, { readEntitlement }: Policy): Promise<void> {
  if (readEntitlement === undefined || request.caller.role !== 'professional') return;
  await inCall(request, 'professional', (context) => requireInPlan(context, readEntitlement));
}

/** @throws Problem 403 NOT_IN_PLAN when the plan of the professional, by default the caller, does not grant it. */
export async function requireInPlan(
  context: CallContext,
  entitlement: Entitlement,
  professionalId = context.caller.userId,
): Promise<void> {
  const { rows } = await context.asSystem((tx) =>
    sql`select 1 as granted from professionals where id = ${professionalId} and plan_grants(plan_id, ${entitlement})`.execute(
      tx,
    ),
  );
  if (rows.length === 0) throw new Problem(403, 'NOT_IN_PLAN', { details: { entitlement } });
}
