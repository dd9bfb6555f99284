import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { conversation, conversationLimits, message } from 'shared-contracts/schemas/conversation';
import * as v from 'valibot';
import { runAsSystem } from '../src/db/run-as.ts';
import { appointmentBetween } from './support/appointment-between.ts';
import { callsOn, notified } from './support/table-calls.ts';
import { openTestApi } from './support/test-api.ts';
import type { Person, TestApi } from './support/test-api.ts';

const minute = 60_000;

describe('conversations and messages', () => {
  let api: TestApi;
  let clock = Date.now();
  let client: Person;
  let other: Person;
  let professional: Person;
  let stranger: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' }, () => new Date(clock));
    client = await api.register('client');
    other = await api.register('client');
    professional = await api.register('professional');
    stranger = await api.register('professional');
    operator = await api.operator();
    await api.verify(professional.id);
  });
  after(() => api.close());
  const conversations = () => callsOn(api, 'conversations');
  const messages = () => callsOn(api, 'messages');
  /** A new account, so that earlier tests do not use up its limits. */
  const pair = async () => {
    const who = await api.register('client');
    const { body } = await conversations().create(who, { professionalId: professional.id });
    return { who, id: body.data.id };
  };

  it('answer 401, 403 and 422 before a conversation is opened', async () => {
    assert.equal((await conversations().create(undefined, { professionalId: professional.id })).status, 401);
    assert.equal((await conversations().create(operator, { professionalId: professional.id })).status, 403);
    assert.equal((await conversations().find(operator)).status, 403);
    const nobody = await conversations().create(client, { professionalId: randomUUID() });
    assert.deepEqual(nobody.body.errors, [{ pointer: '/professionalId', code: 'NOT_FOUND' }]);
    const unverified = await conversations().create(client, { professionalId: stranger.id });
    assert.equal(unverified.status, 422);
    assert.deepEqual((await conversations().create(client, {})).body.errors, [
      { pointer: '/professionalId', code: 'REQUIRED' },
    ]);
    const opened = await conversations().create(client, { professionalId: professional.id });
    assert.equal(opened.status, 201);
    const row = v.parse(conversation, opened.body.data);
    assert.equal(row.professional.firstNames, 'Awa');
    assert.equal(row.clientUnread, 0);
    assert.ok(!('professionalUnread' in opened.body.data), 'the other party’s count is not mine to read');
    const again = await conversations().create(client, { professionalId: professional.id });
    assert.equal(again.body.data.id, row.id);
  });

  it('let a professional write to clients with an appointment, in the thread of that appointment', async () => {
    const refused = await conversations().create(professional, { clientId: other.id });
    assert.deepEqual(refused.body.errors, [{ pointer: '/clientId', code: 'NOT_FOUND' }]);
    const appointmentId = await appointmentBetween(api, other, professional, {
      startsAt: new Date(clock),
      status: 'accepted',
    });
    const opened = await conversations().create(professional, { clientId: other.id, appointmentId });
    assert.equal(opened.status, 201);
    assert.equal(opened.body.data.appointmentId, appointmentId);
    const borrowed = await conversations().create(client, { professionalId: professional.id, appointmentId });
    assert.deepEqual(borrowed.body.errors, [{ pointer: '/appointmentId', code: 'NOT_FOUND' }]);
  });

  it('are visible to their opener only until something is written, and never to outsiders', async () => {
    const { who, id } = await pair();
    assert.equal((await conversations().get(professional, id)).status, 404);
    assert.equal((await conversations().get(other, id)).status, 404);
    const sent = await messages().create(who, { conversationId: id, body: 'Bonjour Maître' });
    assert.equal(sent.status, 201);
    v.parse(v.strictObject(message.entries), sent.body.data);
    const seen = await conversations().get(professional, id);
    assert.equal(seen.body.data.lastMessage, 'Bonjour Maître');
    assert.equal(seen.body.data.professionalUnread, 1);
    for (const outsider of [other, stranger]) {
      assert.equal((await messages().get(outsider, sent.body.data.id)).status, 404);
      assert.deepEqual((await messages().find(outsider, { where: { conversationId: id } })).body.data, []);
      const intruding = await messages().create(outsider, { conversationId: id, body: 'hello' });
      assert.deepEqual(intruding.body.errors, [{ pointer: '/conversationId', code: 'NOT_FOUND' }]);
    }
  });

  it('refuse messages that name a sender, empty ones and overlong ones', async () => {
    const { who, id } = await pair();
    for (const [field, value] of [
      ['recipientId', other.id],
      ['senderId', other.id],
      ['readAt', new Date().toISOString()],
      ['attachmentId', randomUUID()],
    ] as const) {
      const { status, body } = await messages().create(who, { conversationId: id, body: 'a', [field]: value });
      assert.equal(status, 422, field);
      assert.equal(body.errors[0]?.pointer, `/${field}`);
    }
    assert.equal((await messages().create(who, { conversationId: id, body: '  ' })).body.errors[0]?.code, 'REQUIRED');
    assert.equal(
      (await messages().create(who, { conversationId: id, body: 'x'.repeat(4001) })).body.errors[0]?.code,
      'TOO_LONG',
    );
  });

  it('count unread messages per party, and reading one marks all earlier ones', async () => {
    const { who, id } = await pair();
    const ids: string[] = [];
    for (const body of ['one', 'two', 'three'])
      ids.push((await messages().create(who, { conversationId: id, body })).body.data.id);
    const unread = async () => (await conversations().get(professional, id)).body.data.professionalUnread;
    assert.equal(await unread(), 3);
    const readAt = '2001-01-01T00:00:00Z';
    assert.equal((await messages().update(who, ids[1] ?? '', { readAt })).status, 404, 'not by who wrote it');
    const stale = await messages().step(professional, ids[1] ?? '', { readAt: { $isNull: false } }, { readAt });
    assert.deepEqual([stale.status, await unread()], [412, 3]);
    const read = await messages().update(professional, ids[1] ?? '', { readAt });
    assert.equal(read.status, 200);
    assert.equal(read.body.data.readAt, new Date(clock).toISOString(), 'the time is ours');
    assert.equal(await unread(), 1);
    await messages().update(professional, ids[1] ?? '', { readAt });
    assert.equal(await unread(), 1, 'reading again changes nothing');
    await messages().update(professional, ids[2] ?? '', { readAt });
    assert.equal(await unread(), 0);
    assert.equal((await messages().update(professional, ids[2] ?? '', { body: 'forged' })).status, 422);
    assert.deepEqual(
      (
        await messages().find(professional, { where: { conversationId: id }, sort: [{ createdAt: 'asc' }] })
      ).body.data.map(({ body }) => body),
      ['one', 'two', 'three'],
    );
  });

  it('notify of the first unread message, and send events to both for each', async () => {
    const { who, id } = await pair();
    const before = (await notified(api, professional)).length;
    for (const body of ['one', 'two']) await messages().create(who, { conversationId: id, body });
    assert.equal((await notified(api, professional)).length, before + 1);
    const events = (userId: string) =>
      runAsSystem(api.services.db, (tx) =>
        tx.selectFrom('events').select('type').where('userId', '=', userId).orderBy('id').execute(),
      );
    assert.deepEqual(
      (await events(who.id)).map(({ type }) => type),
      ['message.sent', 'message.sent'],
    );
    assert.deepEqual(
      (await events(professional.id)).slice(-2).map(({ type }) => type),
      ['message.received', 'message.received'],
    );
  });

  it('stop at twenty messages a minute with a clear error, per person', async () => {
    const { who, id } = await pair();
    const { id: theirs, who: calm } = await pair();
    const send = () => messages().create(who, { conversationId: id, body: 'again' });
    const racing = await Promise.all(Array.from({ length: conversationLimits.messagesPerMinute + 5 }, send));
    assert.equal(racing.filter(({ status }) => status === 201).length, conversationLimits.messagesPerMinute);
    const refused = racing.find(({ status }) => status === 429);
    assert.equal(refused?.body.code, 'TOO_MANY_MESSAGES');
    assert.equal(refused?.body.details.limit, 20);
    assert.ok(Number(refused?.headers['retry-after']) <= 60);
    assert.equal((await messages().create(calm, { conversationId: theirs, body: 'calm' })).status, 201);
    clock += minute + 1000;
    assert.equal((await send()).status, 201);
  });

  it('stop at five new conversations an hour; existing ones still open', async () => {
    const who = await api.register('client');
    const professionals: Person[] = [];
    for (let index = 0; index < 6; index += 1) {
      const one = await api.register('professional');
      await api.verify(one.id);
      professionals.push(one);
    }
    const statuses: number[] = [];
    for (const { id } of professionals)
      statuses.push((await conversations().create(who, { professionalId: id })).status);
    assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429]);
    const refused = await conversations().create(who, { professionalId: professionals[5]?.id });
    assert.equal(refused.body.code, 'TOO_MANY_CONVERSATIONS');
    assert.equal((await conversations().create(who, { professionalId: professionals[0]?.id })).status, 201);
  });

  it('are not duplicated when both parties open one concurrently', async () => {
    const who = await api.register('client');
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => conversations().create(who, { professionalId: professional.id })),
    );
    assert.deepEqual([...new Set(opened.map(({ status }) => status))], [201]);
    assert.equal(new Set(opened.map(({ body }) => body.data.id)).size, 1);
  });
});
