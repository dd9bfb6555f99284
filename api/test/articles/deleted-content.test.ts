import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { appointmentBetween } from '../support/appointment-between.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const body = 'Un texte assez long pour être accepté partout.';
const asked = { category: 'civil', lang: 'fr', title: 'Une question assez longue', body };

describe('texts of a deleted account', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  let witness: Person;
  before(async () => {
    api = await openTestApi();
    client = await api.register('client', { firstNames: 'Amina', lastName: 'Bello' });
    professional = await api.author();
    witness = await api.author();
  });
  after(() => api.close());
  const on = (table: string) => callsOn(api, table);
  const leave = (who: Person) => api.call('DELETE', '/auth/account', { token: who.token, body: { password } });

  it('of a client are deleted; rows that others depend on are kept without a name', async () => {
    const appointmentId = await appointmentBetween(api, client, witness, {
      startsAt: new Date(Date.now() - 9 * 86_400_000),
    });
    const review = (await on('reviews').create(client, { appointmentId, rating: 5 })).body.data.id;
    const article = {
      category: 'civil',
      titleFr: 'Un article',
      bodyFr: 'Corps',
      publishedAt: new Date().toISOString(),
    };
    const articleId = (await on('articles').create(witness, article)).body.data.id;
    const comment = (await on('comments').create(client, { articleId, body })).body.data.id;
    const open = (await on('questions').create(client, { ...asked, pseudonym: 'Amina de Douala' })).body.data.id;
    const answered = (await on('questions').create(client, { ...asked, pseudonym: 'Amina de Douala' })).body.data.id;
    await on('answers').create(witness, { questionId: answered, body });
    const conversationId = (await on('conversations').create(client, { professionalId: witness.id })).body.data.id;
    await on('messages').create(client, { id: randomUUID(), conversationId, body: 'Bonjour' });
    assert.equal((await leave(client)).status, 200);

    assert.equal((await on('reviews').get(undefined, review)).body.data.author, '–');
    assert.equal((await on('comments').get(undefined, comment)).status, 404);
    assert.equal((await on('questions').get(undefined, open)).status, 404);
    assert.equal((await on('questions').get(undefined, answered)).body.data.pseudonym, '–');
    assert.deepEqual(
      (await on('messages').find(witness, { where: { conversationId } })).body.data.map((row) => row.body),
      ['Bonjour'],
    );
    const reply = await on('messages').create(witness, {
      id: randomUUID(),
      conversationId,
      body: 'Êtes-vous là ?',
    });
    assert.deepEqual([reply.status, reply.body.code], [409, 'RECIPIENT_DELETED']);
    const found = await on('conversations').create(witness, { clientId: client.id });
    assert.deepEqual([found.body.data.id, found.body.data.canWrite], [conversationId, 'deleted']);
  });

  it('of a professional are deleted, except issued invoices', async () => {
    const asker = await api.register('client');
    await appointmentBetween(api, asker, professional, { startsAt: new Date(Date.now() - 9 * 86_400_000) });
    const questionId = (await on('questions').create(asker, { ...asked, pseudonym: 'Qui demande' })).body.data.id;
    await on('answers').create(professional, { questionId, body });
    const [draft, issued] = [
      (await on('invoices').create(professional, { clientId: asker.id, currency: 'XAF' })).body.data.id,
      (await on('invoices').create(professional, { clientId: asker.id, currency: 'XAF' })).body.data.id,
    ];
    for (const invoiceId of [draft, issued])
      await on('invoice_lines').create(professional, {
        invoiceId,
        label: 'Consultation',
        quantity: 1,
        unitAmount: 100,
      });
    await on('invoices').step(professional, issued, { status: 'draft' }, { status: 'issued' });
    assert.equal((await leave(professional)).status, 200);

    const operator = await api.operator();
    assert.equal((await on('questions').get(undefined, questionId)).body.data.answerCount, 0);
    assert.equal((await on('invoices').get(operator, draft)).status, 404);
    const kept = (await on('invoices').get(asker, issued)).body.data;
    assert.deepEqual(
      [kept.status, kept.total, (kept.professional as { lastName: string }).lastName],
      ['issued', 100, '–'],
    );
  });
});
