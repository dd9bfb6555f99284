import type { Tx } from '../../db/run-as.ts';
import { drawPdf } from '../draw-pdf.ts';
import { clientOf } from '../seed-clients.ts';
import { conversations } from '../seed-data.ts';
import type { SeedConversation } from '../seed-data.ts';
import { seedId } from '../seed-id.ts';
import { professionalId } from '../seed-professionals.ts';

const HOUR = 3_600_000;

interface AttachedDocument {
  readonly name: string;
  readonly key: string;
  readonly bytes: Buffer;
}

/** Documents that are attached to messages: a page with its name. */
export const attachedDocuments = (): readonly AttachedDocument[] =>
  conversations.flatMap(({ messages }) =>
    messages.flatMap(({ document: name }) =>
      name === undefined
        ? []
        : [
            {
              name,
              key: `${seedId('attached file', name).replaceAll('-', '')}.pdf`,
              bytes: drawPdf([name.replace(/[.]pdf$/u, '')]),
            },
          ],
    ),
  );

/** Conversations, read up to where each says. */
export async function seedConversations(tx: Tx, now: Date, files: readonly AttachedDocument[]): Promise<void> {
  for (const [index, conversation] of conversations.entries()) await insert(tx, conversation, index, now, files);
}

async function insert(
  tx: Tx,
  { professional, client, messages, unreadBy, appointment }: SeedConversation,
  index: number,
  now: Date,
  files: readonly AttachedDocument[],
): Promise<void> {
  const id = seedId('conversation', String(index));
  const parties = { professional: professionalId(professional), client: clientOf(client) };
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR);
  const [first] = messages;
  const last = messages.at(-1) ?? first;
  const unread = unreadBy === undefined ? 0 : messages.length - 1 - messages.findLastIndex(({ by }) => by === unreadBy);
  const readBy = (who: 'client' | 'professional') => messages.length - (unreadBy === who ? unread : 0);
  await tx
    .insertInto('conversations')
    .values({
      id,
      professionalId: parties.professional,
      clientId: parties.client,
      appointmentId: appointment === undefined ? null : seedId('appointment', String(appointment)),
      openedBy: parties[first.by],
      lastMessage: last.body.slice(0, 160),
      lastMessageAt: at(last.hoursAgo),
      lastSenderId: parties[last.by],
      lastSeq: messages.length,
      clientUnread: unreadBy === 'client' ? unread : 0,
      professionalUnread: unreadBy === 'professional' ? unread : 0,
      clientReadSeq: readBy('client'),
      professionalReadSeq: readBy('professional'),
      clientWrote: messages.some(({ by }) => by === 'client'),
      professionalWrote: messages.some(({ by, isAutomatic }) => by === 'professional' && !isAutomatic),
      createdAt: at(first.hoursAgo),
    })
    .execute();
  for (const { by, hoursAgo, document } of messages) {
    const file = files.find(({ name }) => name === document);
    if (!file) continue;
    const sentAt = at(hoursAgo);
    await tx
      .insertInto('uploads')
      .values({
        id: seedId('attached', file.name),
        userId: parties[by],
        purpose: 'message',
        key: file.key,
        contentType: 'application/pdf',
        bytes: file.bytes.length,
        createdAt: sentAt,
        storedAt: sentAt,
        usedAt: sentAt,
      })
      .execute();
  }
  await tx
    .insertInto('messages')
    .values(
      messages.map(({ by, hoursAgo, body, document, isAutomatic = false }, number) => ({
        id: seedId('message', `${index} ${number}`),
        conversationId: id,
        senderId: parties[by],
        recipientId: parties[by === 'client' ? 'professional' : 'client'],
        seq: number + 1,
        body,
        isAutomatic,
        createdAt: at(hoursAgo),
        attachmentId: document === undefined ? null : seedId('attached', document),
        attachmentName: document ?? null,
      })),
    )
    .execute();
}
