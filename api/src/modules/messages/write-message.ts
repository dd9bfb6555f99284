import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import type { OwnConversation } from '../conversations/own-conversation.ts';
import type { OutgoingEvent } from '../events/write-events.ts';
import type { MessagesTable } from './policy.ts';

const PREVIEW = 160;

type NewMessage = Pick<
  Insertable<MessagesTable>,
  'id' | 'senderId' | 'body' | 'attachmentId' | 'attachmentName' | 'isAutomatic' | 'seq'
>;

/**
 * Writes the next message of a conversation that the transaction has locked, and counts it as unread; both parties' archives give it back.
 * Returns it with its events. `tx` runs as `system`.
 */
export async function writeMessage(
  tx: Tx,
  conversation: Pick<OwnConversation, 'id' | 'professionalId' | 'clientId' | 'lastSeq' | 'hasContact' | 'today'>,
  message: Omit<NewMessage, 'seq'>,
  now: Date,
): Promise<{ written: Selectable<MessagesTable>; events: OutgoingEvent[] }> {
  const { id: conversationId, professionalId, clientId, lastSeq } = conversation;
  const { senderId, body, isAutomatic = false } = message;
  const isByClient = senderId === clientId;
  const recipientId = isByClient ? professionalId : clientId;
  const unread = isByClient ? ('professionalUnread' as const) : ('clientUnread' as const);
  const seq = lastSeq + 1;
  const written = await tx
    .insertInto('messages')
    .values({ ...message, conversationId, recipientId, seq, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirstOrThrow(() => new Problem(409, 'CONFLICT')); // somebody else's, at the same time
  await tx
    .updateTable('conversations')
    .set((eb) => ({
      lastMessage: [...body].slice(0, PREVIEW).join(''),
      lastMessageAt: now,
      lastSenderId: senderId,
      lastSeq: seq,
      [unread]: eb(unread, '+', 1),
      clientArchived: false,
      professionalArchived: false,
      ...(isByClient && { clientWrote: true }),
      ...(!isByClient && !isAutomatic && { professionalWrote: true }),
      ...(isByClient && seq === 1 && !conversation.hasContact && { firstContactOn: conversation.today }),
    }))
    .where('id', '=', conversationId)
    .execute();
  const data = { conversationId, messageId: written.id, seq, senderId };
  // Whoever gets an away answer has just written.
  const notify = !isAutomatic && !(await isAlreadyTold(tx, recipientId, conversationId));
  return {
    written,
    events: [
      { userId: recipientId, type: 'message.received', data, notify },
      { userId: senderId, type: 'message.sent', data },
    ],
  };
}

/** Whether a notification of the conversation waits to be read, and no bundle was mailed since (index of migration 057). */
async function isAlreadyTold(tx: Tx, recipientId: string, conversationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from notifications told
    where user_id = ${recipientId} and type = 'message.received' and read_at is null
      and data->>'conversationId' = ${conversationId}::text
      and (mail_from is not null or in_app and not exists (
        select from mail_bundles where user_id = told.user_id and mailed_at > told.created_at))
    limit 1`.execute(tx);
  return rows.length > 0;
}
