import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';
import type { messageInput } from 'shared-contracts/schemas/conversation';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { shownColumns } from '../../generic/rows.ts';
import { invalidAt } from '../../http/problem.ts';
import { writeEvents } from '../events/write-events.ts';
import { consumeQuota } from '../limits/consume-quota.ts';
import { messagesPolicy } from './policy.ts';
import type { MessagesTable } from './policy.ts';

const PREVIEW = 160;

/**
 * Writes a message, counts it as unread and sends events to both parties. The recipient is notified of the first unread
 * message only.
 * @throws Problem 422 for another's conversation or a deleted recipient, 429 TOO_MANY_MESSAGES.
 */
export async function sendMessage(context: CallContext, input: v.InferOutput<typeof messageInput>): Promise<Row> {
  const sender = String(context.caller.userId);
  const { conversationId, body } = input;
  return context.asSystem(async (tx) => {
    await consumeQuota(tx, context, 'messages');
    const found = await tx
      .selectFrom('conversations')
      .select(['professionalId', 'clientId', 'clientUnread', 'professionalUnread'])
      .where('id', '=', conversationId)
      .where((eb) => eb.or([eb('clientId', '=', sender), eb('professionalId', '=', sender)]))
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw invalidAt('/conversationId', 'NOT_FOUND');
    const isToProfessional = sender === found.clientId;
    const recipient = isToProfessional ? found.professionalId : found.clientId;
    const unread = isToProfessional ? ('professionalUnread' as const) : ('clientUnread' as const);
    const isThere = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', recipient)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!isThere) throw invalidAt('/conversationId', 'NOT_FOUND');
    // Strictly later than the previous message, so that the order is unambiguous.
    const { rows } = await sql<Selectable<MessagesTable>>`
      insert into messages (conversation_id, sender_id, recipient_id, body, created_at)
      select ${conversationId}, ${sender}, ${recipient}, ${body},
        greatest(${context.now}::timestamptz, last_message_at + interval '1 microsecond')
      from conversations where id = ${conversationId} returning *`.execute(tx);
    const [written] = rows;
    if (!written) throw new Error('the conversation is locked and yet gone');
    await tx
      .updateTable('conversations')
      .set((eb) => ({
        lastMessage: [...body].slice(0, PREVIEW).join(''),
        lastMessageAt: eb.selectFrom('messages').select('createdAt').where('id', '=', written.id),
        [unread]: eb(unread, '+', 1),
      }))
      .where('id', '=', conversationId)
      .execute();
    const data = { conversationId, messageId: written.id, senderId: sender };
    await writeEvents(tx, [
      { userId: recipient, type: 'message.received', data, notify: found[unread] === 0 },
      { userId: sender, type: 'message.sent', data },
    ]);
    return shownColumns(context, messagesPolicy, written);
  });
}
