import type { FollowInput } from 'shared-contracts/schemas/follow';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { shownColumns } from '../../generic/rows.ts';
import { invalidAt } from '../../http/problem.ts';
import { isListed } from '../documents/is-listed.ts';
import { followsPolicy } from './policy.ts';

/** Follows a verified professional; idempotent. @throws Problem 422 for an unverified or unknown one. */
export async function follow(context: CallContext, { professionalId }: FollowInput): Promise<Row> {
  const clientId = String(context.caller.userId);
  return context.asSystem(async (tx) => {
    if (!(await isListed(tx, professionalId))) throw invalidAt('/professionalId', 'NOT_FOUND');
    const followed = await tx
      .insertInto('follows')
      .values({ clientId, professionalId, createdAt: context.now })
      .onConflict((conflict) => conflict.constraint('follows_once').doNothing())
      .returningAll()
      .executeTakeFirst();
    const known = tx
      .selectFrom('follows')
      .selectAll()
      .where('clientId', '=', clientId)
      .where('professionalId', '=', professionalId);
    return shownColumns(context, followsPolicy, followed ?? (await known.executeTakeFirstOrThrow()));
  });
}
