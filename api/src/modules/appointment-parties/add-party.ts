import type * as v from 'valibot';
import { mostParties } from 'shared-contracts/schemas/appointment-party';
import type { appointmentPartyInput } from 'shared-contracts/schemas/appointment-party';
import { lock } from '../../db/advisory-locks.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';
import { recheckMatter } from '../conflict-checks/recheck-matter.ts';
import { matterOf } from '../conflict-checks/check-conflicts.ts';
import type { Matter } from '../conflict-checks/read-names.ts';
import { consumeChange } from '../quotas/consume-quota.ts';

/** The caller's appointment, counted and under the lock with which its names change. @throws Problem 422, 429 RATE_LIMITED. */
export async function lockMatter(context: CallContext, appointmentId: string): Promise<Matter> {
  await context.asSystem((tx) => consumeChange(tx, context, 'name-changes'));
  const matter = await matterOf(context, appointmentId);
  await context.asSystem((tx) => lock(tx, `diary:${matter.professionalId}`));
  return matter;
}

/** Names somebody more of a matter, by either side. @throws Problem 422, 429 RATE_LIMITED. */
export async function addParty(
  context: CallContext,
  input: v.InferOutput<typeof appointmentPartyInput>,
  write: Write,
): Promise<Row> {
  const addedBy = context.caller.role === 'client' ? ('client' as const) : ('professional' as const);
  const matter = await lockMatter(context, input.appointmentId);
  await context.asSystem(async (tx) => {
    const named = await tx
      .selectFrom('appointmentParties')
      .select('id')
      .where('appointmentId', '=', matter.id)
      .where('addedBy', '=', addedBy)
      .execute();
    if (named.length >= mostParties) throw invalidAt('', 'LIMIT_EXCEEDED');
  });
  const { professionalId, clientId } = matter;
  const row = await write({ ...input, professionalId, clientId, addedBy });
  await context.asSystem((tx) => recheckMatter(tx, matter, context.now));
  return row;
}
