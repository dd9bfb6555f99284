import { sql } from 'kysely';
import type * as v from 'valibot';
import type { conversationChange } from 'shared-contracts/schemas/conversation-input';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Change, Row } from '../../generic/table-module.ts';
import { readBack } from '../../generic/rows.ts';
import { writeEvents } from '../events/write-events.ts';
import { conversationsPolicy } from './policy.ts';

/** "Read" is shown only where both parties show it. `tx` runs as `system`. */
async function showsReading(tx: Tx, parties: readonly string[]): Promise<boolean> {
  const hidden = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', parties)
    .where('readReceipts', '=', false)
    .executeTakeFirst();
  return hidden === undefined;
}

type Input = v.InferOutput<typeof conversationChange>;

const columnsOf = {
  client: { readSeq: 'clientReadSeq', unread: 'clientUnread', archived: 'clientArchived', other: 'professionalId' },
  professional: {
    readSeq: 'professionalReadSeq',
    unread: 'professionalUnread',
    archived: 'professionalArchived',
    other: 'clientId',
  },
} as const;

/** Marks messages as read up to a number, and archives, for the caller alone; doing it again changes nothing. */
export async function changeConversation(
  context: CallContext,
  { id, before, input: { readUpTo, archived } }: Change<Input>,
): Promise<Row> {
  const side = before.clientId === context.caller.userId ? 'client' : 'professional';
  await context.asSystem(async (tx) => {
    if (readUpTo !== undefined) await markRead(tx, context, id, side, readUpTo);
    if (archived !== undefined) await archive(tx, context, id, side, archived);
  });
  return readBack(context, conversationsPolicy, id);
}

type Side = keyof typeof columnsOf;

async function markRead(tx: Tx, { caller, now }: CallContext, id: string, side: Side, upTo: number): Promise<void> {
  const { readSeq, unread, other } = columnsOf[side];
  const me = String(caller.userId);
  const found = await tx
    .selectFrom('conversations')
    .select(['lastSeq', `${readSeq} as read`, `${other} as otherId`])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const seq = Math.min(upTo, found.lastSeq);
  if (seq <= found.read) return;
  const { messageId, left } = await tx
    .selectFrom('messages')
    .select((eb) => [
      eb.ref('id').as('messageId'),
      eb
        .selectFrom('messages as later')
        .select(eb.fn.countAll<number>().as('count'))
        .where('later.conversationId', '=', id)
        .where('later.seq', '>', seq)
        .where('later.recipientId', '=', me)
        .as('left'),
    ])
    .where('conversationId', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('conversations')
    .set({ [readSeq]: seq, [unread]: Number(left) })
    .where('id', '=', id)
    .execute();
  const isTold = Number(left) === 0 && (await readNotifications(tx, me, id, now));
  const data = { conversationId: id, messageId, seq, readerId: me };
  const readers = [me, ...((await showsReading(tx, [me, found.otherId])) ? [found.otherId] : [])];
  await writeEvents(tx, [
    ...readers.map((userId) => ({ userId, type: 'message.read' as const, data })),
    ...(isTold ? [{ userId: me, type: 'notification.changed' as const, data: {} }] : []),
  ]);
}

/** What the bell and the next bundle say of the conversation is known too. Returns whether there was anything. */
async function readNotifications(tx: Tx, userId: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update notifications set read_at = ${now}, mail_from = null
    where user_id = ${userId} and type = 'message.received' and read_at is null and data->>'conversationId' = ${id}::text
    returning id`.execute(tx);
  return rows.length > 0;
}

async function archive(tx: Tx, { caller }: CallContext, id: string, side: Side, archived: boolean): Promise<void> {
  const column = columnsOf[side].archived;
  const { numUpdatedRows } = await tx
    .updateTable('conversations')
    .set({ [column]: archived })
    .where('id', '=', id)
    .where(column, '!=', archived)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await writeEvents(tx, [
    { userId: String(caller.userId), type: 'conversation.changed', data: { conversationId: id } },
  ]);
}
