import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { conversationLimits, message } from 'shared-contracts/schemas/conversation';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { conversing } from '../support/conversing.ts';
import { drawing, pixel, sendFile } from '../support/send-file.ts';
import { callsOn, notified } from '../support/table-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const MINUTE = 60_000;
const pdf = '%PDF-1.4\n%%EOF\n';

describe('messages', () => {
  let api: TestApi;
  let clock = Date.now();
  let talk: ReturnType<typeof conversing>;
  let professional: Person;
  let stranger: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' }, () => new Date(clock));
    talk = conversing(api);
    professional = await talk.reachable();
    stranger = await api.register('client');
  });
  after(() => api.close());

  const pair = () => talk.pair(professional);
  const list = async (who: Person, query: object) => (await talk.messages.find(who, query)).body.data;
  const eventsOf = (userId: string) =>
    runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('events').select(['type', 'data']).where('userId', '=', userId).orderBy('id').execute(),
    );
  const typesOf = async (userId: string) => (await eventsOf(userId)).map(({ type }) => type);

  it('have an id of their sender: sent again they are the same, and nobody else takes it', async () => {
    const { who, id } = await pair();
    const messageId = randomUUID();
    const send = (body: string) => talk.messages.create(who, { id: messageId, conversationId: id, body });
    const sent = await Promise.all([send('Bonjour'), send('Bonjour'), send('Bonjour')]);
    assert.deepEqual(
      sent.map(({ status, body }) => [status, body.data.id, body.data.seq]),
      Array.from({ length: 3 }, () => [201, messageId, 1]),
    );
    v.parse(v.strictObject(message.entries), sent[0]?.body.data);
    assert.equal((await send('Autre chose')).body.data.body, 'Bonjour', 'the first counts');
    assert.equal((await talk.shown(professional, id)).unread, 1);
    assert.deepEqual(await typesOf(who.id), ['message.sent']);
    const taken = await talk.messages.create(professional, { id: messageId, conversationId: id, body: 'à moi' });
    assert.deepEqual([taken.status, taken.body.code], [409, 'CONFLICT']);
    const elsewhere = await pair();
    const body = { id: messageId, conversationId: elsewhere.id, body: 'à moi' };
    assert.equal((await talk.messages.create(elsewhere.who, body)).status, 409);
    assert.equal((await talk.shown(elsewhere.who, elsewhere.id)).lastSeq, 0);
    const without = await talk.messages.create(who, { conversationId: id, body: 'a' });
    assert.deepEqual(without.body.errors, [{ pointer: '/id', code: 'REQUIRED' }]);
  });

  it('are numbered without gaps whoever writes at the same time, and listed from any number', async () => {
    const { who, id } = await pair();
    await talk.send(who, id, 'Bonjour');
    const written = await Promise.all(
      Array.from({ length: 18 }, (_, index) => talk.send(index % 2 === 0 ? who : professional, id, `${index}`)),
    );
    assert.deepEqual(
      written.map(({ body }) => body.data.seq).sort((one, two) => Number(one) - Number(two)),
      Array.from({ length: 18 }, (_, index) => index + 2),
    );
    const [mine, theirs] = await Promise.all(
      [who, professional].map((person) => list(person, { where: { conversationId: id }, limit: 100 })),
    );
    assert.deepEqual(mine, theirs);
    assert.deepEqual(
      mine?.map(({ seq }) => seq),
      Array.from({ length: 19 }, (_, index) => 19 - index),
      'the latest first',
    );
    const caught = await list(who, { where: { conversationId: id, seq: { $gt: 17 } }, sort: [{ seq: 'asc' }] });
    assert.deepEqual(
      caught.map(({ seq }) => seq),
      [18, 19],
    );
    const around = await list(who, { where: { conversationId: id, seq: { $gte: 8, $lte: 10 } } });
    assert.deepEqual(
      around.map(({ seq }) => seq).toSorted((one, other) => Number(one) - Number(other)),
      [8, 9, 10],
    );
    const first = await list(who, {
      where: { conversationId: id, recipientId: who.id, seq: { $gt: 5 } },
      sort: [{ seq: 'asc' }],
      limit: 1,
    });
    const toWho = mine?.filter(({ senderId, seq }) => senderId !== who.id && Number(seq) > 5).map(({ seq }) => seq);
    assert.deepEqual(
      first.map(({ seq }) => seq),
      toWho?.toSorted((one, other) => Number(one) - Number(other)).slice(0, 1),
    );
    const older = await list(who, { where: { conversationId: id, seq: { $lt: 4 } } });
    assert.deepEqual(
      older.map(({ seq }) => seq),
      [3, 2, 1],
    );
  });

  it('are nobody else’s, and never changed', async () => {
    const { who, id } = await pair();
    const sent = await talk.send(who, id, 'Bonjour');
    assert.equal((await talk.messages.get(stranger, sent.body.data.id)).status, 404);
    assert.deepEqual(await list(stranger, { where: { conversationId: id } }), []);
    const intruding = await talk.send(stranger, id, 'hello');
    assert.deepEqual(intruding.body.errors, [{ pointer: '/conversationId', code: 'NOT_FOUND' }]);
    assert.equal((await talk.messages.update(who, sent.body.data.id, { body: 'forged' })).status, 403);
    for (const [field, value] of [
      ['recipientId', stranger.id],
      ['senderId', stranger.id],
      ['seq', 1],
      ['attachmentId', randomUUID()],
      ['isAutomatic', true],
    ] as const) {
      const { status, body } = await talk.send(who, id, 'a', { [field]: value });
      assert.equal(status, 422, field);
      assert.equal(body.errors[0]?.pointer, `/${field}`);
    }
    assert.deepEqual((await talk.send(who, id, '  ')).body.errors, [{ pointer: '/body', code: 'REQUIRED' }]);
    assert.equal((await talk.send(who, id, 'x'.repeat(4001))).body.errors[0]?.code, 'TOO_LONG');
  });

  describe('that are read', () => {
    it('are counted per party, up to a number that never goes back', async () => {
      const { who, id } = await pair();
      for (const body of ['one', 'two', 'three']) await talk.send(who, id, body);
      const read = async (person: Person, readUpTo: number) => {
        const { status, body } = await talk.conversations.update(person, id, { readUpTo });
        assert.equal(status, 200);
        return [body.data.unread, body.data.readUpTo];
      };
      assert.deepEqual(await read(professional, 2), [1, 2]);
      assert.deepEqual(await read(professional, 2), [1, 2], 'again');
      assert.deepEqual(await read(professional, 1), [1, 2], 'less');
      await talk.send(professional, id, 'four');
      await talk.send(who, id, 'five');
      assert.deepEqual(await read(professional, 99), [0, 5], 'as far as there is');
      assert.equal((await talk.shown(who, id)).unread, 1);
      assert.deepEqual(await read(who, 5), [0, 5]);
      assert.equal((await talk.conversations.update(who, id, { readUpTo: -1 })).status, 422);
    });

    it('count right when messages arrive while they are read', async () => {
      const { who, id } = await pair();
      await Promise.all([
        ...Array.from({ length: 15 }, () => talk.send(who, id, 'a')),
        ...Array.from({ length: 15 }, (_, index) => talk.conversations.update(professional, id, { readUpTo: index })),
      ]);
      const { unread, readUpTo } = await talk.shown(professional, id);
      assert.equal(Number(unread), 15 - Number(readUpTo));
    });

    it('are shown as read only where both allow it', async () => {
      const { who, id } = await pair();
      await talk.send(who, id, 'one');
      await talk.send(who, id, 'two');
      const users = callsOn(api, 'users');
      const shown = async () => (await talk.shown(who, id)).otherReadUpTo;
      assert.equal(await shown(), 0);
      await talk.conversations.update(professional, id, { readUpTo: 1 });
      assert.equal(await shown(), 1);
      assert.deepEqual((await eventsOf(who.id)).at(-1)?.type, 'message.read');
      for (const hiding of [who, professional]) {
        assert.equal((await users.update(hiding, hiding.id, { readReceipts: false })).status, 200);
        assert.equal(await shown(), null);
        assert.equal((await talk.shown(professional, id)).otherReadUpTo, null, 'for both');
        const before = (await typesOf(who.id)).length;
        await talk.conversations.update(professional, id, { readUpTo: 2 });
        assert.equal((await typesOf(who.id)).length, before);
        assert.equal((await users.update(hiding, hiding.id, { readReceipts: true })).status, 200);
      }
      assert.equal(await shown(), 2);
    });
  });

  it('notify of the first unread one, and tell both of each with its number', async () => {
    const { who, id } = await pair();
    const before = (await notified(api, professional)).length;
    const sent: string[] = [];
    for (const body of ['one', 'two']) sent.push((await talk.send(who, id, body)).body.data.id);
    assert.equal((await notified(api, professional)).length, before + 1);
    const dataOf = (seq: number) => ({ conversationId: id, messageId: sent[seq - 1], seq, senderId: who.id });
    assert.deepEqual(await eventsOf(who.id), [
      { type: 'message.sent', data: dataOf(1) },
      { type: 'message.sent', data: dataOf(2) },
    ]);
    assert.deepEqual((await eventsOf(professional.id)).slice(-2), [
      { type: 'message.received', data: dataOf(1) },
      { type: 'message.received', data: dataOf(2) },
    ]);
    await talk.conversations.update(professional, id, { readUpTo: 2 });
    assert.deepEqual((await eventsOf(who.id)).at(-1), {
      type: 'message.read',
      data: { conversationId: id, messageId: sent[1], seq: 2, readerId: professional.id },
    });
  });

  it('notify again of what comes after an away answer, after the bell was read, and after a bundle; reading them reads the bell', async () => {
    const one = await talk.reachable({ isAway: true, awayFr: 'Absent' });
    const { who, id } = await talk.pair(one);
    const bell = async (person: Person) =>
      (await callsOn(api, 'notifications').find(person, { where: { readAt: null }, limit: 100 })).body.data.filter(
        ({ type }) => type === 'message.received',
      ).length;
    await talk.send(who, id, 'one');
    assert.deepEqual([await bell(one), await bell(who)], [1, 0], 'the away answer is no news');
    await talk.send(one, id, 'two');
    assert.equal(await bell(who), 1);
    const until = new Date(Date.now() + MINUTE).toISOString();
    await api.call('POST', '/notifications/read-all', { token: who.token, body: { until } });
    await talk.send(one, id, 'three');
    await talk.send(one, id, 'four');
    assert.equal(await bell(who), 1, 'once');
    await runAsSystem(api.services.db, async (tx) => {
      await tx.updateTable('notifications').set({ mailFrom: null }).where('userId', '=', who.id).execute();
      const mailedAt = new Date(Date.now() + 1000);
      await tx.insertInto('mailBundles').values({ userId: who.id, mailedAt }).execute();
    });
    await talk.send(one, id, 'five');
    assert.equal(await bell(who), 2, 'which has been mailed');
    await talk.conversations.update(who, id, { readUpTo: 4 });
    assert.equal(await bell(who), 2, 'some are left');
    await talk.conversations.update(who, id, { readUpTo: 99 });
    assert.equal(await bell(who), 0);
    assert.ok((await typesOf(who.id)).includes('notification.changed'));
    const waiting = await runAsSystem(api.services.db, (tx) =>
      tx
        .selectFrom('notifications')
        .select('id')
        .where('userId', '=', who.id)
        .where('mailFrom', 'is not', null)
        .execute(),
    );
    assert.deepEqual(waiting, []);
  });

  it('stop at twenty a minute with a clear error, per person; sending one again is no second one', async () => {
    const { who, id } = await pair();
    const { id: theirs, who: calm } = await pair();
    const first = randomUUID();
    const send = () => talk.send(who, id, 'again');
    assert.equal((await talk.messages.create(who, { id: first, conversationId: id, body: 'first' })).status, 201);
    const racing = await Promise.all(Array.from({ length: conversationLimits.messagesPerMinute + 4 }, send));
    assert.equal(racing.filter(({ status }) => status === 201).length, conversationLimits.messagesPerMinute - 1);
    const refused = racing.find(({ status }) => status === 429);
    assert.equal(refused?.body.code, 'TOO_MANY_MESSAGES');
    assert.equal(refused?.body.details.limit, 20);
    assert.ok(Number(refused?.headers['retry-after']) <= 60);
    assert.equal((await talk.messages.create(who, { id: first, conversationId: id, body: 'first' })).status, 201);
    assert.equal((await talk.send(calm, theirs, 'calm')).status, 201);
    clock += MINUTE + 1000;
    assert.equal((await send()).status, 201);
  });

  describe('with an attachment', () => {
    const upload = async (who: Person, content: string | Uint8Array) =>
      (await sendFile(api, who, 'message', content)).body.data.id;

    it('are pictures, drawings and PDF of either party, read by the two through a link that ends', async () => {
      const { who, id } = await pair();
      const contents = [
        [who, pixel, 'photo.png', 'image/png'],
        [professional, drawing, 'plan.svg', 'image/svg+xml'],
        [who, pdf, 'Contrat signé.pdf', 'application/pdf'],
      ] as const;
      for (const [sender, content, name, contentType] of contents) {
        const uploadId = await upload(sender, content);
        const sent = await talk.send(sender, id, '', { attachment: { uploadId, name } });
        assert.equal(sent.status, 201, JSON.stringify(sent.body));
        const reader = sender === who ? professional : who;
        const [row] = await list(reader, { where: { conversationId: id } });
        const shown = v.parse(message, row);
        assert.deepEqual([shown.attachment?.name, shown.attachment?.contentType], [name, contentType]);
        const file = await api.app.inject({ method: 'GET', url: shown.attachment?.url ?? '' });
        assert.equal(file.statusCode, 200);
        assert.match(String(file.headers['content-disposition']), /^attachment; /u);
        assert.ok(String(file.headers['content-disposition']).includes(encodeURIComponent(name)));
        assert.equal(file.headers['cache-control'], 'private, no-store');
        const [bare] = (shown.attachment?.url ?? '').split('?');
        assert.equal((await api.app.inject({ method: 'GET', url: bare ?? '' })).statusCode, 404);
      }
      const last = await talk.shown(professional, id);
      assert.deepEqual([last.lastMessage, last.lastAttachmentName, last.lastSeq], ['', 'Contrat signé.pdf', 3]);
    });

    it('exist when it was checked: what is refused never reaches the other party', async () => {
      const { who, id } = await pair();
      for (const [content, code] of [
        ['MZ\u0090\u0000 program', 'FILE_TYPE_INVALID'],
        ['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'SVG_NOT_ALLOWED'],
      ] as const) {
        const refused = await sendFile(api, who, 'message', content);
        assert.deepEqual([refused.status, refused.body.errors], [422, [{ pointer: '/file', code }]]);
      }
      const tooLarge = await sendFile(api, who, 'message', Buffer.alloc(4_194_304));
      assert.deepEqual(tooLarge.body.errors, [{ pointer: '/file', code: 'DOCUMENT_TOO_LARGE' }]);
      assert.equal((await talk.shown(who, id)).lastSeq, 0);
    });

    it('are one’s own, for a message, and used once', async () => {
      const { who, id } = await pair();
      const uploadId = await upload(who, pdf);
      const attachment = { uploadId, name: 'a.pdf' };
      const wrong = [
        await upload(professional, pdf),
        (await sendFile(api, who, 'appointment', pdf)).body.data.id,
        randomUUID(),
      ];
      for (const one of wrong) {
        const refused = await talk.send(who, id, 'a', { attachment: { uploadId: one, name: 'a.pdf' } });
        assert.deepEqual(refused.body.errors, [{ pointer: '/attachment/uploadId', code: 'NOT_FOUND' }]);
      }
      const unnamed = await talk.send(who, id, 'a', { attachment: { uploadId, name: ' ' } });
      assert.equal(unnamed.body.errors[0]?.pointer, '/attachment/name');
      const messageId = randomUUID();
      const send = () => talk.messages.create(who, { id: messageId, conversationId: id, body: '', attachment });
      assert.equal((await send()).status, 201);
      assert.equal((await send()).body.data.attachmentId, uploadId, 'sent again');
      assert.equal((await talk.send(who, id, 'twice', { attachment })).status, 422);
      assert.equal((await sendFile(api, await api.operator(), 'message', pdf)).status, 403);
    });

    it('lose the file, not its name, with their sender’s account', async () => {
      const one = await talk.reachable();
      const { who, id } = await talk.pair(one);
      const attachment = { uploadId: await upload(who, pdf), name: 'Bail.pdf' };
      await talk.send(who, id, '', { attachment });
      assert.equal((await api.call('DELETE', '/auth/account', { token: who.token, body: { password } })).status, 200);
      const [row] = await list(one, { where: { conversationId: id } });
      assert.deepEqual([row?.attachmentName, row?.attachment], ['Bail.pdf', null]);
    });
  });

  describe('between people of whom one has blocked the other', () => {
    const blocks = () => callsOn(api, 'blocks');

    it('are refused either way, until the blocker gives up', async () => {
      const { who, id } = await pair();
      await talk.send(who, id, 'Bonjour');
      assert.equal((await blocks().create(stranger, { blockedId: professional.id })).status, 422);
      const blocked = await blocks().create(professional, { blockedId: who.id });
      assert.equal(blocked.status, 201);
      assert.equal((await blocks().create(professional, { blockedId: who.id })).body.data.id, blocked.body.data.id);
      for (const sender of [who, professional]) {
        const refused = await talk.send(sender, id, 'a');
        assert.deepEqual([refused.status, refused.body.code], [409, 'CONVERSATION_BLOCKED']);
        assert.equal((await talk.shown(sender, id)).canWrite, 'blocked');
      }
      assert.equal((await talk.shown(professional, id)).blockId, blocked.body.data.id);
      assert.equal((await talk.shown(who, id)).blockId, null);
      assert.equal((await typesOf(who.id)).at(-1), 'conversation.changed');
      assert.deepEqual((await blocks().find(who)).body.data, []);
      assert.equal((await blocks().remove(who, blocked.body.data.id)).status, 404);
      assert.equal((await blocks().remove(professional, blocked.body.data.id)).status, 200);
      assert.equal((await talk.send(who, id, 'Bonjour')).status, 201);
    });
  });

  describe('that are being typed', () => {
    const type = (who: Person | undefined, id: string) =>
      api.call<{ code: string }>('POST', `/conversations/${id}/typing`, { token: who?.token });
    const heard = async (listener: Person, work: () => Promise<unknown>): Promise<unknown[]> => {
      const told: unknown[] = [];
      const end = api.services.events.subscribe(listener.id, (news) => news && told.push(news));
      await work();
      // Delivered in order: what follows on the same channel comes after it.
      await api.services.connection.kysely.executeQuery(
        (await import('kysely')).CompiledQuery.raw(`select pg_notify('nimbia_events', $1)`, [
          `${listener.id} {"type":"typing.started","data":{"is":"over"}}`,
        ]),
      );
      while (!told.some((news) => JSON.stringify(news).includes('over'))) await new Promise(setImmediate);
      end();
      return told.slice(0, -1);
    };

    it('are told to the other party’s open pages, every two seconds and after each message, and stored nowhere', async () => {
      const { who, id } = await pair();
      await talk.send(who, id, 'Bonjour');
      const stored = (await eventsOf(professional.id)).length;
      const news = { type: 'typing.started', data: { conversationId: id, userId: who.id } };
      assert.deepEqual(
        await heard(professional, async () => {
          for (let count = 0; count < 3; count += 1) assert.equal((await type(who, id)).status, 200);
        }),
        [news],
      );
      clock += 2000;
      assert.deepEqual(await heard(professional, () => type(who, id)), [news]);
      assert.deepEqual(await heard(who, () => type(who, id)), [], 'not to oneself');
      assert.equal((await eventsOf(professional.id)).length, stored);
      await talk.send(who, id, 'Encore');
      assert.deepEqual(await heard(professional, () => type(who, id)), [news], 'a message ends the pause');
    });

    it('are nobody else’s, and not told where nothing can be written', async () => {
      const { who, id } = await pair();
      assert.deepEqual(await heard(professional, () => type(who, id)), [], 'before the first message');
      await talk.send(who, id, 'Bonjour');
      assert.equal((await type(undefined, id)).status, 401);
      assert.equal((await type(stranger, id)).status, 404);
      assert.equal((await type(who, 'nothing')).status, 422);
      await callsOn(api, 'blocks').create(professional, { blockedId: who.id });
      const told = await heard(professional, async () => {
        const refused = await type(who, id);
        assert.deepEqual([refused.status, refused.body.code], [409, 'CONVERSATION_BLOCKED']);
      });
      assert.deepEqual(told, []);
    });
  });
});
