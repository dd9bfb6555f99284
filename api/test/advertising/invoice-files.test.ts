import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inflateSync } from 'node:zlib';
import { invoiceIssuer, invoiceLink } from 'shared-contracts/schemas/billing';
import * as v from 'valibot';
import { appointmentBetween } from '../support/appointment-between.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const MINUTE = 60_000;

/** The text of a PDF, by the tables of its fonts that copying uses. */
function textOf(pdf: Buffer): string {
  const streams = pdf
    .toString('latin1')
    .split('endstream')
    .flatMap((part) => {
      const start = /stream\r?\n/u.exec(part);
      if (!start) return [];
      try {
        return [inflateSync(Buffer.from(part.slice(start.index + start[0].length), 'latin1')).toString('latin1')];
      } catch {
        return []; // not compressed
      }
    });
  return streams.filter((stream) => stream.includes('beginbfrange')).join('\n');
}

describe('invoices as files', () => {
  let now = new Date('2027-12-10T10:00:00Z');
  let api: TestApi;
  let client: Person;
  let stranger: Person;
  let professional: Person;
  let rival: Person;
  let invoiceId: string;
  before(async () => {
    api = await openTestApi({}, () => now);
    client = await api.register('client');
    stranger = await api.register('client');
    professional = await api.register('professional');
    rival = await api.register('professional');
    for (const one of [professional, rival])
      await appointmentBetween(api, client, one, { startsAt: new Date('2027-12-01T09:00:00Z') });
    invoiceId = await issued(professional);
  });
  after(() => api.close());

  const draft = async (who: Person) =>
    (await callsOn(api, 'invoices').create(who, { clientId: client.id, currency: 'XAF' })).body.data.id;
  async function issued(who: Person): Promise<string> {
    const id = await draft(who);
    const line = { invoiceId: id, label: 'Consultation', quantity: 1, unitAmount: 25_000, taxRate: 1925 };
    await callsOn(api, 'invoice_lines').create(who, line);
    await callsOn(api, 'invoices').step(who, id, { status: 'draft' }, { status: 'issued' });
    return id;
  }
  const ask = (who: Person | undefined, id = invoiceId, lang = 'fr') =>
    api.call<{ data: unknown }>('GET', `/invoices/${id}/link?lang=${lang}`, who ? { token: who.token } : {});
  const linkOf = async (who: Person, lang = 'fr') =>
    v.parse(invoiceLink, (await ask(who, invoiceId, lang)).body.data).url;

  it('gives their address to both parties alone, and of issued invoices alone', async () => {
    assert.equal((await ask(undefined)).status, 401);
    assert.equal((await ask(stranger)).status, 404);
    assert.equal((await ask(rival)).status, 404);
    assert.equal((await ask(await api.operator())).status, 403);
    assert.equal((await ask(client, invoiceId, 'de')).status, 422);
    assert.equal((await ask(client, await draft(professional))).status, 404);
    assert.equal((await ask(professional, await draft(professional))).status, 404);
    for (const who of [client, professional]) assert.equal((await ask(who)).status, 200);
  });

  it('draws them in the language of the reader, for five minutes and who has the address', async () => {
    for (const [lang, name, tag] of [
      ['fr', 'facture-2027-0001.pdf', '/Lang (fr-FR)'],
      ['en', 'invoice-2027-0001.pdf', '/Lang (en-GB)'],
    ] as const) {
      const { statusCode, headers, rawPayload } = await api.app.inject({ url: await linkOf(client, lang) });
      assert.equal(statusCode, 200);
      assert.equal(headers['content-type'], 'application/pdf');
      assert.equal(headers['content-disposition'], `attachment; filename="${name}"`);
      assert.equal(headers['cache-control'], 'private, no-store');
      assert.match(rawPayload.toString('latin1'), /^%PDF-1\.7/u);
      assert.ok(rawPayload.includes(tag), tag);
      assert.ok(textOf(rawPayload).length > 0, 'its text can be copied');
    }
    const url = await linkOf(client);
    const other = await issued(rival);
    const altered = [url.replace(invoiceId, other), url.replace(/expires=\d+/u, 'expires=9999999999')];
    altered.push(url.replace(/signature=[^&]+/u, 'signature=AAAA'));
    for (const address of altered) assert.equal((await api.app.inject({ url: address })).statusCode, 404, address);
    const asked = now;
    now = new Date(asked.getTime() + 4 * MINUTE);
    assert.equal((await api.app.inject({ url })).statusCode, 200);
    now = new Date(asked.getTime() + 6 * MINUTE);
    assert.equal((await api.app.inject({ url })).statusCode, 404);
    now = asked;
  });

  it('names who has sent a client any, each once and by name', async () => {
    const issuers = async (who: Person | undefined) =>
      api.call<{ data: unknown }>('GET', '/invoices/issuers', who ? { token: who.token } : {});
    assert.equal((await issuers(undefined)).status, 401);
    assert.equal((await issuers(professional)).status, 403);
    assert.deepEqual((await issuers(stranger)).body.data, []);
    await issued(professional);
    const rows = v.parse(v.array(v.strictObject(invoiceIssuer.entries)), (await issuers(client)).body.data);
    assert.deepEqual(new Set(rows.map(({ id }) => id)), new Set([professional.id, rival.id]));
    assert.equal(rows.length, 2);
  });

  it('lets a client filter by state, period and professional, and add up', async () => {
    const { body } = await api.call<{ data: unknown[] }>('POST', '/invoices/find-by', {
      token: client.token,
      body: {
        where: { issuedAt: { $ne: null, $gte: '2027-12-01T00:00:00Z' }, status: 'issued', professionalId: rival.id },
        sort: [{ issuedAt: 'desc' }],
        limit: 12,
      },
    });
    assert.equal(body.data.length, 1);
    const sums = await api.call<{ data: unknown }>('POST', '/invoices/aggregate', {
      token: client.token,
      body: {
        where: { issuedAt: { $ne: null } },
        groupBy: ['status', 'currency'],
        metrics: { sum: { fn: 'sum', col: 'total' }, count: { fn: 'count' } },
      },
    });
    // Drafts are not among them.
    assert.deepEqual(sums.body.data, [{ status: 'issued', currency: 'XAF', sum: 3 * 29_813, count: 3 }]);
  });
});
