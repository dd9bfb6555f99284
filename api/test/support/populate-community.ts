import type { Tx } from '../../src/db/run-as.ts';
import type { Person } from './test-api.ts';

type Ids = readonly string[];
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const states = ['visible', 'reported', 'hidden'] as const;

/**
 * Rows of every table between these people, in every state that a policy tells apart, so that the two compilations of the policies have
 * something to disagree about. `tx` runs as `system`.
 */
export async function populateCommunity(
  tx: Tx,
  clients: readonly Person[],
  professionals: readonly Person[],
): Promise<void> {
  const appointments = await tx.selectFrom('appointments').select(['id', 'clientId', 'professionalId']).execute();
  const at = new Date('2026-06-01T09:00:00Z');
  for (const [index, { id: appointmentId, clientId, professionalId }] of appointments.entries()) {
    const parties = { clientId, professionalId };
    const conversation = await tx
      .insertInto('conversations')
      .values({
        ...parties,
        appointmentId: index % 2 ? appointmentId : null,
        openedBy: index % 2 ? clientId : professionalId,
        lastMessageAt: index % 3 ? at : null,
        clientUnread: index,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('messages')
      .values([
        { conversationId: conversation.id, senderId: clientId, recipientId: professionalId, body: 'a', createdAt: at },
        {
          conversationId: conversation.id,
          senderId: professionalId,
          recipientId: clientId,
          body: 'b',
          createdAt: at,
          readAt: at,
        },
      ])
      .execute();
    await tx
      .insertInto('reviews')
      .values({
        ...parties,
        appointmentId,
        rating: 1 + (index % 5),
        publishesAt: at,
        publishedAt: index % 4 ? at : null,
        moderation: pick(states, index),
      })
      .execute();
    await tx
      .insertInto('meetingRooms')
      .values({ ...parties, appointmentId, name: `room-${index}`.padEnd(22, 'x') })
      .execute();
    await tx
      .insertInto('follows')
      .values({ ...parties })
      .execute();
    await populateBilling(tx, index, parties, at);
  }
  await populateDiscussion(
    tx,
    clients.map(({ id }) => id),
    professionals.map(({ id }) => id),
  );
  const adds = await tx.selectFrom('adds').select(['id', 'professionalId']).execute();
  await tx
    .insertInto('addDays')
    .values(
      adds.map(({ id, professionalId }, index) => ({
        addId: id,
        professionalId,
        day: '2026-01-01',
        impressions: index,
      })),
    )
    .execute();
}

async function populateBilling(
  tx: Tx,
  index: number,
  parties: { clientId: string; professionalId: string },
  at: Date,
): Promise<void> {
  const { professionalId } = parties;
  const status = pick(['draft', 'issued', 'paid', 'void'] as const, index);
  const invoice = await tx
    .insertInto('invoices')
    .values({ ...parties, currency: 'XAF' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('invoiceLines')
    .values({ invoiceId: invoice.id, professionalId, label: 'a', quantity: 1, unitAmount: 100 })
    .execute();
  if (status !== 'draft') {
    await tx
      .updateTable('invoices')
      .set({
        status,
        number: `2026-000${index}`,
        issuedAt: at,
        ...(status === 'paid' && { paidAt: at }),
        ...(status === 'void' && { voidedAt: at }),
      })
      .where('id', '=', invoice.id)
      .execute();
  }
  await tx
    .insertInto('payments')
    .values({ professionalId, reference: `P-${index}`, plan: 'standard', phone: '1', amount: 1, currency: 'XAF' })
    .execute();
}

async function populateDiscussion(tx: Tx, clients: Ids, professionals: Ids): Promise<void> {
  const articles = await tx.selectFrom('articles').select('id').execute();
  for (const [index, moderation] of [...states, ...states].entries()) {
    const question = await tx
      .insertInto('questions')
      .values({
        clientId: pick(clients, index),
        pseudonym: 'a',
        category: 'civil',
        lang: 'fr',
        title: 'a',
        body: 'a',
        moderation,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('answers')
      .values(
        professionals.map((professionalId, at) => ({
          questionId: question.id,
          professionalId,
          body: 'a',
          moderation: pick(states, at),
          questionShown: moderation !== 'hidden',
        })),
      )
      .execute();
    await tx
      .insertInto('comments')
      .values(
        [...clients, ...professionals].map((authorId, at) => ({
          articleId: pick(articles, index + at).id,
          authorId,
          pseudonym: at % 2 ? 'ab' : null,
          body: 'a',
          subjectShown: at % 3 > 0,
          moderation,
        })),
      )
      .execute();
  }
}
