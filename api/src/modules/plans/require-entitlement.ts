import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import { Problem } from '../../http/problem.ts';
import type { Policy } from '../../policy/policy.ts';

/** Refuses what the plan does not include, with a clearer error than the database's. @throws Problem 403 NOT_IN_PLAN. */
export async function requireEntitlement(context: CallContext, { entitlement }: Policy): Promise<void> {
  if (entitlement === undefined || context.scope !== 'self') return;
  const { rows } = await context.asSystem((tx) =>
    sql`select 1 as granted from professionals where id = ${context.caller.userId} and plan_grants(plan_id, ${entitlement})`.execute(
      tx,
    ),
  );
  if (rows.length === 0) throw new Problem(403, 'NOT_IN_PLAN', { details: { entitlement } });
}
