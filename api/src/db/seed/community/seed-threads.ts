import type { Tx } from '../../run-as.ts';
import { clientId, otherClients } from '../seed-clients.ts';
import { seedId } from '../seed-id.ts';
import { professionalId } from '../seed-professionals.ts';
import { threads } from './threads.ts';
import type { Thread } from './threads.ts';

const HOUR = 3_600_000;

/** Whoever plays the client of a scene or a thread. */
export const clientOf = (client: 'demo' | number): string =>
  client === 'demo' ? clientId('client@nimbia.test') : (otherClients[client] ?? '');

/** Conversations, read up to where each says. */
export async function seedThreads(tx: Tx, now: Date): Promise<void> {
  for (const [index, thread] of threads.entries()) await converse(tx, thread, index, now);
}

async function converse(
  tx: Tx,
  { professional, client, lines, unreadBy }: Thread,
  index: number,
  now: Date,
): Promise<void> {
  const id = seedId('conversation', String(index));
  const parties = { professional: professionalId(professional), client: clientOf(client) };
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) throw new Error('a conversation without a word');
  await tx
    .insertInto('conversations')
    .values({
      id,
      professionalId: parties.professional,
      clientId: parties.client,
      openedBy: parties[first[0]],
      lastMessage: last[2].slice(0, 160),
      lastMessageAt: at(last[1]),
      clientUnread: unreadBy === 'client' ? 1 : 0,
      professionalUnread: unreadBy === 'professional' ? 1 : 0,
      createdAt: at(first[1]),
    })
    .execute();
  await tx
    .insertInto('messages')
    .values(
      lines.map(([by, hoursAgo, body], number) => ({
        id: seedId('message', `${index} ${number}`),
        conversationId: id,
        senderId: parties[by],
        recipientId: parties[by === 'client' ? 'professional' : 'client'],
        body,
        createdAt: at(hoursAgo),
        readAt: number === lines.length - 1 && unreadBy ? null : at(hoursAgo - 1),
      })),
    )
    .execute();
}
