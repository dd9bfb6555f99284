import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import type { Entitlement } from '../../policy/policy.ts';

/** `tx` runs as `system`. @throws Problem 403 NOT_IN_PLAN when the plan of the professional does not grant it. */
export async function requireInPlan(tx: Tx, entitlement: Entitlement, professionalId: string | null): Promise<void> {
  const { rows } =
    await sql`select 1 as granted from professionals where id = ${professionalId} and plan_grants(plan_id, ${entitlement})`.execute(
      tx,
    );
  if (rows.length === 0) throw new Problem(403, 'NOT_IN_PLAN', { details: { entitlement } });
}
