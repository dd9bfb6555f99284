import type * as v from 'valibot';
import type { blockInput } from 'shared-contracts/schemas/conversation-input';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { Row } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';
import { writeEvents } from '../events/write-events.ts';
import { blocksPolicy } from './policy.ts';

/** Blocks somebody who has a conversation with the caller; idempotent. @throws Problem 422 for anybody else. */
export async function blockPerson(context: CallContext, { blockedId }: v.InferOutput<typeof blockInput>): Promise<Row> {
  const blockerId = String(context.caller.userId);
  return context.asSystem(async (tx) => {
    if (!(await shareConversation(tx, blockerId, blockedId))) throw invalidAt('/blockedId', 'NOT_FOUND');
    const blocked = await tx
      .insertInto('blocks')
      .values({ blockerId, blockedId, createdAt: context.now })
      .onConflict((conflict) => conflict.constraint('blocks_once').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (blocked) await tellBoth(tx, blockerId, blockedId);
    const known = tx
      .selectFrom('blocks')
      .selectAll()
      .where('blockerId', '=', blockerId)
      .where('blockedId', '=', blockedId);
    return shownColumns(context, blocksPolicy, blocked ?? (await known.executeTakeFirstOrThrow()));
  });
}

/** For `remove`: deletes the row, and opens the conversations of the two again. */
export async function unblockPerson(context: CallContext, before: Row, write: () => Promise<void>): Promise<void> {
  await write();
  await context.asSystem((tx) => tellBoth(tx, String(before.blockerId), String(before.blockedId)));
}

async function shareConversation(tx: Tx, one: string, other: string): Promise<boolean> {
  const found = await tx
    .selectFrom('conversations')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('clientId', '=', one), eb('professionalId', '=', other)]),
        eb.and([eb('clientId', '=', other), eb('professionalId', '=', one)]),
      ]),
    )
    .where((eb) => eb.or([eb('lastMessageAt', 'is not', null), eb('openedBy', '=', one)]))
    .executeTakeFirst();
  return found !== undefined;
}

/** Open pages read anew what can be written. */
const tellBoth = (tx: Tx, ...parties: readonly string[]): Promise<void> =>
  writeEvents(
    tx,
    parties.map((userId) => ({ userId, type: 'conversation.changed', data: {} })),
  );
