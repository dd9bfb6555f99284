import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import type { Change, Row } from '../../generic/table-module.ts';
import { readBack } from '../../generic/write-calls.ts';
import { writeEvents } from '../events/write-events.ts';
import { messagesPolicy } from './policy.ts';

/** Marks this message and all earlier ones of the conversation as read, in one call when it is opened. */
export async function markRead(context: CallContext, { id, before }: Change): Promise<Row> {
  const reader = String(context.caller.userId);
  const conversationId = String(before.conversationId);
  const isMarked = await context.asSystem(async (tx) => {
    const { clientId } = await tx
      .selectFrom('conversations')
      .select('clientId')
      .where('id', '=', conversationId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ id: string }>`
      update messages set read_at = ${context.now} where conversation_id = ${conversationId} and recipient_id = ${reader}
        and read_at is null and (created_at, id) <= (select created_at, id from messages where id = ${id}) returning id`.execute(
      tx,
    );
    if (rows.length === 0) return false;
    const unread = reader === clientId ? ('clientUnread' as const) : ('professionalUnread' as const);
    await tx
      .updateTable('conversations')
      .set((eb) => ({ [unread]: eb(unread, '-', rows.length) }))
      .where('id', '=', conversationId)
      .execute();
    const data = { conversationId, messageId: id, readerId: reader };
    await writeEvents(tx, [
      { userId: reader, type: 'message.read', data },
      { userId: String(before.senderId), type: 'message.read', data },
    ]);
    return rows.some((row) => row.id === id);
  });
  return isMarked ? { ...before, readAt: context.now } : readBack(context, { policy: messagesPolicy }, id);
}
