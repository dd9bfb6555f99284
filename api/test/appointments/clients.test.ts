import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { up as correctContacts } from '../../src/db/migrations/045-last-contact.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { moveClients } from '../../src/modules/clients/move-clients.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { callsOn } from '../support/table-calls.ts';
import { takeFirstContacts } from '../support/conversing.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const DAY = 86_400_000;

const inDays = (days: number) => new Date(Date.now() + days * DAY);
const daysTo = (at: unknown) => Math.round((Date.parse(String(at)) - Date.now()) / DAY);

describe('clients of a professional', () => {
  let api: TestApi;
  let calls: ReturnType<typeof callsOn>;
  let professional: Person;
  let other: Person;
  let awa: Person;
  let eric: Person;
  const of = async (who: Person, where: object = {}, sort: readonly object[] = []) =>
    (await calls.find(who, { where, sort })).body.data;
  before(async () => {
    api = await openTestApi();
    calls = callsOn(api, 'clients');
    [professional, other] = [await api.author(), await api.author()];
    awa = await api.register('client', { lastName: 'N’Guéssan', firstNames: 'Awa Céline' });
    eric = await api.register('client', { lastName: 'Bâ', firstNames: 'Éric' });
    await appointmentBetween(api, awa, professional, { startsAt: inDays(-9) });
    await appointmentBetween(api, awa, professional, { startsAt: inDays(-2), status: 'cancelled' });
    await appointmentBetween(api, awa, professional, { startsAt: inDays(4), status: 'accepted' });
    await appointmentBetween(api, eric, professional, { startsAt: inDays(3), status: 'waiting' });
  });
  after(() => api.close());

  it('are for the professional alone', async () => {
    const [row] = await of(professional);
    assert.ok(row);
    assert.equal((await calls.find(undefined)).status, 401);
    assert.equal((await calls.find(awa)).status, 403);
    assert.deepEqual(await of(other), []);
    assert.equal((await calls.get(other, row.id)).status, 404);
    assert.equal((await calls.update(other, row.id, { privateNotes: 'a' })).status, 404);
    assert.equal((await calls.get(await api.operator(), row.id)).status, 403);
  });

  it('show the last and the next appointment and how many were agreed', async () => {
    const [row] = await of(professional, { clientId: awa.id });
    assert.equal(row?.lastName, 'N’Guéssan');
    assert.equal(daysTo(row.lastAt), -9);
    assert.equal(daysTo(row.nextAt), 4);
    assert.equal(row.appointmentCount, 2);
    const [asked] = await of(professional, { clientId: eric.id });
    assert.deepEqual([asked?.lastAt, asked?.nextAt, asked?.appointmentCount], [null, null, 0]);
  });

  it('have met last when they met, and not by an appointment that they missed', async () => {
    const [lawyer, client] = [await api.author(), await api.register('client')];
    const shown = async () => {
      const [row] = await of(lawyer);
      return [row?.lastAt && daysTo(row.lastAt), row?.appointmentCount, daysTo(row?.lastContactAt)];
    };
    const id = await appointmentBetween(api, client, lawyer, { startsAt: inDays(-3), status: 'accepted' });
    const change = (values: { status?: 'no_show' | 'done'; createdAt?: Date }) =>
      runAsSystem(api.services.db, (tx) => tx.updateTable('appointments').set(values).where('id', '=', id).execute());
    await change({ createdAt: inDays(-20) });
    await change({ status: 'done' });
    assert.deepEqual(await shown(), [-3, 1, -3]);
    await change({ status: 'no_show' });
    assert.deepEqual(await shown(), [null, 0, -20]);
    const expected = await shown();
    // As migration 028 left it.
    await runAsSystem(api.services.db, (tx) =>
      tx
        .updateTable('clients')
        .set({ appointmentCount: 1, lastContactAt: inDays(-30) })
        .where('clientId', '=', client.id)
        .execute(),
    );
    await api.services.connection.asOwner(correctContacts);
    assert.deepEqual(await shown(), expected);
  });

  it('are found without accents, in either order of the names', async () => {
    for (const text of ['guessan awa', 'Celine N’Guessan', 'éric b'])
      assert.equal((await of(professional, { search: { $contains: text } })).length, 1, text);
    assert.deepEqual(await of(professional, { search: { $contains: 'Kamga' } }), []);
    const names = (await of(professional, {}, [{ nameKey: 'asc' }])).map(({ lastName }) => lastName);
    assert.deepEqual(names, ['Bâ', 'N’Guéssan']);
  });

  it('move on when an appointment begins', async () => {
    const cameron = await api.register('client');
    const id = await appointmentBetween(api, cameron, professional, { startsAt: inDays(1), status: 'accepted' });
    await moveClients({ ...api.services, now: () => inDays(2) });
    const [row] = await of(professional, { clientId: cameron.id });
    assert.equal(daysTo(row?.lastAt), 1);
    assert.equal(row?.nextAt, null);
    assert.equal(row?.lastContactAt, row?.lastAt);
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('appointments').set({ status: 'cancelled' }).where('id', '=', id).execute(),
    );
    const [cancelled] = await of(professional, { clientId: cameron.id });
    assert.deepEqual([cancelled?.lastAt, cancelled?.appointmentCount], [null, 0]);
  });

  it('begin with a message that the professional can read', async () => {
    const writer = await api.register('client');
    await takeFirstContacts(api, other.id);
    const opened = await callsOn(api, 'conversations').create(writer, { professionalId: other.id });
    assert.deepEqual(await of(other), []);
    const body = { id: randomUUID(), conversationId: opened.body.data.id, body: 'Bonjour Maître' };
    assert.equal((await callsOn(api, 'messages').create(writer, body)).status, 201);
    assert.deepEqual(
      (await of(other)).map(({ clientId }) => clientId),
      [writer.id],
    );
  });

  it('take another name with the account, and none once it is deleted; the notes stay', async () => {
    const client = await api.register('client');
    await appointmentBetween(api, client, professional, { startsAt: inDays(-1) });
    const [row] = await of(professional, { clientId: client.id });
    assert.ok(row && !('privateNotes' in row), 'notes are in no list');
    await calls.update(professional, row.id, { privateNotes: 'Prefers the morning' });
    await callsOn(api, 'users').update(client, client.id, { lastName: 'Diop' });
    assert.equal((await of(professional, { clientId: client.id }))[0]?.nameKey, 'diop awa');
    await api.call('DELETE', '/auth/account', { token: client.token, body: { password } });
    const { data } = (await calls.get(professional, row.id)).body;
    assert.deepEqual([data.lastName, data.firstNames, data.privateNotes], ['–', '–', 'Prefers the morning']);
  });
});
