import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { mostDocuments } from 'shared-contracts/schemas/appointment';
import { mostAsked } from 'shared-contracts/schemas/asked-document';
import { runAsSystem } from '../../src/db/run-as.ts';
import { inWriteCall } from '../../src/generic/call-context.ts';
import { deleteAccount } from '../../src/modules/accounts/delete-account.ts';
import { answerAsked } from '../../src/modules/asked-documents/answer-asked.ts';
import { setChoice } from '../../src/modules/notification-choices/set-choice.ts';
import { bundleNotifications } from '../../src/modules/notifications/bundle-notifications.ts';
import { policies } from '../../src/tables.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { outboxOf } from '../support/mail-jobs.ts';
import { sendFile } from '../support/send-file.ts';
import { callsOn, notified } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const HOUR = 3_600_000;
const paper = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF');

describe('documents that a professional asks for', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  let id: string;
  let ahead = 0;
  let hour = 0;
  before(async () => {
    api = await openTestApi({}, () => new Date(Date.now() + ahead));
  });
  after(() => api.close());
  beforeEach(async () => {
    ahead = 0;
    [client, professional] = await Promise.all([api.register('client'), api.register('professional')]);
    id = await booked();
  });

  const booked = (status: 'waiting' | 'accepted' | 'cancelled' = 'accepted') =>
    appointmentBetween(api, client, professional, {
      startsAt: new Date(Date.now() + (24 + 2 * hour++) * HOUR),
      status,
    });
  const asked = () => callsOn(api, 'asked_documents');
  const documents = () => callsOn(api, 'appointment_documents');
  const ask = (names: readonly string[], who: Person | undefined = professional, appointmentId = id) =>
    asked().createMany(
      who,
      names.map((name) => ({ appointmentId, name })),
    );
  const list = async (who: Person) => (await asked().find(who, { where: { appointmentId: id } })).body.data;
  const one = async (name = 'Bail') => {
    assert.equal((await ask([name])).status, 201);
    return String((await list(professional)).find((row) => row.name === name)?.id);
  };
  const send = async (askedId?: string, name = 'scan.pdf') => {
    const { body } = await sendFile(api, client, 'appointment', paper);
    return documents().create(client, { appointmentId: id, uploadId: body.data.id, name, ...(askedId && { askedId }) });
  };
  const history = async () => {
    const { body } = await callsOn(api, 'appointment_history').find(client, { where: { appointmentId: id } });
    return body.data.map(({ transition, actorRole, changeNote, fromStatus, toStatus }) => {
      assert.deepEqual([fromStatus, changeNote], [toStatus, null], 'no names');
      return [transition, actorRole];
    });
  };
  const refreshed = async () => {
    const { rows } = await runAsSystem(api.services.db, (tx) =>
      sql<{ userId: string }>`
        select user_id from events where type = 'appointment.documents' and data ->> 'appointmentId' = ${id}`.execute(
        tx,
      ),
    );
    return rows.map(({ userId }) => userId).sort();
  };

  it('answer 401, 403 and 422, and are read by the two parties alone, in the order of asking', async () => {
    const stranger = await api.register('professional');
    assert.equal((await asked().createMany(undefined, [])).status, 401);
    assert.equal((await ask(['a'], client)).status, 403);
    const refused = await asked().create(stranger, { appointmentId: id, name: 'a' });
    assert.deepEqual(refused.body.errors, [{ pointer: '/appointmentId', code: 'NOT_FOUND' }]);
    const other = await booked();
    const two = await asked().createMany(professional, [
      { appointmentId: id, name: 'a' },
      { appointmentId: other, name: 'b' },
    ]);
    assert.equal(two.status, 422);
    for (const name of [' ', 'x'.repeat(121), 'a\nb']) assert.equal((await ask([name])).status, 422, name);
    assert.equal((await ask(['x'.repeat(120), 'Pièce d’identité', 'Bail'])).status, 201);
    for (const who of [client, professional])
      assert.deepEqual(
        (await list(who)).map(({ name }) => name),
        ['x'.repeat(120), 'Pièce d’identité', 'Bail'],
      );
    for (const who of [stranger, await api.register('client')]) assert.deepEqual(await list(who), []);
  });

  it('tell the client once, and the open pages of both, and stand in the history', async () => {
    await ask(['Pièce d’identité', 'Bail']);
    assert.deepEqual(await notified(api, client), ['documents.asked']);
    assert.deepEqual(await notified(api, professional), []);
    assert.deepEqual(await refreshed(), [client.id, professional.id].sort());
    assert.deepEqual(await history(), [['ask_documents', 'professional']]);
    const { body } = await callsOn(api, 'notifications').find(client);
    const [told] = body.data;
    assert.deepEqual(Object.keys(told?.data as object).sort(), ['appointmentId', 'startsAt'], 'no names');
    assert.equal(told?.isGone, false);
  });

  it('are asked for once while they are awaited', async () => {
    const askedId = await one('Bail');
    const again = await ask(['Bail', 'Acte']);
    assert.equal(again.status, 201);
    assert.deepEqual([again.body.data.length, again.body.data[0]?.id], [2, askedId]);
    assert.equal((await asked().create(professional, { appointmentId: id, name: 'Bail' })).body.data.id, askedId);
    assert.equal((await list(client)).length, 2);
    assert.deepEqual(await notified(api, client), ['documents.asked', 'documents.asked']);
    assert.equal((await history()).length, 2, 'and not for nothing new');
    await send(askedId);
    await ask(['Bail']);
    assert.equal((await list(client)).length, 3, 'what came may be asked for again');
  });

  it('are ten at most, which the client’s own ten do not use up', async () => {
    const names = Array.from({ length: mostAsked + 1 }, (_, index) => `${index}`);
    assert.equal((await ask(names)).body.code, 'LIMIT_EXCEEDED');
    assert.equal((await ask(names.slice(1))).status, 201);
    const more = await asked().create(professional, { appointmentId: id, name: 'b' });
    assert.deepEqual(more.body.errors, [{ pointer: '', code: 'LIMIT_EXCEEDED' }]);
    for (let index = 0; index < mostDocuments; index += 1) assert.equal((await send()).status, 201);
    assert.deepEqual((await send()).body.errors, [{ pointer: '/uploadId', code: 'LIMIT_EXCEEDED' }]);
    const [first, second] = await list(client);
    for (const wanted of [first, second]) assert.equal((await send(wanted?.id)).status, 201);
    assert.equal((await documents().find(professional, { where: { appointmentId: id } })).body.data.length, 12);
  });

  it('come as documents of the appointment, once, and are awaited again when the client takes them back', async () => {
    const askedId = await one();
    const sent = await send(askedId);
    assert.equal(sent.status, 201, JSON.stringify(sent.body));
    for (const who of [client, professional]) {
      const [row] = await list(who);
      assert.deepEqual([row?.documentId, row?.isAwaited], [sent.body.data.id, false]);
    }
    assert.deepEqual(await notified(api, professional), ['documents.answered']);
    assert.deepEqual((await send(askedId)).body.errors, [{ pointer: '/askedId', code: 'NOT_FOUND' }]);
    for (const late of [
      await asked().remove(professional, askedId),
      await asked().update(client, askedId, { isUnavailable: true }),
    ])
      assert.deepEqual([late.status, late.body.code], [409, 'TRANSITION_NOT_ALLOWED']);
    assert.equal((await documents().remove(client, sent.body.data.id)).status, 200);
    const [again] = await list(professional);
    assert.deepEqual([again?.documentId, again?.isAwaited], [null, true]);
    assert.deepEqual(await history(), [
      ['ask_documents', 'professional'],
      ['send_document', 'client'],
      ['remove_document', 'client'],
    ]);
  });

  it('belong to their own appointment, and nothing of a refused one is kept', async () => {
    const askedId = await one();
    id = await booked();
    assert.deepEqual((await send(askedId)).body.errors, [{ pointer: '/askedId', code: 'NOT_FOUND' }]);
    assert.deepEqual((await documents().find(client, { where: { appointmentId: id } })).body.data, []);
  });

  it('are withdrawn by who asked, and nothing is sent for them any more', async () => {
    const askedId = await one();
    assert.equal((await asked().remove(client, askedId)).status, 403);
    assert.equal((await asked().remove(await api.register('professional'), askedId)).status, 404);
    assert.equal((await asked().remove(professional, askedId)).status, 200);
    assert.equal((await asked().remove(professional, askedId)).status, 404);
    assert.deepEqual((await send(askedId)).body.errors, [{ pointer: '/askedId', code: 'NOT_FOUND' }]);
    assert.deepEqual(await list(client), []);
    assert.deepEqual((await history()).at(-1), ['withdraw_document', 'professional']);
  });

  it('are said to be missing by the client, who may send them all the same', async () => {
    const askedId = await one();
    assert.equal((await asked().update(professional, askedId, { isUnavailable: true })).status, 403);
    assert.equal((await asked().update(client, askedId, { isUnavailable: true, name: 'b' })).status, 422);
    for (let times = 0; times < 2; times += 1)
      assert.equal((await asked().update(client, askedId, { isUnavailable: true })).status, 200);
    const [row] = await list(professional);
    assert.deepEqual([row?.isUnavailable, row?.isAwaited], [true, false]);
    assert.deepEqual(await notified(api, professional), ['documents.answered'], 'said once');
    await asked().update(client, askedId, { isUnavailable: false });
    await asked().update(client, askedId, { isUnavailable: true });
    assert.equal((await send(askedId)).status, 201);
    const [came] = await list(professional);
    assert.equal(came?.isUnavailable, false);
    assert.deepEqual(
      (await history()).map(([transition]) => transition),
      ['ask_documents', 'lack_document', 'have_document', 'lack_document', 'send_document'],
    );
  });

  it('are said to be missing once by two requests, each of which read them as awaited', async () => {
    const askedId = await one();
    const [before] = await list(client);
    assert.ok(before);
    assert.equal((await asked().update(client, askedId, { isUnavailable: true })).status, 200);
    const caller = { role: 'client', userId: client.id } as const;
    await inWriteCall({ caller, services: api.services, log: api.app.log }, 'client', (context) =>
      answerAsked(context, { id: askedId, before, input: { isUnavailable: true } }),
    );
    assert.deepEqual(await notified(api, professional), ['documents.answered']);
    assert.deepEqual((await history()).at(-1), ['lack_document', 'client']);
    assert.equal((await history()).length, 2);
  });

  it('are written once when a request names them twice', async () => {
    const { status, body } = await ask(['Bail', 'Acte', 'Bail']);
    assert.deepEqual([status, body.data.map(({ name }) => name)], [201, ['Bail', 'Acte']]);
    assert.equal((await list(client)).length, 2);
  });

  it('are found by the client among what is awaited', async () => {
    const askedId = await one('Bail');
    await one('Acte');
    await send(askedId);
    const { body } = await asked().find(client, { where: { isAwaited: true } });
    assert.deepEqual(
      body.data.map(({ name }) => name),
      ['Acte'],
    );
    const refused = await asked().find(professional, { where: { isAwaited: true } });
    assert.deepEqual([refused.status, refused.body.code], [422, 'OPERATOR_UNKNOWN']);
  });

  it('are asked for and answered until the appointment ends or will not take place', async () => {
    const askedId = await one();
    assert.equal((await ask(['a'], professional, await booked('waiting'))).status, 201);
    assert.equal((await ask(['a'], professional, await booked('cancelled'))).body.code, 'TRANSITION_NOT_ALLOWED');
    await runAsSystem(api.services.db, (tx) =>
      tx
        .updateTable('appointments')
        .set({ endsAt: new Date() })
        .where('id', '=', id)
        .set({ startsAt: new Date(0) })
        .execute(),
    );
    for (const late of [
      await ask(['b']),
      await asked().update(client, askedId, { isUnavailable: true }),
      await asked().remove(professional, askedId),
      await send(askedId),
    ])
      assert.deepEqual([late.status, late.body.code], [409, 'TRANSITION_NOT_ALLOWED']);
    assert.equal((await list(client)).length, 1, 'what was asked for stays to be read');
  });

  it('show a professional who must first check for a conflict only that they came', async () => {
    const askedId = await one();
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('appointments').set({ withheld: true }).where('id', '=', id).execute(),
    );
    const sent = await send(askedId);
    const [row] = await list(professional);
    assert.equal(row?.documentId, sent.body.data.id);
    assert.equal((await documents().get(professional, sent.body.data.id)).status, 404);
  });

  it('are limited by the hour', async () => {
    const askedId = await one();
    for (let times = 1; times <= 100; times += 1)
      assert.equal((await asked().update(client, askedId, { isUnavailable: times % 2 === 0 })).status, 200);
    const last = await asked().update(client, askedId, { isUnavailable: true });
    assert.deepEqual([last.status, last.body.code], [429, 'RATE_LIMITED']);
  });

  describe('that stay unread', () => {
    const bundled = async (who: Person) => {
      ahead = HOUR;
      await bundleNotifications({ ...api.services, stop: new AbortController().signal });
      const rows = await outboxOf(api.services, who.id);
      return rows.filter(({ template }) => template === 'notifications').length;
    };

    it('are mailed with the rest', async () => {
      await ask(['Bail']);
      assert.equal(await bundled(client), 1);
    });

    it('are not mailed once they came', async () => {
      await send(await one());
      assert.equal(await bundled(client), 0);
      assert.equal(await bundled(professional), 1);
    });

    it('are not mailed once the appointment is cancelled or over', async () => {
      const change = (values: { status: 'cancelled' } | { startsAt: Date; endsAt: Date }) =>
        runAsSystem(api.services.db, (tx) => tx.updateTable('appointments').set(values).where('id', '=', id).execute());
      await ask(['Bail']);
      await change({ status: 'cancelled' });
      id = await booked();
      await ask(['Bail']);
      await change({ startsAt: new Date(), endsAt: new Date(Date.now() + HOUR / 2) });
      assert.equal(await bundled(client), 0);
    });

    it('are not mailed, nor in the bell, where the client wants neither', async () => {
      await runAsSystem(api.services.db, (tx) =>
        setChoice(tx, client.id, { kind: 'requests', inApp: false, byMail: false }),
      );
      await ask(['Bail']);
      assert.deepEqual(await notified(api, client), []);
      assert.equal(await bundled(client), 0);
    });
  });

  it('go with the account of either party', async () => {
    await one();
    await runAsSystem(api.services.db, (tx) =>
      tx
        .updateTable('appointments')
        .set({ startsAt: new Date(0) })
        .where('id', '=', id)
        .execute(),
    );
    await runAsSystem(api.services.db, (tx) => deleteAccount(tx, policies, client.id, 'client', new Date()));
    assert.deepEqual(await list(professional), []);
    const { body } = await callsOn(api, 'appointment_history').find(professional, { where: { appointmentId: id } });
    assert.equal(body.data.length, 1, 'the step stays');
    assert.doesNotMatch(JSON.stringify(body), /Bail/u);
    assert.equal(
      (await ask(['b'])).body.code,
      'TRANSITION_NOT_ALLOWED',
      'the appointment has begun and is not released',
    );
    client = await api.register('client');
    id = await booked();
    await one();
    await runAsSystem(api.services.db, (tx) =>
      deleteAccount(tx, policies, professional.id, 'professional', new Date()),
    );
    assert.deepEqual(await list(client), []);
  });
});
