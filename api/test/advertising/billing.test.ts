import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { invoice, payment } from 'shared-contracts/schemas/billing';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { callsOn, notified } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const now = new Date('2027-12-31T23:30:00Z');

describe('payments and invoices', () => {
  let api: TestApi;
  let client: Person;
  let stranger: Person;
  let professional: Person;
  let rival: Person;
  let operator: Person;
  let appointmentId: string;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' }, () => now);
    client = await api.register('client');
    stranger = await api.register('client');
    professional = await api.register('professional');
    rival = await api.register('professional');
    operator = await api.operator();
    appointmentId = await appointmentBetween(api, client, professional, { startsAt: new Date('2027-12-01T09:00:00Z') });
  });
  after(() => api.close());
  const invoices = () => callsOn(api, 'invoices');
  const lines = () => callsOn(api, 'invoice_lines');
  const line = (invoiceId: string, more: object = {}) => ({
    invoiceId,
    label: 'Consultation',
    quantity: 1,
    unitAmount: 25_000,
    ...more,
  });
  const draft = async (who = professional, clientId = client.id) =>
    (await invoices().create(who, { clientId, currency: 'XAF' })).body.data.id;
  const issue = (id: string, who = professional) => invoices().step(who, id, { status: 'draft' }, { status: 'issued' });
  async function issued(): Promise<string> {
    const id = await draft();
    await lines().create(professional, line(id));
    assert.equal((await issue(id)).status, 200);
    return id;
  }

  it('shows payments to the professional who paid, and lets nobody create them', async () => {
    const values = { reference: 'NIM-1', plan: 'standard', phone: '+237 6', amount: 12_345, currency: 'XAF' } as const;
    const { id } = await runAsSystem(api.services.db, (tx) =>
      tx
        .insertInto('payments')
        .values({ ...values, professionalId: professional.id })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const payments = callsOn(api, 'payments');
    assert.equal((await payments.get(undefined, id)).status, 401);
    assert.equal((await payments.get(client, id)).status, 403);
    assert.equal((await payments.get(rival, id)).status, 404);
    const read = v.parse(v.strictObject(payment.entries), (await payments.get(professional, id)).body.data);
    assert.deepEqual([read.amount, read.status], [12_345, 'pending']);
    assert.equal((await payments.get(operator, id)).status, 200);
    for (const who of [client, professional, operator]) {
      assert.equal((await payments.create(who, values)).status, 403);
      assert.equal((await payments.update(who, id, { status: 'paid' })).status, 403);
      assert.equal((await payments.step(who, id, { status: 'pending' }, { status: 'paid' })).status, 403);
    }
  });

  it('answers 401, 403 and 422 before a draft is created that only its professional sees', async () => {
    const input = { clientId: client.id, appointmentId, currency: 'XAF', dueOn: '2028-01-31', notes: 'Merci.' };
    assert.equal((await invoices().create(undefined, input)).status, 401);
    assert.equal((await invoices().create(client, input)).status, 403);
    assert.deepEqual((await invoices().create(professional, { ...input, clientId: stranger.id })).body.errors, [
      { pointer: '/clientId', code: 'NOT_FOUND' },
    ]);
    assert.equal((await invoices().create(professional, { ...input, appointmentId: randomUUID() })).status, 422);
    assert.equal((await invoices().create(professional, { ...input, currency: 'BTC' })).status, 422);
    for (const field of ['total', 'net', 'tax', 'number', 'status', 'issuedAt', 'professionalId'])
      assert.equal((await invoices().create(professional, { ...input, [field]: 1 })).status, 422, field);
    const created = await invoices().create(professional, input);
    assert.equal(created.status, 201);
    const { id, number, lines: none } = v.parse(invoice, created.body.data);
    assert.deepEqual([number, none], [null, []]);
    assert.equal((await invoices().get(client, id)).status, 404);
    assert.equal((await invoices().get(rival, id)).status, 404);
    assert.equal((await invoices().update(rival, id, { notes: 'x' })).status, 404);
    assert.equal((await invoices().remove(rival, id)).status, 404);
    assert.equal((await invoices().update(professional, id, { notes: 'À régler sur place.' })).status, 200);
    assert.equal((await invoices().remove(professional, id)).status, 200);
  });

  it('computes every amount, tax rounded per line', async () => {
    const id = await draft();
    for (const field of ['amount', 'tax', 'position', 'professionalId'])
      assert.equal((await lines().create(professional, line(id, { [field]: 1 }))).status, 422, field);
    for (const wrong of [{ quantity: 0 }, { quantity: 1.5 }, { unitAmount: -1 }, { taxRate: 10_001 }, { label: ' ' }])
      assert.equal((await lines().create(professional, line(id, wrong))).status, 422);
    const many = await lines().createMany(professional, [
      line(id, { quantity: 3, unitAmount: 333, taxRate: 1925 }),
      line(id, { label: 'Déplacement', unitAmount: 5001, taxRate: 1925 }),
    ]);
    assert.equal(many.status, 201);
    const expected = { net: 999 + 5001, tax: Math.round(999 * 0.1925) + Math.round(5001 * 0.1925) };
    const read = async () => v.parse(invoice, (await invoices().get(professional, id)).body.data);
    assert.deepEqual(
      [(await read()).net, (await read()).tax, (await read()).total],
      [expected.net, expected.tax, expected.net + expected.tax],
    );
    assert.deepEqual(
      (await read()).lines.map(({ label }) => label),
      ['Consultation', 'Déplacement'],
    );
    await lines().update(professional, many.body.data[0]?.id ?? '', { quantity: 1, taxRate: 0 });
    await lines().remove(professional, many.body.data[1]?.id ?? '');
    assert.deepEqual([(await read()).net, (await read()).tax], [333, 0]);
    assert.equal((await lines().create(rival, line(id))).status, 422);
    assert.equal((await lines().update(rival, many.body.data[0]?.id ?? '', { quantity: 9 })).status, 404);
    assert.equal((await lines().find(client)).status, 403);
    const half = await lines().createMany(professional, [line(id), line(id, { quantity: 0 })]);
    assert.equal(half.status, 422);
    assert.equal((await read()).lines.length, 1, 'all or none');
  });

  it('is issued once, with lines, under the number of the professional’s year', async () => {
    const id = await draft();
    const empty = await issue(id);
    assert.deepEqual([empty.status, empty.body.code], [409, 'INVOICE_EMPTY']);
    await lines().create(professional, line(id));
    assert.equal((await issue(id, rival)).status, 404);
    assert.equal((await invoices().step(professional, id, { status: 'issued' }, { status: 'paid' })).status, 412);
    assert.equal(
      (await invoices().step(professional, id, { status: 'draft' }, { status: 'paid' })).body.code,
      'TRANSITION_NOT_ALLOWED',
    );
    const racing = await Promise.all(Array.from({ length: 4 }, () => issue(id)));
    assert.deepEqual(racing.map(({ status }) => status).sort(), [200, 412, 412, 412]);
    const seen = v.parse(invoice, (await invoices().get(client, id)).body.data);
    assert.match(seen.number ?? '', /^2027-\d{4}$/u);
    assert.equal(seen.lines.length, 1);
    assert.equal((await invoices().get(stranger, id)).status, 404);
    assert.ok((await notified(api, client)).includes('invoice.issued'));
  });

  it('numbers without gaps, whatever fails and however many are issued concurrently', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => draft()));
    for (const [index, id] of ids.entries()) if (index !== 2) await lines().create(professional, line(id));
    const answers = await Promise.all(ids.map((id) => issue(id)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 5);
    const { body } = await invoices().find(professional, { where: { issuedAt: { $isNull: false } }, limit: 100 });
    const numbers = body.data.map((row) => Number(String(row.number).slice(5))).sort((a, b) => a - b);
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => index + 1),
    );
  });

  it('counts years in the professional’s time zone', async () => {
    const east = await api.register('professional');
    await callsOn(api, 'professionals').update(east, east.id, { timeZone: 'Africa/Douala' });
    await appointmentBetween(api, client, east, { startsAt: new Date('2027-12-01T09:00:00Z') });
    const id = await draft(east);
    await lines().create(east, line(id));
    assert.equal((await issue(id, east)).body.data.number, '2028-0001');
  });

  it('is never changed once issued, by any call or role', async () => {
    const id = await issued();
    const { body } = await lines().find(professional, { where: { invoiceId: id } });
    const lineId = body.data[0]?.id ?? '';
    assert.equal((await invoices().update(professional, id, { notes: 'other' })).status, 404);
    assert.equal((await invoices().remove(professional, id)).status, 404);
    for (const refused of [
      await lines().create(professional, line(id)),
      await lines().update(professional, lineId, { unitAmount: 1 }),
      await lines().remove(professional, lineId),
    ])
      assert.deepEqual([refused.status, refused.body.code], [409, 'INVOICE_ISSUED']);
    const past = [
      () =>
        runAsSystem(api.services.db, (tx) => tx.updateTable('invoices').set({ net: 1 }).where('id', '=', id).execute()),
      () =>
        runAsSystem(api.services.db, (tx) =>
          tx.updateTable('invoices').set({ clientId: stranger.id }).where('id', '=', id).execute(),
        ),
      () => runAsSystem(api.services.db, (tx) => tx.deleteFrom('invoices').where('id', '=', id).execute()),
      () =>
        runAsSystem(api.services.db, (tx) =>
          tx.updateTable('invoiceLines').set({ unitAmount: 1 }).where('id', '=', lineId).execute(),
        ),
      () => runAsSystem(api.services.db, (tx) => tx.deleteFrom('invoiceLines').where('id', '=', lineId).execute()),
    ];
    for (const change of past) await assert.rejects(change, { code: '42501' });
  });

  it('is marked as paid or void by its professional, and stays so', async () => {
    const [paid, voided] = [await issued(), await issued()];
    assert.equal((await invoices().step(client, paid, { status: 'issued' }, { status: 'paid' })).status, 403);
    assert.equal(
      (await invoices().step(professional, paid, { status: 'issued' }, { status: 'paid', total: 1 })).status,
      422,
    );
    assert.equal(
      (await invoices().step(professional, paid, { status: 'issued' }, { status: 'paid' })).body.data.status,
      'paid',
    );
    assert.equal(
      (await invoices().step(professional, voided, { status: 'issued' }, { status: 'void' })).body.data.status,
      'void',
    );
    for (const [id, status] of [
      [paid, 'paid'],
      [voided, 'void'],
    ] as const)
      for (const next of ['issued', 'paid', 'void'])
        assert.equal(
          (await invoices().step(professional, id, { status }, { status: next })).body.code,
          'TRANSITION_NOT_ALLOWED',
        );
  });
});
