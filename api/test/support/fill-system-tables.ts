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
          startsAt: new Date(),
          endsAt: expiresAt,
          heldFrom: new Date(),
          expiresAt,
        })
        .execute();
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
