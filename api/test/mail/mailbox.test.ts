import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createApp } from '../../src/app.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { deliverOnce } from '../support/mail-jobs.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

describe('the local mailbox', () => {
  let api: TestApi;
  let id: string;
  before(async () => {
    api = await openTestApi();
    const person = await api.register('client', { firstNames: 'Zoé <script>', lang: 'en' });
    await api.register('client');
    await deliverOnce(api.services);
    const mail = await runAsSystem(api.services.db, (tx) =>
      tx
        .selectFrom('localMails')
        .select('id')
        .where('recipient', 'like', `%${person.email}%`)
        .executeTakeFirstOrThrow(),
    );
    id = mail.id;
  });
  after(() => api.close());

  const here = { host: 'localhost:4000', 'accept-language': 'de, en;q=0.8, fr;q=0.5' };
  const open = (url: string, headers: Record<string, string> = here, remoteAddress = '127.0.0.1') =>
    api.app.inject({ method: 'GET', url, headers, remoteAddress });

  it('lists outgoing mails, in the browser’s language, and explains what it is', async () => {
    const page = await open('/mailbox');
    assert.equal(page.statusCode, 200);
    assert.match(String(page.headers['content-type']), /^text\/html/u);
    assert.match(page.body, /<html lang="en"/u);
    assert.match(page.body, /Local mailbox/u);
    assert.match(page.body, /no mail without an SMTP server, no text without a gateway/u);
    assert.match(page.body, new RegExp(`<a href="/mailbox/${id}">Welcome to Nimbia</a>`, 'u'));
    assert.ok(!page.body.includes('<script>'));
    assert.match((await open('/mailbox', { host: '127.0.0.1:4000' })).body, /Boîte aux lettres locale/u);
  });

  it('shows the face that a mail carries', async () => {
    await runAsSystem(api.services.db, (tx) =>
      tx
        .updateTable('localMails')
        .set({
          message: JSON.stringify({
            text: 'Hello',
            html: '<img src="cid:face@nimbia">',
            face: { contentType: 'image/png', base64: 'iVBORw0KGgo=' },
          }),
        })
        .where('id', '!=', id)
        .execute(),
    );
    const [other] = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('localMails').select('id').where('id', '!=', id).execute(),
    );
    const { body, headers } = await open(`/mailbox/${other?.id ?? ''}/html`);
    assert.equal(body, '<img src="data:image/png;base64,iVBORw0KGgo=">');
    assert.match(String(headers['content-security-policy']), /img-src data:/u);
  });

  it('shows a mail as text and, in a sandbox, as HTML', async () => {
    const page = await open(`/mailbox/${id}`);
    assert.match(page.body, /Hello Zoé &lt;script&gt;,/u);
    assert.match(
      page.body,
      new RegExp(
        `<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"[^>]*src="/mailbox/${id}/html"`,
        'u',
      ),
    );
    const html = await open(`/mailbox/${id}/html`);
    assert.match(html.body, /Your account is open/u);
    assert.match(html.body, /<a[^>]*target="_blank"/u); // links must not navigate the frame itself
    const policy = String(html.headers['content-security-policy']);
    assert.match(policy, /default-src 'none'/u);
    assert.match(policy, /sandbox allow-popups/u);
    assert.doesNotMatch(policy, /allow-scripts|allow-same-origin|unsafe-eval|script-src/u);
    assert.equal((await open(`/mailbox/${id}/calendar`)).statusCode, 404);
    assert.equal((await open('/mailbox/00000000-0000-4000-8000-000000000000')).statusCode, 404);
    assert.equal((await open('/mailbox/not-an-id')).statusCode, 422);
  });

  it('is accessible from the local machine only', async () => {
    for (const [headers, address] of [
      [here, '192.168.1.20'],
      [{ ...here, host: 'rebound.example' }, '127.0.0.1'],
      [{ ...here, 'x-forwarded-for': '10.0.0.1' }, '127.0.0.1'],
    ] as const)
      for (const url of ['/mailbox', `/mailbox/${id}`, `/mailbox/${id}/html`])
        assert.equal(
          (await open(url, headers, address)).statusCode,
          404,
          `${url} ${JSON.stringify(headers)} ${address}`,
        );
    assert.equal((await open('/mailbox', here, '::1')).statusCode, 200);
  });

  it('does not exist in production, nor where mails and texts leave', async () => {
    const sms = { url: 'http://127.0.0.1:1', method: 'POST' as const, headers: {}, body: '' };
    for (const more of [{ environment: 'production' as const }, { smtpUrl: 'smtp://127.0.0.1:1', sms }]) {
      const app = await createApp({ ...api.services, config: { ...api.services.config, ...more } });
      const answer = await app.inject({ method: 'GET', url: '/mailbox', headers: here, remoteAddress: '127.0.0.1' });
      await app.close();
      assert.equal(answer.statusCode, 404);
    }
  });
});
