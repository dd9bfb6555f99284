import { account } from 'shared-contracts/schemas/account-record';
import { accountChange } from 'shared-contracts/schemas/account-change';
import type { CallContext } from '../../generic/call-context.ts';
import { defineTable } from '../../generic/table-module.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { consumeChange } from '../quotas/consume-quota.ts';
import { lockDiariesOf, recheckClient } from '../conflict-checks/recheck-matter.ts';
import { usersPolicy } from './policy.ts';

const isRenamed = ({ caller }: CallContext, input: Row): boolean =>
  caller.role === 'client' && ('lastName' in input || 'firstNames' in input);

/**
 * Professionals' names were verified, so they change them in the profile, which updates the account. Where a client takes another name, the
 * checks for a conflict of interest run again. @throws Problem 422, 429 RATE_LIMITED.
 */
async function update(context: CallContext, { input }: Change, write: Write): Promise<Row> {
  const { caller } = context;
  const names = caller.role === 'professional' ? ['lastName', 'firstNames'].filter((name) => name in input) : [];
  const errors = names.map((name) => ({ pointer: `/${name}`, code: 'FORBIDDEN' as const }));
  if (errors.length > 0) throw new Problem(422, 'VALIDATION_FAILED', { errors });
  const row = await write(input);
  if (isRenamed(context, input)) await context.asSystem((tx) => recheckClient(tx, String(caller.userId), context.now));
  return row;
}

export const usersTable = defineTable({
  path: 'users',
  policy: usersPolicy,
  row: account,
  update: {
    schema: () => accountChange,
    // A trigger renames the rows of `clients`, which bookings lock after the diary.
    async lock(context, { input }) {
      if (!isRenamed(context, input)) return;
      await context.asSystem(async (tx) => {
        await consumeChange(tx, context, 'name-changes');
        await lockDiariesOf(tx, String(context.caller.userId));
      });
    },
    run: update,
  },
});
