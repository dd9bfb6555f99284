import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { asciiEmail } from 'shared-contracts/formats/person/ascii-email';
import { email as emailSchema } from 'shared-contracts/schemas/email';
import { delivered, undeliverable, unreachable } from 'shared-contracts/formats/person/email-samples';
import { safeParse } from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { secondStepMails } from '../../src/modules/second-step/second-step-mails.ts';
import { mailsTo } from '../support/reset-token.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

interface Answer {
  readonly code: string;
  readonly errors: readonly { readonly pointer: string; readonly code: string }[];
}

/** `é` in one sign and in two, as keyboards and file systems write it, in capitals, and in ASCII: one mailbox. */
const spellings = (name: string) => [
  `${name}@étude-mbarga.fr`,
  `${name}@e\u0301tude-mbarga.fr`,
  `${name.toUpperCase()}@ÉTUDE-MBARGA.FR`,
  `${name}@xn--tude-mbarga-99a.fr`,
];

it('is one for this version of Node as it is for browsers', () => {
  for (const [written, stored] of delivered) assert.equal(asciiEmail(written), stored, written);
  for (const written of [...undeliverable, ...unreachable])
    assert.ok(!safeParse(emailSchema, written).success, written);
});

it('is named as it is written where an account’s second step changes', async () => {
  const content = await secondStepMails.second_step_changed({
    data: { change: 'code-app-removed' },
    reader: { role: 'client', email: 'awa@xn--tude-mbarga-99a.fr' },
    t: (key: string) => key,
    link: (path: string) => path,
  } as never);
  assert.deepEqual(content?.facts, [{ label: 'fact.account', values: ['awa@étude-mbarga.fr'] }]);
});

describe('an e-mail address with an international domain', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  const newName = () => `contact-${randomUUID()}`;
  const stored = (id: string) =>
    runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow(),
    );

  it('is stored in ASCII, is one account however it is spelled, and signs in in each spelling', async () => {
    const [written = '', ...others] = spellings(newName());
    const person = await api.register('client', { email: written });
    const ascii = others.at(-1);
    assert.deepEqual(await stored(person.id), { email: ascii });
    for (const email of others) await assert.rejects(api.register('client', { email }), /EMAIL_TAKEN/u, email);
    for (const email of [written, ...others]) {
      const body = { email, password, role: 'client' };
      const { status } = await api.call('POST', '/auth/login', { body });
      assert.equal(status, 200, email);
    }
  });

  it('gets the mail for a new password in each spelling, which names it as it is written', async () => {
    const all = spellings(newName());
    const [written = ''] = all;
    const ascii = all.at(-1) ?? '';
    await api.register('client', { email: written });
    await api.call('POST', '/auth/forgot', { body: { email: written } });
    await api.call('POST', '/auth/forgot', { body: { email: ascii } });
    const resets = (await mailsTo(api, ascii)).filter(({ text }) => text.includes('/reset-pw#token='));
    assert.equal(resets.length, 2);
    for (const { text } of resets) assert.ok(text.includes(written), text);
  });

  it('is no second address of the same professional in another spelling', async () => {
    const [written = '', , , ascii = ''] = spellings(newName());
    await assert.rejects(
      api.register('professional', { email: written, secondaryEmail: ascii }),
      /EMAILS_MUST_DIFFER/u,
    );
    const person = await api.register('professional', { email: written });
    const { status, body } = await api.call<Answer>('PUT', '/auth/recovery-email', {
      token: person.token,
      body: { email: ascii, password },
    });
    assert.equal(status, 422);
    assert.deepEqual(body.errors, [{ pointer: '/email', code: 'EMAILS_MUST_DIFFER' }]);
  });

  it('may be the one to change to, unless another account has it in another spelling', async () => {
    const [written = '', , , ascii = ''] = spellings(newName());
    const person = await api.register('client');
    const ask = (email: string) =>
      api.call<Answer>('POST', '/auth/email-change', { token: person.token, body: { email, password } });
    await api.register('client', { email: written });
    assert.equal((await ask(ascii)).body.code, 'EMAIL_TAKEN');
    const [free = '', , , freeAscii = ''] = spellings(newName());
    assert.equal((await ask(free)).status, 202);
    const mails = await mailsTo(api, freeAscii);
    assert.equal(mails.length, 1);
    assert.ok(mails[0]?.text.includes(free), mails[0]?.text);
  });

  it('may have an apostrophe and the other signs that mail servers deliver', async () => {
    for (const local of ["o'neil", 'x+law', 'a&b', 'awa_ndiaye', '{office}', 'a.b-c']) {
      const email = `${local}-${randomUUID().slice(0, 8)}@example.cm`;
      const person = await api.register('client', { email });
      assert.deepEqual(await stored(person.id), { email });
    }
  });
});
