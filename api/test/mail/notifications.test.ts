import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { EventType } from 'shared-contracts/schemas/event-types';
import { CompiledQuery } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { writeEvents } from '../../src/modules/events/write-events.ts';
import { statementsOf } from '../support/explain.ts';
import { openEvents } from '../support/open-events.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

describe('notifications', () => {
  let api: TestApi;
  let address: string;
  let client: Person;
  let professional: Person;
  before(async () => {
    api = await openTestApi();
    address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    [client, professional] = await Promise.all([api.register('client'), api.register('professional')]);
  });
  after(() => api.close());

  const tell = (who: Person, type: EventType, data: Record<string, string> = {}) =>
    runAsSystem(api.services.db, (tx) => writeEvents(tx, [{ userId: who.id, type, data, notify: true }]));
  const list = async (who: Person) => (await callsOn(api, 'notifications').find(who, { limit: 100 })).body.data;
  const unread = async (who: Person) =>
    (
      await api.call<{ data: { count: number } }>(
        'GET',
        `/notifications/count?where=${encodeURIComponent('{"readAt":null}')}`,
        { token: who.token },
      )
    ).body.data.count;
  const readAll = (who: Person | undefined, until: string) =>
    api.call('POST', '/notifications/read-all', { token: who?.token, body: { until } });

  it('are marked as read in one go, up to the newest one that was seen, and only one’s own', async () => {
    for (let one = 0; one < 3; one += 1) await tell(client, 'invoice.issued');
    await tell(professional, 'document.accepted');
    const seen = String((await list(client))[0]?.createdAt);
    await runAsSystem(api.services.db, async (tx) => {
      const { id } = await tx
        .insertInto('notifications')
        .values({ userId: client.id, type: 'invoice.paid', data: '{}', createdAt: new Date(Date.parse(seen) + 1) })
        .returning('id')
        .executeTakeFirstOrThrow();
      assert.ok(id);
    });
    assert.equal(await unread(client), 4);
    assert.equal((await readAll(undefined, seen)).status, 401);
    assert.equal((await readAll(client, 'yesterday')).status, 422);
    const stream = await openEvents(address, client.token);
    assert.equal((await readAll(client, seen)).status, 200);
    assert.deepEqual(
      (await stream.read(1)).map(({ type }) => type),
      ['notification.changed'],
    );
    stream.close();
    assert.equal(await unread(client), 1);
    assert.equal(await unread(professional), 1);
    assert.deepEqual(
      (await list(client)).filter(({ readAt }) => readAt === null).map(({ type }) => type),
      ['invoice.paid'],
    );
  });

  it('tell the reader’s other pages when one is marked or deleted, once', async () => {
    const calls = callsOn(api, 'notifications');
    const [row] = await list(client);
    const id = String(row?.id);
    const stream = await openEvents(address, client.token);
    const readAt = new Date().toISOString();
    assert.equal((await calls.update(client, id, { readAt })).body.data.readAt, readAt);
    await calls.update(client, id, { readAt });
    await calls.update(client, id, { readAt: null });
    assert.equal((await calls.remove(client, id)).status, 200);
    await tell(client, 'message.received');
    assert.deepEqual(
      (await stream.read(4)).map(({ type }) => type),
      ['notification.changed', 'notification.changed', 'notification.changed', 'message.received'],
    );
    stream.close();
  });

  it('leave those of others, and everything but the time of reading, alone', async () => {
    const calls = callsOn(api, 'notifications');
    const [row] = await list(professional);
    const id = String(row?.id);
    assert.equal((await calls.update(client, id, { readAt: null })).status, 404);
    assert.equal((await calls.remove(client, id)).status, 404);
    assert.equal((await calls.update(professional, id, { type: 'invoice.paid' })).status, 422);
    assert.equal((await list(professional))[0]?.type, 'document.accepted');
  });

  it('say whether what they are about is still there', async () => {
    const { id } = await runAsSystem(api.services.db, (tx) =>
      tx
        .insertInto('conversations')
        .values({ professionalId: professional.id, clientId: client.id, openedBy: client.id })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    await tell(professional, 'message.received', { conversationId: id });
    for (const [type, key] of [
      ['message.received', 'conversationId'],
      ['appointment.accepted', 'appointmentId'],
      ['documents.asked', 'appointmentId'],
      ['review.received', 'reviewId'],
      ['comment.received', 'commentId'],
      ['comment.hidden', 'articleId'],
      ['question.answered', 'answerId'],
      ['answer.best', 'answerId'],
      ['invoice.paid', 'invoiceId'],
      ['document.refused', 'documentId'],
      ['advertisement.approved', 'addId'],
      ['calendar.failed', 'calendarSourceId'],
    ] as const)
      await tell(professional, type, { [key]: randomUUID() });
    const rows = await list(professional);
    assert.deepEqual(
      rows.filter(({ isGone }) => isGone === false).map(({ data }) => data),
      [{ conversationId: id }],
    );
    assert.ok(rows.length > 10);
  });

  it('are counted by the index of what is unread', async () => {
    await runAsSystem(api.services.db, async (tx) => {
      const read = { userId: client.id, type: 'invoice.paid', data: '{}', readAt: new Date() };
      await tx
        .insertInto('notifications')
        .values(Array.from({ length: 3000 }, () => read))
        .execute();
    });
    await runAsSystem(api.services.db, (tx) => tx.executeQuery(CompiledQuery.raw('analyze notifications')));
    const sent = await statementsOf(() => unread(client));
    const count = sent.find(({ text }) => text.includes('count(*)') && text.includes('notifications'));
    assert.ok(count);
    const plan = await runAsSystem(api.services.db, (tx) =>
      tx.executeQuery<Record<string, string>>(CompiledQuery.raw(`explain ${count.text}`, [...count.values])),
    );
    assert.match(JSON.stringify(plan.rows), /notifications_unread/u);
  });
});
