import { sql } from 'kysely';
import type * as v from 'valibot';
import type { messageReportInput } from 'shared-contracts/schemas/message-report';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { Row } from '../../generic/table-module.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { consumeQuota } from '../quotas/consume-quota.ts';
import { messageReportsPolicy } from './policy.ts';

/** Of what a report holds of its reasons (migration 049). */
const LONGEST = 5000;

type Input = v.InferOutput<typeof messageReportInput>;

/**
 * Reports a conversation of the caller, or one message of it. Until it is decided, a later report adds its reason and what was written since.
 * @throws Problem 422, 409 ALREADY_REPORTED where nothing was written since, 429 RATE_LIMITED.
 */
export async function reportConversation(context: CallContext, input: Input): Promise<Row> {
  const { conversationId, messageId, reason } = input;
  const reporterId = String(context.caller.userId);
  return context.asSystem(async (tx) => {
    await consumeQuota(tx, context, 'reports');
    const conversation = await tx
      .selectFrom('conversations')
      .select('lastSeq')
      .where('id', '=', conversationId)
      .where((eb) => eb.or([eb('clientId', '=', reporterId), eb('professionalId', '=', reporterId)]))
      .where('lastSeq', '>', 0)
      .executeTakeFirst();
    if (!conversation) throw invalidAt('/conversationId', 'NOT_FOUND');
    if (messageId !== null) {
      const message = tx
        .selectFrom('messages')
        .select('id')
        .where('id', '=', messageId)
        .where('conversationId', '=', conversationId);
      if (!(await message.executeTakeFirst())) throw invalidAt('/messageId', 'NOT_FOUND');
    }
    const written = await tx
      .insertInto('messageReports')
      .values({
        reporterId,
        conversationId,
        messageId,
        reason,
        upToSeq: conversation.lastSeq,
        createdAt: context.now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['reporterId', 'conversationId', 'messageId'])
          .where('decidedAt', 'is', null)
          .doUpdateSet({
            upToSeq: conversation.lastSeq,
            reason: sql<string>`left(message_reports.reason || E'\\n\\n' || excluded.reason, ${LONGEST})`,
          })
          .where('messageReports.upToSeq', '<', conversation.lastSeq),
      )
      .returningAll()
      .executeTakeFirst();
    if (!written) throw new Problem(409, 'ALREADY_REPORTED');
    return shownColumns(context, messageReportsPolicy, written);
  });
}
