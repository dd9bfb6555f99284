import type { Selectable } from 'kysely';
import type * as v from 'valibot';
import type { messageInput } from 'shared-contracts/schemas/conversation-input';
import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { shownColumns } from '../../generic/rows.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { requireOpen } from '../conversations/can-write.ts';
import { readOwnConversation } from '../conversations/own-conversation.ts';
import type { OwnConversation } from '../conversations/own-conversation.ts';
import { endTyping } from '../conversations/tell-typing.ts';
import { writeEvents } from '../events/write-events.ts';
import { consumeQuota } from '../quotas/consume-quota.ts';
import { claimUpload } from '../uploads/claim-upload.ts';
import { answerAway } from './answer-away.ts';
import { messagesPolicy } from './policy.ts';
import type { MessagesTable } from './policy.ts';
import { writeMessage } from './write-message.ts';

type Input = v.InferOutput<typeof messageInput>;

/**
 * Writes a message under the next number of its conversation, once however often it is sent. The recipient is notified once until
 * they have read, or were mailed.
 * @throws Problem 422 for another's conversation, 409 where nothing can be written or the id is another message's, 429 TOO_MANY_MESSAGES
 * or TOO_MANY_CONVERSATIONS.
 */
export async function sendMessage(context: CallContext, input: Input): Promise<Row> {
  const me = String(context.caller.userId);
  const { id, conversationId, body, attachment } = input;
  return context.asSystem(async (tx) => {
    // What is sent twice at once waits here, and is then found.
    await lock(tx, `messages:${me}`);
    const sent = await findSent(tx, input, me);
    if (sent) return shownColumns(context, messagesPolicy, sent);
    await consumeQuota(tx, context, 'messages');
    if (await isFirst(tx, conversationId)) await consumeQuota(tx, context, 'conversations');
    const conversation = await lockConversation(tx, context, conversationId, me);
    if (attachment)
      await claimUpload(
        tx,
        { id: attachment.uploadId, userId: me, purpose: 'message', now: context.now },
        '/attachment/uploadId',
      );
    const message = {
      id,
      senderId: me,
      body,
      ...(attachment && { attachmentId: attachment.uploadId, attachmentName: attachment.name }),
    };
    await endTyping(tx, me, conversationId);
    const { written, events } = await writeMessage(tx, conversation, message, context.now);
    await writeEvents(tx, [...events, ...(await answerAway(tx, conversation, written, context.now))]);
    return shownColumns(context, messagesPolicy, written);
  });
}

/** @throws Problem 409 CONFLICT where the id is another person's message or one of another conversation. */
async function findSent(
  tx: Tx,
  { id, conversationId }: Input,
  me: string,
): Promise<Selectable<MessagesTable> | undefined> {
  const sent = await tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (sent && (sent.senderId !== me || sent.conversationId !== conversationId)) throw new Problem(409, 'CONFLICT');
  return sent;
}

/** Asked before the conversation is locked, so that every writer takes the quota's lock first. */
async function isFirst(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.selectFrom('conversations').select('lastSeq').where('id', '=', id).executeTakeFirst();
  return found?.lastSeq === 0;
}

async function lockConversation(tx: Tx, { now }: CallContext, id: string, me: string): Promise<OwnConversation> {
  const read = async () => {
    const found = await readOwnConversation(tx, { id, me, now }, { isLocked: true });
    if (!found) throw invalidAt('/conversationId', 'NOT_FOUND');
    return found;
  };
  const conversation = await read();
  requireOpen(conversation.canWrite);
  if (me !== conversation.clientId || conversation.hasContact || conversation.lastSeq > 0) return conversation;
  // First contacts of a professional are counted one after the other.
  await lock(tx, `contacts:${conversation.professionalId}`);
  const counted = await read();
  requireOpen(counted.canWrite);
  return counted;
}
