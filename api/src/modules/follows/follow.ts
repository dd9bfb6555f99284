import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { readBack } from '../../generic/write-calls.ts';
import { invalidAt } from '../../http/problem.ts';
import { isListed } from '../documents/is-listed.ts';
import { followsPolicy } from './policy.ts';

/** Follows a verified professional; once is enough. @throws Problem 422 for anybody else. */
export async function follow(context: CallContext, professionalId: string): Promise<Row> {
  const clientId = String(context.caller.userId);
  const row = await context.asSystem(async (tx) => {
    if (!(await isListed(tx, professionalId))) throw invalidAt('/professionalId', 'NOT_FOUND');
    await tx
      .insertInto('follows')
      .values({ clientId, professionalId, createdAt: context.now })
      .onConflict((conflict) => conflict.constraint('follows_once').doNothing())
      .execute();
    return tx
      .selectFrom('follows')
      .select('id')
      .where('clientId', '=', clientId)
      .where('professionalId', '=', professionalId)
      .executeTakeFirstOrThrow();
  });
  return readBack(context, { policy: followsPolicy }, row.id);
}
