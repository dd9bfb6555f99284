import type { Tx } from '../../src/db/run-as.ts';
import type { Draw } from './draw.ts';
import type { Person } from './test-api.ts';

type Ids = readonly string[];
const states = ['visible', 'reported', 'hidden'] as const;

/**
 * Inserts rows of every table between these people, in every state that a policy distinguishes, so that differences
 * between the two compilations of the policies would show. `tx` runs as `system`.
 */
export async function populateCommunity(
  tx: Tx,
  clients: readonly Person[],
  professionals: readonly Person[],
  draw: Draw,
): Promise<void> {
  const appointments = await tx.selectFrom('appointments').select(['id', 'clientId', 'professionalId']).execute();
  const at = new Date('2026-06-01T09:00:00Z');
  for (const [index, { id: appointmentId, clientId, professionalId }] of appointments.entries()) {
    const parties = { clientId, professionalId };
    const conversation = await tx
      .insertInto('conversations')
      .values({
        ...parties,
        appointmentId: draw([appointmentId, null]),
        openedBy: draw([clientId, professionalId]),
        lastMessageAt: draw([null, at, '2026-07-01T00:00Z']),
        clientUnread: draw([0, 1, 5]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('messages')
      .values([
        {
          conversationId: conversation.id,
          senderId: clientId,
          recipientId: professionalId,
          body: 'a',
          createdAt: at,
          readAt: draw([null, at]),
        },
        {
          conversationId: conversation.id,
          senderId: professionalId,
          recipientId: clientId,
          body: 'b',
          createdAt: at,
          readAt: draw([null, at]),
        },
      ])
      .execute();
    await tx
      .insertInto('reviews')
      .values({
        ...parties,
        appointmentId,
        rating: draw([1, 2, 3, 4, 5]),
        publishesAt: at,
        publishedAt: draw([null, at, '2026-07-01T00:00Z']),
        moderation: draw(states),
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
    await populateBilling(tx, index, parties, at, draw);
  }
  await populateDiscussion(
    tx,
    clients.map(({ id }) => id),
    professionals.map(({ id }) => id),
    draw,
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
  await populateConsultations(tx, professionals, draw);
}

async function populateConsultations(tx: Tx, professionals: readonly Person[], draw: Draw): Promise<void> {
  const names = { nameFr: 'a', nameEn: 'a' };
  for (const { id: professionalId } of professionals)
    await tx
      .insertInto('consultations')
      .values([
        { ...names, professionalId, minutes: 30, feeKind: 'on_request', callTypes: ['video'] },
        {
          ...names,
          professionalId,
          minutes: 45,
          feeKind: 'fixed',
          fee: draw([1, 15_000]),
          currency: draw(['XAF', 'EUR']),
          callTypes: ['call', 'in_person'],
          preparationFr: draw([null, 'a']),
          active: draw([true, false]),
          position: draw([0, 1, 5]),
        },
      ])
      .execute();
}

async function populateBilling(
  tx: Tx,
  index: number,
  parties: { clientId: string; professionalId: string },
  at: Date,
  draw: Draw,
): Promise<void> {
  const { professionalId } = parties;
  const status = draw(['draft', 'issued', 'paid', 'void'] as const);
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
    .values({
      professionalId,
      reference: `P-${index}`,
      plan: 'standard',
      phone: '1',
      amount: draw([1, 5]),
      currency: 'XAF',
      ...draw([{}, { status: 'paid' as const, paymentDate: at }]),
    })
    .execute();
}

async function populateDiscussion(tx: Tx, clients: Ids, professionals: Ids, draw: Draw): Promise<void> {
  const articles = await tx.selectFrom('articles').select('id').execute();
  for (const moderation of [...states, ...states]) {
    const question = await tx
      .insertInto('questions')
      .values({
        clientId: draw(clients),
        pseudonym: 'a',
        category: draw(['civil', 'tax'] as const),
        lang: draw(['fr', 'en'] as const),
        title: 'a',
        body: 'a',
        moderation,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('answers')
      .values(
        professionals.map((professionalId) => ({
          questionId: question.id,
          professionalId,
          body: 'a',
          moderation: draw(states),
          questionShown: moderation !== 'hidden',
        })),
      )
      .execute();
    await tx
      .insertInto('comments')
      .values(
        [...clients, ...professionals].map((authorId) => ({
          articleId: draw(articles).id,
          authorId,
          pseudonym: draw([null, 'ab']),
          body: 'a',
          moderation,
        })),
      )
      .execute();
  }
}
