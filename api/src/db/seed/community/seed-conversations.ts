import type { Tx } from '../../run-as.ts';
import { clientOf } from '../seed-clients.ts';
import { conversations } from '../seed-data.ts';
import type { SeedConversation } from '../seed-data.ts';
import { seedId } from '../seed-id.ts';
import { professionalId } from '../seed-professionals.ts';

const HOUR = 3_600_000;

/** Conversations, read up to where each says. */
export async function seedConversations(tx: Tx, now: Date): Promise<void> {
  for (const [index, conversation] of conversations.entries()) await insert(tx, conversation, index, now);
}

async function insert(
  tx: Tx,
  { professional, client, messages, unreadBy }: SeedConversation,
  index: number,
  now: Date,
): Promise<void> {
  const id = seedId('conversation', String(index));
  const parties = { professional: professionalId(professional), client: clientOf(client) };
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR);
  const [first] = messages;
  const last = messages.at(-1) ?? first;
  await tx
    .insertInto('conversations')
    .values({
      id,
      professionalId: parties.professional,
      clientId: parties.client,
      openedBy: parties[first.by],
      lastMessage: last.body.slice(0, 160),
      lastMessageAt: at(last.hoursAgo),
      clientUnread: unreadBy === 'client' ? 1 : 0,
      professionalUnread: unreadBy === 'professional' ? 1 : 0,
      createdAt: at(first.hoursAgo),
    })
    .execute();
  await tx
    .insertInto('messages')
    .values(
      messages.map(({ by, hoursAgo, body }, number) => ({
        id: seedId('message', `${index} ${number}`),
        conversationId: id,
        senderId: parties[by],
        recipientId: parties[by === 'client' ? 'professional' : 'client'],
        body,
        createdAt: at(hoursAgo),
        readAt: number === messages.length - 1 && unreadBy ? null : at(hoursAgo - 1),
      })),
    )
    .execute();
}
