import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { conversationLimits } from 'shared-contracts/schemas/conversation';
import { messageReport, reportedMessage } from 'shared-contracts/schemas/message-report';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { conversing } from '../support/conversing.ts';
import { sendFile } from '../support/send-file.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

describe('reports of messages', () => {
  let api: TestApi;
  let talk: ReturnType<typeof conversing>;
  let professional: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi();
    talk = conversing(api);
    professional = await talk.reachable();
    operator = await api.operator();
  });
  after(() => api.close());
  const reports = () => callsOn(api, 'message_reports');
  const read = (who: Person | undefined, id: string) =>
    api.call<{ data: v.InferOutput<typeof reportedMessage>[] }>('GET', `/message-reports/${id}/messages`, {
      token: who?.token,
    });

  /** A conversation with messages `1` to `15`, of which `8` has a file. */
  async function talked() {
    const { who, id } = await talk.pair(professional);
    const ids: string[] = [];
    for (let seq = 1; seq <= 15; seq += 1) {
      const uploadId = seq === 8 && (await sendFile(api, who, 'message', '%PDF-1.4\n')).body.data.id;
      const attachment = uploadId ? { attachment: { uploadId, name: 'a.pdf' } } : {};
      ids.push((await talk.send(who, id, `${seq}`, attachment)).body.data.id);
    }
    return { who, id, ids };
  }

  it('let an operator read the message and a few around it, each time with a trace', async () => {
    const { who, id, ids } = await talked();
    const asked = { conversationId: id, messageId: ids[7], reason: 'Insultes' };
    const reported = await reports().create(professional, asked);
    assert.equal(reported.status, 201);
    const row = v.parse(messageReport, reported.body.data);
    assert.equal(row.decidedAt, null);
    const again = await reports().create(professional, asked);
    assert.deepEqual([again.status, again.body.code], [409, 'ALREADY_REPORTED']);

    const shown = await read(operator, row.id);
    assert.equal(shown.status, 200);
    const messages = v.parse(v.array(reportedMessage), shown.body.data);
    assert.deepEqual(
      messages.map(({ body }) => body),
      ['5', '6', '7', '8', '9', '10', '11'],
    );
    assert.deepEqual(
      messages.filter(({ isReported }) => isReported).map(({ attachmentUrl }) => attachmentUrl !== null),
      [true],
    );
    const entries = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('audit').select(['actorId', 'action', 'details']).where('subject', '=', row.id).execute(),
    );
    assert.deepEqual(entries, [
      {
        actorId: operator.id,
        action: 'message_report.read',
        details: { conversationId: id, messageId: ids[7], messages: 7 },
      },
    ]);
    for (const [person, status] of [
      [undefined, 401],
      [who, 403],
      [professional, 403],
    ] as const)
      assert.equal((await read(person, row.id)).status, status);
    assert.equal((await read(operator, randomUUID())).status, 404);
    assert.equal((await talk.messages.find(operator)).status, 403, 'nothing else');
  });

  it('of a whole conversation show what was written before, and nothing after', async () => {
    const { who, id } = await talked();
    const { body } = await reports().create(who, { conversationId: id, reason: 'Démarchage' });
    await talk.send(professional, id, 'later');
    const shown = await read(operator, body.data.id);
    assert.deepEqual(
      shown.body.data.map(({ seq }) => seq),
      [9, 10, 11, 12, 13, 14, 15],
    );
  });

  it('are one until they are decided: a later report adds its reason and what came since', async () => {
    const { who, id } = await talked();
    const report = (reason: string) => reports().create(who, { conversationId: id, reason });
    const first = await report('Démarchage');
    assert.equal((await report('Encore')).body.code, 'ALREADY_REPORTED');
    await talk.send(professional, id, 'later');
    const second = await report('Insultes');
    assert.deepEqual([second.status, second.body.data.id], [201, first.body.data.id]);
    assert.equal(second.body.data.reason, 'Démarchage\n\nInsultes');
    const shown = await read(operator, first.body.data.id);
    assert.equal(shown.body.data.at(-1)?.body, 'later');
    await reports().update(operator, first.body.data.id, { decision: 'Avertissement' });
    const third = await report('Insultes');
    assert.equal(third.status, 201);
    assert.notEqual(third.body.data.id, first.body.data.id);
  });

  it('are decided by operators, whose decision is theirs', async () => {
    const { who, id } = await talked();
    const { body } = await reports().create(professional, { conversationId: id, reason: 'Démarchage' });
    assert.equal((await reports().update(professional, body.data.id, { decision: 'a' })).status, 403);
    const open = { where: { decidedAt: null, conversationId: id } };
    assert.equal((await reports().find(operator, open)).body.data.length, 1);
    const decided = await reports().update(operator, body.data.id, { decision: 'Avertissement' });
    assert.deepEqual([decided.status, decided.body.data.decision], [200, 'Avertissement']);
    assert.equal((await reports().find(operator, open)).body.data.length, 0);
    const mine = (await reports().get(professional, body.data.id)).body.data;
    assert.deepEqual([typeof mine.decidedAt, 'decision' in mine], ['string', false]);
    assert.equal((await reports().get(who, body.data.id)).status, 404, 'who was reported is not told');
  });

  it('are of one’s own conversations, with a reason, and ten an hour', async () => {
    const { who, id, ids } = await talked();
    const { id: elsewhere, who: other } = await talk.pair(professional);
    const create = (body: object) => reports().create(who, { reason: 'a', ...body });
    assert.equal((await create({ conversationId: id, reason: ' ' })).body.errors[0]?.code, 'REQUIRED');
    assert.deepEqual((await create({ conversationId: elsewhere })).body.errors[0]?.pointer, '/conversationId');
    assert.deepEqual(
      (await create({ conversationId: id, messageId: randomUUID() })).body.errors[0]?.pointer,
      '/messageId',
    );
    assert.equal((await reports().create(other, { conversationId: elsewhere, reason: 'a' })).status, 422, 'empty');
    assert.equal((await reports().create(operator, { conversationId: id, reason: 'a' })).status, 403);
    const statuses = await Promise.all(
      ids.map(async (messageId) => (await create({ conversationId: id, messageId })).status),
    );
    assert.equal(statuses.filter((status) => status === 201).length, conversationLimits.reportsPerHour);
    assert.ok(statuses.includes(429));
  });
});
