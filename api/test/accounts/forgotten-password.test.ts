import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runAsSystem } from '../../src/db/run-as.ts';
import { deliverOnce } from '../support/mail-jobs.ts';
import { mailsTo, resetTokenFor } from '../support/reset-token.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

interface Body {
  readonly data: unknown;
  readonly code: string;
  readonly errors: { pointer: string; code: string }[];
}
const fresh = 'Nouveau-2026!';
const minute = 60_000;

describe('a forgotten password', () => {
  let api: TestApi;
  let clock = Date.now();
  before(async () => {
    api = await openTestApi({}, () => new Date(clock));
  });
  after(() => api.close());

  const forgot = (email: unknown) => api.call<Body>('POST', '/auth/forgot', { body: { email } });
  const reset = (token: string, secret = fresh, again = secret) =>
    api.call<Body>('POST', '/auth/reset', { body: { token, password: secret, passwordConfirmation: again } });
  const check = (token: string) => api.call<Body>('POST', '/auth/reset/check', { body: { token } });
  const login = (person: Person, secret: string, role = 'client') =>
    api.call<Body>('POST', '/auth/login', { body: { email: person.email, password: secret, role } });
  const isSignedIn = async (token: string) => (await api.call('GET', '/auth/me', { token })).status === 200;

  it('is reset by a mailed link, which ends every session and notifies the account', async () => {
    const person = await api.register('client');
    assert.equal((await forgot(` ${person.email.toUpperCase()} `)).status, 202);
    const token = await resetTokenFor(api, person.email);
    assert.equal((await reset(token)).status, 200);
    assert.equal(await isSignedIn(person.token), false);
    assert.equal((await login(person, password)).status, 401);
    assert.equal((await login(person, fresh)).status, 200);
    const subjects = (await mailsTo(api, person.email)).map(({ subject }) => subject);
    assert.ok(subjects.includes('Votre mot de passe Nimbia a changé'), subjects.join());
  });

  it('of a professional is reset by either e-mail, and both are notified', async () => {
    const person = await api.register('professional', { lang: 'en' });
    const second = `second-${person.email}`;
    await forgot(second);
    assert.equal((await mailsTo(api, person.email)).filter(({ subject }) => /new/u.test(subject)).length, 0);
    assert.equal((await reset(await resetTokenFor(api, second))).status, 200);
    assert.equal((await login(person, fresh, 'professional')).status, 200);
    for (const address of [person.email, second]) {
      const subjects = (await mailsTo(api, address)).map(({ subject }) => subject);
      assert.ok(subjects.includes('Your Nimbia password has changed'), `${address}: ${subjects.join()}`);
    }
    await forgot(person.email);
    assert.equal((await reset(await resetTokenFor(api, person.email), password)).status, 200);
    assert.equal((await login(person, password, 'professional')).status, 200);
  });

  it('gets the same response for every e-mail, by the same statements, and a mail only for existing accounts', async () => {
    const person = await api.register('client');
    const known = await forgot(person.email);
    const unknown = await forgot('nobody-at-all@nimbia.test');
    assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
    // Timing: both requests only store the e-mail; a job looks up the account.
    const noted = await runAsSystem(api.services.db, async (tx) => ({
      requests: await tx.selectFrom('resetRequests').select('email').orderBy('createdAt').execute(),
      tokens: await tx.selectFrom('passwordResets').select('userId').where('userId', '=', person.id).execute(),
    }));
    assert.deepEqual(
      noted.requests.map(({ email }) => email),
      [person.email, 'nobody-at-all@nimbia.test'],
    );
    assert.deepEqual(noted.tokens, []);
    assert.equal((await mailsTo(api, person.email)).filter(({ text }) => text.includes('#token=')).length, 1);
    assert.deepEqual(await mailsTo(api, 'nobody-at-all@nimbia.test'), []);
    const left = await runAsSystem(api.services.db, (tx) => tx.selectFrom('resetRequests').select('id').execute());
    assert.deepEqual(left, []);
  });

  it('takes as long for a known as for an unknown e-mail', async () => {
    const people = await Promise.all(Array.from({ length: 15 }, () => api.register('client')));
    const times = { known: [] as number[], unknown: [] as number[] };
    const time = async (which: keyof typeof times, email: string) => {
      const began = performance.now();
      await forgot(email);
      times[which].push(performance.now() - began);
    };
    // Alternating, so that other load slows both.
    for (const [index, { email }] of people.entries()) {
      await time('unknown', `nobody-${index}@nimbia.test`);
      await time('known', email);
    }
    // The fastest of fifteen: other load only makes a run slower.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    // The same few statements; a hash or a mail would differ by tens of milliseconds.
    assert.ok(Math.abs(known - unknown) < 15, `${known.toFixed(1)} ms and ${unknown.toFixed(1)} ms`);
  });

  it('is reset once by a link, by one of two concurrent requests', async () => {
    const person = await api.register('client');
    await forgot(person.email);
    const token = await resetTokenFor(api, person.email);
    const both = await Promise.all([reset(token, 'Premier-2026!'), reset(token, 'Second-2026!')]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422]);
    const again = await reset(token);
    assert.deepEqual([again.status, again.body.code], [422, 'RESET_INVALID']);
    assert.deepEqual(again.body.errors, [{ pointer: '/token', code: 'RESET_INVALID' }]);
    const won = both[0]?.status === 200 ? 'Premier-2026!' : 'Second-2026!';
    assert.equal((await login(person, won)).status, 200);
  });

  it('has links that are valid for thirty minutes, and all until one is used', async () => {
    const person = await api.register('client');
    await forgot(person.email);
    const first = await resetTokenFor(api, person.email);
    clock += 29 * minute;
    await forgot(person.email);
    const second = await resetTokenFor(api, person.email);
    assert.notEqual(first, second);
    clock += minute + 1;
    assert.equal((await reset(first)).body.code, 'RESET_INVALID');
    await forgot(person.email);
    const third = await resetTokenFor(api, person.email);
    assert.equal((await reset(second)).status, 200);
    assert.equal((await reset(third)).body.code, 'RESET_INVALID');
  });

  it('has links that can be checked without being used, and are refused exactly as by the reset', async () => {
    const person = await api.register('client');
    await forgot(person.email);
    const used = await resetTokenFor(api, person.email);
    for (const time of ['once', 'twice']) assert.equal((await check(used)).status, 200, time);
    assert.equal((await reset(used)).status, 200);
    await forgot(person.email);
    const expired = await resetTokenFor(api, person.email);
    clock += 30 * minute + 1;
    for (const token of [used, expired, 'A'.repeat(43), 'x', '\u{1F511}']) {
      const { status, body } = await check(token);
      assert.deepEqual(
        [status, body.code, body.errors],
        [422, 'RESET_INVALID', (await reset(token)).body.errors],
        token,
      );
    }
  });

  it('refuses used, expired, forged and malformed tokens alike', async () => {
    const answers = await Promise.all(
      ['A'.repeat(43), 'x', '../../etc/passwd', '\u{1F511}'].map((token) => reset(token)),
    );
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.code]),
      answers.map(() => [422, 'RESET_INVALID']),
    );
  });

  it('stores tokens in the clear in the mail only', async () => {
    const person = await api.register('client');
    await forgot(person.email);
    const token = await resetTokenFor(api, person.email);
    const kept = await runAsSystem(api.services.db, async (tx) => [
      await tx.selectFrom('passwordResets').selectAll().execute(),
      await tx.selectFrom('outbox').selectAll().execute(),
      await tx.selectFrom('audit').selectAll().execute(),
      await tx.selectFrom('rateLimits').selectAll().execute(),
    ]);
    assert.ok(!JSON.stringify(kept).includes(token));
    assert.ok(!JSON.stringify(kept[3]).includes('nimbia.test'), 'limits are counted by hashes');
  });

  it('refuses a token in the URL and leaves it unused', async () => {
    const person = await api.register('client');
    await forgot(person.email);
    const token = await resetTokenFor(api, person.email);
    const body = { password: fresh, passwordConfirmation: fresh };
    for (const name of ['token', 'TOKEN', 'access_token', 'refreshToken']) {
      const answer = await api.call<Body>('POST', `/auth/reset?${name}=${token}`, { body: { ...body, token } });
      assert.deepEqual([answer.status, answer.body.code], [400, 'TOKEN_IN_ADDRESS'], name);
    }
    const leaked = await api.call<Body>('GET', `/auth/me?token=${person.token}`);
    assert.equal(leaked.body.code, 'TOKEN_IN_ADDRESS');
    assert.equal((await reset(token)).status, 200);
  });

  it('validates the new password', async () => {
    const { status, body } = await reset('A'.repeat(43), 'short', 'other');
    assert.equal(status, 422);
    const codes = body.errors.map(({ pointer, code }) => `${pointer} ${code}`);
    assert.ok(codes.includes('/password PASSWORD_TOO_SHORT'), codes.join());
    assert.ok(codes.includes('/passwordConfirmation PASSWORD_CONFIRMATION_MISMATCH'), codes.join());
    assert.deepEqual((await forgot('no address')).body.errors, [{ pointer: '/email', code: 'EMAIL_INVALID' }]);
  });

  it('has no valid link once the account is deleted', async () => {
    const person = await api.register('client');
    await forgot(person.email);
    const token = await resetTokenFor(api, person.email);
    await forgot(person.email); // still queued when the account is deleted
    await api.call('DELETE', '/auth/account', { token: person.token, body: { password } });
    assert.equal((await reset(token)).body.code, 'RESET_INVALID');
    const before = await mailsTo(api, person.email);
    await deliverOnce(api.services);
    assert.deepEqual(await mailsTo(api, person.email), before);
  });

  it('ends the old password at once, also for a sign-in that began before the change', async () => {
    const person = await api.register('client');
    await forgot(person.email);
    const token = await resetTokenFor(api, person.email);
    const [signedIn] = await Promise.all([login(person, password), reset(token)]);
    const session = signedIn.body.data as { token: string } | undefined;
    assert.ok(signedIn.status === 401 || !(await isSignedIn(session?.token ?? '')));
  });

  it('may be requested five times in half an hour, in any case, known or not', async () => {
    const person = await api.register('client');
    for (const email of [person.email, 'nobody-again@nimbia.test']) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 7; attempt += 1) {
        statuses.push((await forgot(attempt % 2 ? email.toUpperCase() : email)).status);
      }
      assert.deepEqual(statuses, [202, 202, 202, 202, 202, 429, 429], email);
    }
  });
});
