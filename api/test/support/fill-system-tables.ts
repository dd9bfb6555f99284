import { randomUUID } from 'node:crypto';
import { runAsSystem } from '../../src/db/run-as.ts';
import type { Person, TestApi } from './test-api.ts';

/** Inserts a row of each system table for each of these people, and a report by each of them: `populate` omits these. */
export async function fillSystemTables(api: TestApi, people: readonly Person[]): Promise<void> {
  await runAsSystem(api.services.db, async (tx) => {
    const expiresAt = new Date(Date.now() + 600_000);
    const { id: addId, professionalId } = await tx
      .selectFrom('adds')
      .select(['id', 'professionalId'])
      .executeTakeFirstOrThrow();
    for (const { id: userId } of people) {
      const hash = Buffer.from(randomUUID());
      await tx.insertInto('events').values({ userId, type: 'x', data: '{}' }).execute();
      await tx.insertInto('outbox').values({ eventId: randomUUID(), userId, template: 'x', data: '{}' }).execute();
      await tx
        .insertInto('idempotencyKeys')
        .values({ userId, key: randomUUID(), requestHash: hash, body: '{}' })
        .execute();
      await tx.insertInto('passwordResets').values({ hash, userId, expiresAt }).execute();
      await tx.insertInto('emailConfirmations').values({ hash, userId, expiresAt }).execute();
      await tx.insertInto('codeApps').values({ userId, secret: hash }).execute();
      await tx.insertInto('mailBundles').values({ userId, mailedAt: new Date() }).execute();
      await tx.insertInto('smsCodes').values({ userId, phone: '+237671234567', expiresAt }).execute();
      await tx.insertInto('textOutbox').values({ eventId: randomUUID(), userId, template: 'x', data: '{}' }).execute();
      await tx.insertInto('localTexts').values({ id: randomUUID(), recipient: 'a', text: 'a' }).execute();
      await tx.insertInto('recoveryCodes').values({ hash, userId }).execute();
      await tx.insertInto('secondStepChallenges').values({ hash, userId, purpose: 'sign_in', expiresAt }).execute();
      await tx.insertInto('secondStepStops').values({ hash, userId, expiresAt }).execute();
      await tx.insertInto('dataExports').values({ userId, expiresAt }).execute();
      const change = await tx
        .insertInto('emailChanges')
        .values({ userId, oldEmail: 'a@nimbia.test', newEmail: 'b@nimbia.test', expiresAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.insertInto('emailChangeTokens').values({ hash, changeId: change.id, purpose: 'stop' }).execute();
      const mail = { id: randomUUID(), recipient: 'a', subject: 'a', message: '{}' };
      await tx.insertInto('localMails').values(mail).execute();
      await tx.insertInto('resetRequests').values({ email: 'a@nimbia.test' }).execute();
      await tx.insertInto('rateLimits').values({ key: randomUUID(), points: 1, expire: Date.now() }).execute();
      await tx
        .insertInto('slotHolds')
        .values({
          tokenHash: hash,
          professionalId,
          clientHash: hash,
          clientId: userId,
          offeredUntil: expiresAt,
          startsAt: new Date(),
          endsAt: expiresAt,
          heldFrom: new Date(),
          expiresAt,
        })
        .execute();
      await tx
        .insertInto('waitingChecks')
        .values({ professionalId })
        .onConflict((once) => once.doNothing())
        .execute();
      const { id: roomId } = await tx.selectFrom('meetingRooms').select('id').executeTakeFirstOrThrow();
      const [tabId, sessionId] = [randomUUID(), randomUUID()];
      await tx.insertInto('meetingVisits').values({ roomId, userId, tabId, sessionId }).execute();
      await tx
        .insertInto('meetingSignals')
        .values({
          ...{ roomId, seq: 1, signals: '[]' },
          ...{ fromUser: userId, fromTab: tabId, toUser: userId, toTab: tabId, toSession: sessionId },
        })
        .execute();
      const { id: articleId } = await tx.selectFrom('articles').select('id').executeTakeFirstOrThrow();
      await tx.insertInto('articleViews').values({ articleId, day: '2026-01-01', visitor: hash }).execute();
      await tx.insertInto('profileViews').values({ professionalId, day: '2026-01-01', visitor: hash }).execute();
      await tx.insertInto('addViews').values({ addId, viewId: randomUUID(), kind: 'click', at: new Date() }).execute();
    }
    for (const table of ['answers', 'comments', 'questions', 'reviews'] as const) {
      const rows = await tx.selectFrom(table).select('id').execute();
      for (const [index, { id }] of rows.entries())
        await tx
          .updateTable(table)
          .set({ reportedBy: people[index % people.length]?.id ?? null, reportReason: 'a' })
          .where('id', '=', id)
          .execute();
    }
  });
}
