import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { answerResetRequests } from '../../src/modules/auth/answer-reset-requests.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { hashToken } from '../../src/modules/tokens/hash-token.ts';
import { issueToken } from '../../src/modules/email-change/tokens.ts';
import { mailsTo, resetTokenFor } from '../support/reset-token.ts';
import { callsOn } from '../support/table-calls.ts';
import type { OneBody } from '../support/table-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

/** Access to its mailbox is enough to reset the password, so a stolen access token must not be enough to change it, nor a typing error. */
describe('the recovery e-mail of a professional', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  const change = (who: Person | undefined, email: string, secret = password) =>
    api.call<OneBody>('PUT', '/auth/recovery-email', { token: who?.token, body: { email, password: secret } });
  const changeSignIn = (who: Person, email: string) =>
    api.call('POST', '/auth/email-change', { token: who.token, body: { email, password } });
  const tokenIn = async (address: string, name: 'email' | 'stop' | 'recovery' | 'recovery-stop') =>
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
  const reset = async (address: string, token?: string) => {
    const fresh = { password: 'Nouveau-2026!', passwordConfirmation: 'Nouveau-2026!' };
    return api.call('POST', '/auth/reset', { body: { token: token ?? (await resetTokenFor(api, address)), ...fresh } });
  };
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
        asked: 'Nouvelle adresse de secours demandée',
        replaced: 'Votre compte Nimbia a une nouvelle adresse de secours',
        askedThere: 'Une autre adresse de secours est demandée pour votre compte Nimbia',
        replacedThere: 'L’adresse de secours de votre compte Nimbia a changé',
        confirm: 'Confirmez votre adresse de secours',
      },
    ],
    [
      'en',
      {
        asked: 'A new recovery email was asked for',
        replaced: 'Your Nimbia account has a new recovery email',
        askedThere: 'Another recovery email was asked for on your Nimbia account',
        replacedThere: 'The recovery address of your Nimbia account has changed',
        confirm: 'Confirm your recovery email',
      },
    ],
  ] as const)
    it(`is changed with the password and the new mailbox: both addresses are notified (${lang}), and the audit log records it`, async () => {
      const person = await api.register('professional', { lang });
      const [old, fresh] = [`second-${person.email}`, `third-${person.email}`];
      assert.equal((await change(person, fresh.toUpperCase())).status, 202);
      assert.deepEqual([await current(person), (await waiting(person))?.email], [old, fresh]);
      const toldTo = async (address: string) =>
        (await subjectsTo(address)).filter((one) => Object.values<string>(subjects).includes(one));
      const told = async () => [await toldTo(person.email), await toldTo(old)];
      assert.deepEqual(await told(), [[subjects.asked], [subjects.askedThere]]);
      assert.deepEqual(await subjectsTo(fresh), [subjects.confirm]);
      const [mail] = await mailsTo(api, fresh);
      const itsAccount = person.email.replace(/^(.).*@/u, '$1…@');
      assert.ok(mail?.text.includes(itsAccount), mail?.text);
      assert.doesNotMatch(String(mail?.text), new RegExp(`(?<![\\w-])(?:second-)?${person.email}`, 'u'));
      assert.deepEqual((await confirm(fresh)).body.data, { email: fresh, wasChanged: true });
      assert.deepEqual([await current(person), await waiting(person)], [fresh, null]);
      assert.equal((await confirm(fresh)).body.code, 'CONFIRMATION_INVALID', 'once');
      assert.deepEqual((await change(person, fresh)).body.errors, [{ pointer: '/email', code: 'EMAIL_UNCHANGED' }]);
      assert.equal(await waiting(person), null);
      assert.deepEqual(await told(), [
        [subjects.asked, subjects.replaced],
        [subjects.askedThere, subjects.replacedThere],
      ]);
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
    assert.equal((await subjectsTo(email)).at(-1), 'Your Nimbia account has a new recovery email');
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
    await changeSignIn(person, both);
    assert.equal((await answer('confirm', await tokenIn(both, 'email'))).status, 200);
    const refused = await answer('confirm', ofRecovery);
    assert.deepEqual(refused.body.errors, [{ pointer: '/email', code: 'EMAILS_MUST_DIFFER' }]);
    assert.equal(await current(person), `second-${person.email}`);
  });

  for (const isConfirmed of [false, true])
    it(`is ${isConfirmed ? 'taken back after' : 'stopped before'} its confirmation by the mailbox to sign in with alone, which hears of it; everybody is signed out`, async () => {
      const person = await api.register('professional');
      const [old, thief] = [`second-${person.email}`, `thief-${person.email}`];
      await changeSignIn(person, `other-${person.email}`);
      await change(person, thief);
      const [ofThief, ofSignIn] = [await tokenIn(thief, 'recovery'), await tokenIn(`other-${person.email}`, 'email')];
      if (isConfirmed) assert.equal((await answer('confirm', ofThief)).status, 200);
      assert.equal(await tokenIn(old, 'recovery-stop'), '', 'whoever reads the old one could keep it');
      const stop = await tokenIn(person.email, 'recovery-stop');
      assert.equal((await answer('confirm', stop)).status, 422, 'it confirms nothing');
      const stopped = await answer('stop', stop);
      assert.deepEqual(stopped.body.data, { email: person.email, wasChanged: isConfirmed });
      assert.equal(await isSignedIn(person), false);
      assert.equal(
        (await subjectsTo(person.email)).at(-1),
        'Un changement d’adresse de votre compte Nimbia est arrêté',
      );
      for (const token of [ofThief, ofSignIn]) assert.equal((await answer('confirm', token)).status, 422);
      await forgot(thief);
      await forgot(old);
      assert.deepEqual([await resetLinksTo(thief), await resetLinksTo(old)], [0, 1]);
    });

  for (const isConfirmed of [false, true])
    it(`${isConfirmed ? 'confirmed' : 'asked for'} before the e-mail to sign in with was changed goes with it, and is worth nothing after a new password`, async () => {
      const person = await api.register('professional');
      const [old, mine, thief] = [`second-${person.email}`, `mine-${person.email}`, `thief-${person.email}`];
      await change(person, mine);
      const ofThief = await tokenIn(mine, 'recovery');
      if (isConfirmed) assert.equal((await answer('confirm', ofThief)).status, 200);
      await changeSignIn(person, thief);
      assert.equal((await answer('confirm', await tokenIn(thief, 'email'))).status, 200);
      assert.equal((await answer('stop', await tokenIn(person.email, 'stop'))).status, 200);
      assert.equal(
        (await subjectsTo(person.email)).at(-1),
        'Un changement d’adresse de votre compte Nimbia est arrêté',
      );
      await forgot(person.email);
      assert.equal((await reset(person.email)).status, 200);
      assert.equal((await answer('confirm', ofThief)).status, 422);
      for (const address of [mine, thief, old]) await forgot(address);
      const links = [await resetLinksTo(mine), await resetLinksTo(thief), await resetLinksTo(old)];
      assert.deepEqual(links, [0, 0, 1]);
    });

  it('that waits ends with a forgotten password, as the e-mail to sign in with does', async () => {
    const person = await api.register('professional');
    const [recovery, signIn] = [`recovery-${person.email}`, `sign-in-${person.email}`];
    await change(person, recovery);
    await changeSignIn(person, signIn);
    const tokens = [await tokenIn(recovery, 'recovery'), await tokenIn(signIn, 'email')];
    await forgot(person.email);
    assert.equal((await reset(person.email)).status, 200);
    for (const token of tokens) assert.equal((await answer('confirm', token)).status, 422);
  });

  it('has tokens of its own, which a process of the version before takes for none', async () => {
    const person = await api.register('professional');
    await change(person, `third-${person.email}`);
    const tokens = [
      await tokenIn(`third-${person.email}`, 'recovery'),
      await tokenIn(person.email, 'recovery-stop'),
    ].map(hashToken);
    const purposes = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('emailChangeTokens').select('purpose').where('hash', 'in', tokens).orderBy('purpose').execute(),
    );
    assert.deepEqual(purposes, [{ purpose: 'recovery_confirm' }, { purpose: 'recovery_stop' }]);
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('emailChangeTokens').set({ purpose: 'confirm' }).where('hash', 'in', tokens).execute(),
    );
    assert.equal((await answer('confirm', await tokenIn(`third-${person.email}`, 'recovery'))).status, 422);
  });

  it('is one that waits, also of several asked for at once', async () => {
    const person = await api.register('professional');
    const asked = [1, 2, 3, 4].map((count) => change(person, `${count}-${person.email}`));
    assert.deepEqual(
      (await Promise.all(asked)).map(({ status }) => status),
      [202, 202, 202, 202],
    );
    const rows = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('emailChanges').select('id').where('userId', '=', person.id).execute(),
    );
    assert.equal(rows.length, 1);
  });

  it('is mailed ten links a day by everybody together: it may be a stranger’s', async () => {
    const stranger = `stranger-${Date.now()}@nimbia.test`;
    for (let count = 0; count < 2; count += 1) {
      const { token } = await api.register('professional');
      assert.equal((await change({ id: '', email: '', token }, stranger)).status, 202);
      for (let again = 0; again < 4; again += 1)
        assert.equal((await api.call('POST', '/auth/recovery-email/send', { token })).status, 202);
    }
    const third = await api.register('professional');
    assert.equal((await change(third, stranger)).status, 202);
    assert.equal((await waiting(third))?.email, stranger);
    assert.equal((await mailsTo(api, stranger)).length, 10);
  });

  it('comes back with the e-mail to sign in with, where both were changed', async () => {
    const person = await api.register('professional');
    const [old, thief] = [`second-${person.email}`, `thief-${person.email}`];
    await changeSignIn(person, thief);
    assert.equal((await answer('confirm', await tokenIn(thief, 'email'))).status, 200);
    await change(person, person.email); // free since
    assert.equal((await answer('confirm', await tokenIn(person.email, 'recovery'))).status, 200);
    const stopped = await answer('stop', await tokenIn(person.email, 'stop'));
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
    const token = await runAsSystem(api.services.db, (tx) =>
      issueToken(tx, { id: link.id, kind: 'recovery' }, 'confirm'),
    );
    assert.equal((await answer('confirm', token)).status, 200);
    await forgot(old);
    assert.equal(await resetLinksTo(old), 1);
    assert.equal((await reset(old, mailed)).status, 422);
    await forgot(fresh);
    assert.equal((await reset(fresh)).status, 200);
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
