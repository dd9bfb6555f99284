import { account, accountChange } from 'shared-contracts/schemas/account-record';
import type { CallContext } from '../../generic/call-context.ts';
import { defineTable } from '../../generic/table-module.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { usersPolicy } from './policy.ts';

/** Professionals' names were verified, so they change them in the profile, which updates the account. @throws Problem 422. */
async function update({ caller }: CallContext, { input }: Change, write: Write): Promise<Row> {
  const names = caller.role === 'professional' ? ['lastName', 'firstNames'].filter((name) => name in input) : [];
  const errors = names.map((name) => ({ pointer: `/${name}`, code: 'FORBIDDEN' as const }));
  if (errors.length > 0) throw new Problem(422, 'VALIDATION_FAILED', { errors });
  return write(input);
}

export const usersTable = defineTable({
  path: 'users',
  policy: usersPolicy,
  row: account,
  update: { schema: () => accountChange, run: update },
});
