import type { Operation, Policy } from '../policy/policy.ts';
import { columnsOf } from '../policy/row-expression.ts';
import { inCall } from './call-context.ts';
import type { CallContext, CallRequest } from './call-context.ts';

/** Refuses what the policy grants in the plan only, with a clearer error than the database's. @throws Problem 403 NOT_IN_PLAN. */
export async function requireEntitlement(
  { scope, caller, services, asSystem }: CallContext,
  { entitlement, ops }: Policy,
  op: Operation,
): Promise<void> {
  if (entitlement === undefined || scope !== 'self') return;
  if (columnsOf(ops[op]?.self ?? 'every-row').includes('inPlan'))
    await asSystem((tx) => services.hooks.requireInPlan(tx, entitlement, caller.userId));
}

/** The same for reading. @throws Problem 403 NOT_IN_PLAN. */
export async function requireReadEntitlement(request: CallRequest, { readEntitlement }: Policy): Promise<void> {
  const { caller, services } = request;
  if (readEntitlement === undefined || caller.role !== 'professional') return;
  await inCall(request, 'professional', ({ asSystem }) =>
    asSystem((tx) => services.hooks.requireInPlan(tx, readEntitlement, caller.userId)),
  );
}
