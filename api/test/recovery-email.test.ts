import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { answerResetRequests } from '../src/modules/auth/answer-reset-requests.ts';
import { runAsSystem } from '../src/db/run-as.ts';
import { mailsTo, resetTokenFor } from './support/reset-token.ts';
import { callsOn } from './support/table-calls.ts';
import type { OneBody } from './support/table-calls.ts';
import { openTestApi, password } from './support/test-api.ts';
import type { Person, TestApi } from './support/test-api.ts';

/** Access to its mailbox is enough to reset the password, so a stolen access token must not be enough to change it. */
describe('the recovery e-mail of a professional', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  const change = (who: Person | undefined, email: string, secret = password) =>
    api.call<OneBody>('PUT', '/auth/recovery-email', { token: who?.token, body: { email, password: secret } });
  const forgot = (email: string) => api.call('POST', '/auth/forgot', { body: { email } });
  const current = async (who: Person) =>
    (await callsOn(api, 'professionals').get(who, who.id)).body.data['secondaryEmail'];
  const subjectsTo = async (address: string) => (await mailsTo(api, address)).map(({ subject }) => subject);

  it('cannot be changed by generic calls', async () => {
    const person = await api.register('professional');
    const professionals = callsOn(api, 'professionals');
    for (const { status, body } of [
      await professionals.update(person, person.id, { secondaryEmail: 'thief@nimbia.test' }),
      await professionals.update(person, person.id, { city: 'Kribi', secondaryEmail: 'thief@nimbia.test' }),
      await professionals.update(await api.operator(), person.id, { secondaryEmail: 'thief@nimbia.test' }),
    ]) {
      assert.equal(status, 422);
      assert.deepEqual(body.errors, [{ pointer: '/secondaryEmail', code: 'FORBIDDEN' }]);
    }
    const step = await professionals.step(person, person.id, {}, { secondaryEmail: 'thief@nimbia.test' });
    assert.deepEqual(step.body.errors, [{ pointer: '/set/secondaryEmail', code: 'FORBIDDEN' }]);
    assert.equal(await current(person), `second-${person.email}`);
  });

  it('does not exist for clients and visitors, and requires the password', async () => {
    assert.equal((await change(undefined, 'new@nimbia.test')).status, 401);
    assert.equal((await change(await api.register('client'), 'new@nimbia.test')).status, 403);
    const person = await api.register('professional');
    const wrong = await change(person, 'new@nimbia.test', 'Wrong-2026!');
    assert.equal(wrong.status, 422);
    assert.deepEqual(wrong.body.errors, [{ pointer: '/password', code: 'CREDENTIALS_INVALID' }]);
    assert.equal(await current(person), `second-${person.email}`);
  });

  it('differs from the sign-in e-mail, ignoring case, and reveals nothing about others', async () => {
    const person = await api.register('professional');
    const same = await change(person, person.email.toUpperCase());
    assert.equal(same.status, 422);
    assert.deepEqual(same.body.errors, [{ pointer: '/email', code: 'EMAILS_MUST_DIFFER' }]);
    const { email } = await api.register('client');
    const answers = [await change(person, email), await change(person, 'nobody-has-this@nimbia.test')];
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body]),
      answers.map(() => [200, { data: {} }]),
    );
  });

  for (const [lang, subject] of [
    ['fr', 'L’adresse de secours de votre compte Nimbia a changé'],
    ['en', 'The recovery address of your Nimbia account has changed'],
  ] as const)
    it(`is changed with the password: both addresses are notified (${lang}), and the audit log records it`, async () => {
      const person = await api.register('professional', { lang });
      const [old, fresh] = [`second-${person.email}`, `third-${person.email}`];
      assert.equal((await change(person, fresh.toUpperCase())).status, 200);
      assert.equal(await current(person), fresh);
      assert.equal((await change(person, fresh)).status, 200, 'and again changes nothing');
      for (const address of [person.email, old])
        assert.deepEqual(
          (await subjectsTo(address)).filter((one) => one === subject),
          [subject],
        );
      assert.deepEqual(await subjectsTo(fresh), []);
      const entries = await runAsSystem(api.services.db, (tx) =>
        tx
          .selectFrom('audit')
          .select(['actorId', 'actorRole', 'details'])
          .where('subject', '=', person.id)
          .where('action', '=', 'account.recovery-email-changed')
          .execute(),
      );
      assert.deepEqual(entries, [{ actorId: person.id, actorRole: 'professional', details: {} }]);
    });

  it('can be changed five times an hour: each change mails the previous address, which may be a stranger’s', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const person = await api.register('professional');
    for (let count = 0; count < 5; count += 1)
      assert.equal((await change(person, `${count}-${person.email}`)).status, 200);
    const { status, headers } = await change(person, `6-${person.email}`);
    assert.deepEqual([status, headers['retry-after']], [429, '3600']);
    assert.equal(await current(person), `4-${person.email}`);
  });

  it('recovers the account from then on, and the previous one no longer does, by mailed links or links being sent', async () => {
    const person = await api.register('professional');
    const [old, fresh] = [`second-${person.email}`, `third-${person.email}`];
    await forgot(old);
    const mailed = await resetTokenFor(api, old);
    await forgot(old);
    await answerResetRequests(api.services); // queued, and not sent yet
    await change(person, fresh);
    await forgot(old);
    assert.equal((await mailsTo(api, old)).filter(({ text }) => text.includes('#token=')).length, 1);
    const reset = (token: string) =>
      api.call('POST', '/auth/reset', {
        body: { token, password: 'Nouveau-2026!', passwordConfirmation: 'Nouveau-2026!' },
      });
    assert.equal((await reset(mailed)).status, 422);
    await forgot(fresh);
    assert.equal((await reset(await resetTokenFor(api, fresh))).status, 200);
  });

  it('that five others use does not block the links of the account that signs in with it, and each of theirs is sent once', async () => {
    const victim = `victim-${Date.now()}@nimbia.test`;
    for (let count = 0; count < 6; count += 1) await api.register('professional', { secondaryEmail: victim });
    await api.register('client', { email: victim });
    const links = async () =>
      (await mailsTo(api, victim)).flatMap(({ text }) => /\/reset-pw#token=([\w-]{43})/u.exec(text)?.[1] ?? []);
    await forgot(victim);
    const first = await links();
    assert.equal(first.length, 6, 'its own, and five');
    await forgot(victim);
    const again = (await links()).slice(first.length);
    assert.equal(again.length, 1, 'its own alone');
    const fresh = 'Nouveau-2026!';
    const body = { token: again[0], password: fresh, passwordConfirmation: fresh };
    assert.equal((await api.call('POST', '/auth/reset', { body })).status, 200);
    const login = { email: victim, password: fresh, role: 'client' };
    assert.equal((await api.call('POST', '/auth/login', { body: login })).status, 200);
  });

  it('receives at most five password notices an hour: it may be a stranger’s', async () => {
    const person = await api.register('professional');
    const change = (from: string, to: string) =>
      api.call('POST', '/auth/change-password', {
        token: person.token,
        body: { currentPassword: from, password: to, passwordConfirmation: to },
      });
    const secrets = [password, ...Array.from({ length: 6 }, (_, index) => `Nouveau-${index}-2026!`)];
    const statuses = [];
    for (const [index, secret] of secrets.slice(1).entries())
      statuses.push((await change(String(secrets[index]), secret)).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
  });
});
