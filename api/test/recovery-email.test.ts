import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { answerResetRequests } from '../src/modules/auth/answer-reset-requests.ts';
import { runAsSystem } from '../src/db/run-as.ts';
import { issueToken } from '../src/modules/email-change/tokens.ts';
import { mailsTo, resetTokenFor } from './support/reset-token.ts';
import { callsOn } from './support/table-calls.ts';
import type { OneBody } from './support/table-calls.ts';
import { openTestApi, password } from './support/test-api.ts';
import type { Person, TestApi } from './support/test-api.ts';

/** Access to its mailbox is enough to reset the password, so a stolen access token must not be enough to change it, nor a typing error. */
describe('the recovery e-mail of a professional', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  const change = (who: Person | undefined, email: string, secret = password) =>
    api.call<OneBody>('PUT', '/auth/recovery-email', { token: who?.token, body: { email, password: secret } });
  const tokenIn = async (address: string, name: 'recovery' | 'recovery-stop') =>
    (await mailsTo(api, address))
      .flatMap(({ text }) => new RegExp(`/login#${name}=([\\w-]{43})`, 'u').exec(text)?.[1] ?? [])
      .at(-1) ?? '';
  const answer = (step: 'confirm' | 'stop', token: string) =>
    api.call<OneBody & { code?: string }>('POST', `/auth/email-change/${step}`, { body: { token } });
  const confirm = async (address: string) => answer('confirm', await tokenIn(address, 'recovery'));
  const waiting = async (who: Person) =>
    (
      await api.call<{ data: { recovery: { email: string; expiresAt: string } | null } }>('GET', '/auth/email-change', {
        token: who.token,
      })
    ).body.data.recovery;
  const isSignedIn = async ({ token }: Person) => (await api.call('GET', '/auth/me', { token })).status === 200;
  const resetLinksTo = async (address: string) =>
    (await mailsTo(api, address)).filter(({ text }) => text.includes('/reset-pw#token=')).length;
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
      answers.map(() => [202, { data: {} }]),
    );
  });

  for (const [lang, subjects] of [
    [
      'fr',
      {
        asked: 'Changement de votre adresse de secours demandé',
        changed: 'L’adresse de secours de votre compte Nimbia a changé',
        confirm: 'Confirmez votre adresse de secours',
      },
    ],
    [
      'en',
      {
        asked: 'A change of your recovery email was asked for',
        changed: 'The recovery address of your Nimbia account has changed',
        confirm: 'Confirm your recovery email',
      },
    ],
  ] as const)
    it(`is changed with the password and the new mailbox: both addresses are notified (${lang}), and the audit log records it`, async () => {
      const person = await api.register('professional', { lang });
      const [old, fresh] = [`second-${person.email}`, `third-${person.email}`];
      assert.equal((await change(person, fresh.toUpperCase())).status, 202);
      assert.deepEqual([await current(person), (await waiting(person))?.email], [old, fresh]);
      for (const address of [person.email, old])
        assert.deepEqual(
          (await subjectsTo(address)).filter((one) => Object.values<string>(subjects).includes(one)),
          [subjects.asked],
        );
      assert.deepEqual(await subjectsTo(fresh), [subjects.confirm]);
      const [mail] = await mailsTo(api, fresh);
      assert.ok(mail?.text.includes(person.email) && !mail.text.includes(old), mail?.text);
      assert.deepEqual((await confirm(fresh)).body.data, { email: fresh, wasChanged: true });
      assert.deepEqual([await current(person), await waiting(person)], [fresh, null]);
      assert.equal((await confirm(fresh)).body.code, 'CONFIRMATION_INVALID', 'once');
      assert.equal((await change(person, fresh)).status, 202, 'and again changes nothing');
      assert.equal(await waiting(person), null);
      for (const address of [person.email, old])
        assert.deepEqual(
          (await subjectsTo(address)).filter((one) => Object.values<string>(subjects).includes(one)),
          [subjects.asked, subjects.changed],
        );
      const entries = await runAsSystem(api.services.db, (tx) =>
        tx
          .selectFrom('audit')
          .select(['action', 'actorId', 'actorRole', 'details'])
          .where('subject', '=', person.id)
          .where('action', 'like', 'account.recovery-email%')
          .orderBy('id')
          .execute(),
      );
      assert.deepEqual(
        entries,
        ['account.recovery-email-change-asked', 'account.recovery-email-changed'].map((action) => ({
          action,
          ...{ actorId: person.id, actorRole: 'professional', details: {} },
        })),
      );
    });

  it('can be asked for five times an hour, sent again included: each mails an address which may be a stranger’s', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const person = await api.register('professional');
    const again = () => api.call('POST', '/auth/recovery-email/send', { token: person.token });
    assert.equal((await again()).status, 404, 'nothing waits');
    for (let count = 0; count < 3; count += 1)
      assert.equal((await change(person, `${count}-${person.email}`)).status, 202);
    assert.equal((await again()).status, 202);
    for (const { status, headers } of [await change(person, `6-${person.email}`), await again()])
      assert.deepEqual([status, headers['retry-after']], [429, '3600']);
    assert.equal((await waiting(person))?.email, `2-${person.email}`);
    assert.equal((await mailsTo(api, `2-${person.email}`)).length, 2);
    assert.deepEqual(await mailsTo(api, `1-${person.email}`), [], 'replaced before its mail left');
  });

  it('named at the registration resets nothing before it is confirmed, and is told nothing', async () => {
    const person = await api.register('client');
    const [email, second] = [`new-${person.email}`, `typo-${person.email}`];
    const names = { lastName: 'Ndiaye', firstNames: 'Awa', phone: '+221 33 800 00 00', kind: 'individual' };
    const secrets = { password, passwordConfirmation: password, terms: true, lang: 'en', timeZone: 'Africa/Dakar' };
    const practice = { role: 'professional', profession: 'lawyer', country: 'SN', city: 'Dakar' };
    const registered = await api.call<{ data: { token: string; user: { id: string } } }>('POST', '/auth/register', {
      body: { email, secondaryEmail: second, ...names, ...secrets, ...practice },
    });
    const { token, user } = registered.body.data;
    const owner = { id: user.id, email, token };
    assert.deepEqual([await current(owner), (await waiting(owner))?.email], [null, second]);
    await forgot(second);
    assert.deepEqual(await subjectsTo(second), ['Confirm your recovery email']);
    const fresh = 'Nouveau-2026!';
    const body = { currentPassword: password, password: fresh, passwordConfirmation: fresh };
    assert.equal((await api.call('POST', '/auth/change-password', { token, body })).status, 200);
    assert.deepEqual(await subjectsTo(second), ['Confirm your recovery email']);
    assert.equal((await confirm(second)).status, 200);
    assert.deepEqual([await current(owner), await waiting(owner)], [second, null]);
    await forgot(second);
    assert.equal(await resetLinksTo(second), 1);
  });

  it('that waits is forgotten by its owner, replaced by another, and over after a week', async (t) => {
    const person = await api.register('professional');
    const forget = () => api.call('DELETE', '/auth/recovery-email', { token: person.token });
    const [first, second, third] = ['a', 'b', 'c'].map((name) => `${name}-${person.email}`) as [string, string, string];
    await change(person, first);
    const ofFirst = await tokenIn(first, 'recovery');
    await change(person, second);
    assert.equal((await answer('confirm', ofFirst)).status, 422);
    const ofSecond = await tokenIn(second, 'recovery');
    assert.equal((await forget()).status, 200);
    assert.equal(await waiting(person), null);
    assert.equal((await answer('confirm', ofSecond)).status, 422);
    assert.equal(await current(person), `second-${person.email}`);
    await change(person, third);
    const ofThird = await tokenIn(third, 'recovery');
    const started = Date.now();
    t.mock.timers.enable({ apis: ['Date'], now: started + 7 * 86_400_000 + 1000 });
    assert.equal((await answer('confirm', ofThird)).status, 422);
    t.mock.timers.reset();
    assert.equal(await current(person), `second-${person.email}`);
  });

  it('may meanwhile have become the one to sign in with: then it is refused', async () => {
    const person = await api.register('professional');
    const both = `both-${person.email}`;
    await change(person, both);
    const ofRecovery = await tokenIn(both, 'recovery');
    await api.call('POST', '/auth/email-change', { token: person.token, body: { email: both, password } });
    const signIn = /\/login#email=([\w-]{43})/u.exec((await mailsTo(api, both)).map(({ text }) => text).join())?.[1];
    assert.equal((await answer('confirm', signIn ?? '')).status, 200);
    const refused = await answer('confirm', ofRecovery);
    assert.deepEqual(refused.body.errors, [{ pointer: '/email', code: 'EMAILS_MUST_DIFFER' }]);
    assert.equal(await current(person), `second-${person.email}`);
  });

  for (const which of ['sign-in', 'old'] as const)
    it(`is stopped by the ${which} address before its confirmation, and taken back by it after, with everybody signed out`, async () => {
      for (const isConfirmed of [false, true]) {
        const person = await api.register('professional');
        const [old, thief] = [`second-${person.email}`, `thief-${person.email}`];
        await change(person, thief);
        const ofThief = await tokenIn(thief, 'recovery');
        if (isConfirmed) assert.equal((await answer('confirm', ofThief)).status, 200);
        const stop = await tokenIn(which === 'old' ? old : person.email, 'recovery-stop');
        assert.equal((await answer('confirm', stop)).status, 422, 'it confirms nothing');
        const stopped = await answer('stop', stop);
        assert.deepEqual(stopped.body.data, { email: person.email, wasChanged: isConfirmed });
        assert.equal(await isSignedIn(person), false);
        assert.equal((await answer('confirm', ofThief)).status, 422);
        await forgot(thief);
        await forgot(old);
        assert.deepEqual([await resetLinksTo(thief), await resetLinksTo(old)], [0, 1]);
      }
    });

  it('comes back with the e-mail to sign in with, where both were changed', async () => {
    const person = await api.register('professional');
    const [old, thief] = [`second-${person.email}`, `thief-${person.email}`];
    await api.call('POST', '/auth/email-change', { token: person.token, body: { email: thief, password } });
    const mailed = async (address: string, name: string) =>
      new RegExp(`/login#${name}=([\\w-]{43})`, 'u').exec(
        (await mailsTo(api, address)).map(({ text }) => text).join(),
      )?.[1] ?? '';
    assert.equal((await answer('confirm', await mailed(thief, 'email'))).status, 200);
    await change(person, person.email); // free since
    assert.equal((await answer('confirm', await mailed(person.email, 'recovery'))).status, 200);
    const stopped = await answer('stop', await mailed(person.email, 'stop'));
    assert.deepEqual(stopped.body.data, { email: person.email, wasChanged: true });
    const login = { email: person.email, password, role: 'professional' };
    const { token } = (await api.call<{ data: { token: string } }>('POST', '/auth/login', { body: login })).body.data;
    assert.equal(await current({ ...person, token }), old);
  });

  it('recovers the account from its confirmation on, and the previous one no longer does, by mailed links or links being sent', async () => {
    const person = await api.register('professional');
    const [old, fresh] = [`second-${person.email}`, `third-${person.email}`];
    await forgot(old);
    const mailed = await resetTokenFor(api, old);
    await forgot(old);
    await answerResetRequests(api.services); // queued, and not sent yet
    await change(person, fresh);
    const link = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('emailChanges').select('id').where('userId', '=', person.id).executeTakeFirstOrThrow(),
    );
    const token = await runAsSystem(api.services.db, (tx) => issueToken(tx, link.id, 'confirm'));
    assert.equal((await answer('confirm', token)).status, 200);
    await forgot(old);
    assert.equal(await resetLinksTo(old), 1);
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
