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
        lastSeq: 2,
        clientUnread: draw([0, 1, 5]),
        clientArchived: index % 2 === 0,
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
          seq: 1,
          body: 'a',
          attachmentName: draw([null, 'a.pdf']),
          createdAt: at,
        },
        {
          conversationId: conversation.id,
          senderId: professionalId,
          recipientId: clientId,
          seq: 2,
          body: 'b',
          attachmentName: draw([null, 'a.pdf']),
          createdAt: at,
        },
      ])
      .execute();
    await tx
      .insertInto('messageReports')
      .values(
        [clientId, professionalId].map((reporterId) => ({
          reporterId,
          conversationId: conversation.id,
          upToSeq: 2,
          reason: 'a',
          ...(index % 2 === 0 && { decision: 'a', decidedAt: at }),
        })),
      )
      .execute();
    await tx
      .insertInto('blocks')
      .values([
        { blockerId: clientId, blockedId: professionalId },
        { blockerId: professionalId, blockedId: clientId },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('reviews')
      .values({
        ...parties,
        appointmentId,
        rating: draw([1, 2, 3, 4, 5]),
        clarity: draw([null, 1, 5]),
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
      .insertInto('meetingOutcomes')
      .values({
        ...parties,
        appointmentId,
        proposed: draw([null, 'took_place', 'technical_failure']),
        clientSays: draw([null, 'took_place']),
        ...(index % 2 === 0 && { professionalSays: 'took_place', settled: 'took_place', settledAt: at }),
      })
      .execute();
    await tx
      .insertInto('follows')
      .values({ ...parties })
      .execute();
    await populateWaiting(tx, parties, draw);
    await populateBilling(tx, index, parties, at, draw);
  }
  await populateDiscussion(
    tx,
    clients.map(({ id }) => id),
    professionals.map(({ id }) => id),
    draw,
  );
  const written = await tx.selectFrom('articles').select(['id', 'authorId', 'category', 'titleFr']).execute();
  await tx
    .insertInto('articleVersions')
    .values(
      written.flatMap(({ id: articleId, authorId, ...text }) =>
        authorId === null ? [] : [{ articleId, authorId, ...text }],
      ),
    )
    .execute();
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
  await tx
    .insertInto('addHistory')
    .values(
      adds.map(({ id, professionalId }) => ({
        addId: id,
        professionalId,
        actorRole: draw(['professional', 'operator']),
        actorId: professionalId,
        transition: 'submit',
        fromState: 'draft' as const,
        toState: 'review' as const,
        reason: draw([null, 'a']),
      })),
    )
    .execute();
  await tx
    .insertInto('profileDays')
    .values(professionals.map(({ id }, index) => ({ professionalId: id, day: '2026-01-01', views: index })))
    .execute();
  await populateConsultations(tx, professionals, draw);
  for (const { id: appointmentId, ...parties } of appointments)
    await populateChecks(tx, { ...parties, appointmentId }, at, draw);
}

async function populateChecks(
  tx: Tx,
  matter: { clientId: string; professionalId: string; appointmentId: string },
  at: Date,
  draw: Draw,
): Promise<void> {
  const parties = await tx
    .insertInto('appointmentParties')
    .values(
      (['client', 'professional'] as const).map((addedBy) => ({
        ...matter,
        addedBy,
        role: draw(['other', 'with', 'client'] as const),
        kind: draw(['person', 'company'] as const),
        name: 'a',
        otherNames: draw([[], ['b']]),
      })),
    )
    .returning('id')
    .execute();
  const isConfirmed = draw([true, false]);
  const check = await tx
    .insertInto('conflictChecks')
    .values({
      ...matter,
      names: ['a'],
      digest: 'a',
      found: 1,
      checkedAt: at,
      ...(isConfirmed && { confirmedAt: at, confirmedBy: matter.professionalId }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('conflictMatches')
    .values({
      checkId: check.id,
      partyId: draw([null, parties[0]?.id ?? null]),
      withClientId: matter.clientId,
      withAppointmentId: draw([null, matter.appointmentId]),
      score: 1,
      digest: 'a',
    })
    .execute();
  await tx.updateTable('appointments').set({ withheld: !isConfirmed }).where('id', '=', matter.appointmentId).execute();
}

async function populateConsultations(tx: Tx, professionals: readonly Person[], draw: Draw): Promise<void> {
  const names = { nameFr: 'a', nameEn: 'a' };
  for (const { id: professionalId } of professionals)
    await tx
      .insertInto('consultations')
      .values([
        {
          ...names,
          professionalId,
          minutes: 30,
          feeKind: 'on_request',
          callTypes: ['video'],
          videoLink: 'https://video.test/a',
        },
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

/** In each state; the first consultation of the professional is asked for. */
async function populateWaiting(
  tx: Tx,
  parties: { clientId: string; professionalId: string },
  draw: Draw,
): Promise<void> {
  const consultation = await tx
    .selectFrom('consultations')
    .select('id')
    .where('professionalId', '=', parties.professionalId)
    .executeTakeFirst();
  if (!consultation) return;
  const startsAt = new Date('2026-06-02T09:00:00Z');
  const [endsAt, until] = [new Date('2026-06-02T10:00:00Z'), new Date('2026-06-01T09:30:00Z')];
  const offered = { offeredStartsAt: startsAt, offeredEndsAt: endsAt, offeredUntil: until };
  const state = draw([
    { state: 'waiting' as const },
    { state: 'offered' as const, ...offered, offeredCallTypes: ['video' as const] },
    { state: 'booked' as const, endedAt: until },
    { state: 'ended' as const, endReason: 'left' as const, endedAt: until },
  ]);
  const { id: entryId } = await tx
    .insertInto('waitingEntries')
    .values({
      ...parties,
      ...state,
      consultationId: consultation.id,
      firstDay: '2026-06-01',
      lastDay: '2026-06-30',
      fromTime: '08:00',
      untilTime: '24:00',
      callTypes: ['video'],
      endsAt: new Date('2026-07-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const outcome = draw(['open', 'lapsed'] as const);
  await tx
    .insertInto('waitingOffers')
    .values({ ...parties, entryId, startsAt, until, outcome })
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
        closedAt: draw([null, '2026-07-01T00:00Z']),
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
