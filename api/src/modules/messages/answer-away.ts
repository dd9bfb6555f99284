import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import type { OwnConversation } from '../conversations/own-conversation.ts';
import type { OutgoingEvent } from '../events/write-events.ts';
import type { MessagesTable } from './policy.ts';
import { writeMessage } from './write-message.ts';

/**
 * Answers a client’s message for a professional who is away, once per conversation and day: in the client's language, else in the one
 * there is. Returns its events. `tx` runs as `system` and holds the conversation.
 */
export async function answerAway(
  tx: Tx,
  conversation: OwnConversation,
  { senderId, seq }: Selectable<MessagesTable>,
  now: Date,
): Promise<OutgoingEvent[]> {
  const { id, professionalId, clientId, today, isAway, awayFr, awayEn, clientLang } = conversation;
  if (!isAway || senderId !== clientId || conversation.awayAnsweredOn === today) return [];
  const body = clientLang === 'en' ? (awayEn ?? awayFr) : (awayFr ?? awayEn);
  if (body === null) return [];
  const answer = { id: randomUUID(), senderId: professionalId, body, isAutomatic: true };
  const { events } = await writeMessage(tx, { ...conversation, lastSeq: seq }, answer, now);
  await tx.updateTable('conversations').set({ awayAnsweredOn: today }).where('id', '=', id).execute();
  return events;
}
