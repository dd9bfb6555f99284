import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runAsSystem } from '../../src/db/run-as.ts';
import { OWASP_MEMORY_KIB } from '../../src/secrets/passwords.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

interface Problem {
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  readonly errors: { pointer: string; code: string }[];
  readonly details?: Record<string, unknown>;
}
interface Session {
  readonly data: { token: string; expiresAt: string; user: Record<string, unknown> };
}

describe('signing in', () => {
  let api: TestApi;
  let clock = Date.now();
  before(async () => {
    api = await openTestApi({ PASSWORD_MEMORY_KIB: String(OWASP_MEMORY_KIB) }, () => new Date(clock));
  });
  after(() => api.close());

  const login = (email: string, role = 'client', secret = password) =>
    api.call<Session & Problem>('POST', '/auth/login', { body: { email, password: secret, role } });
  const refresh = (cookie: string, headers = {}) =>
    api.call<Session & Problem>('POST', '/auth/refresh', {
      headers: { cookie: `nimbia_refresh=${cookie}`, ...headers },
    });
  const cookieOf = (answer: { cookies: readonly { name: string; value: string }[] }) => {
    const cookie = answer.cookies.find(({ name }) => name === 'nimbia_refresh');
    assert.ok(cookie);
    return cookie.value;
  };

  it('answers 401 without a token, and with an invalid one', async () => {
    assert.equal((await api.call<Problem>('GET', '/auth/me')).body.code, 'UNAUTHENTICATED');
    const bad = await api.call<Problem>('GET', '/auth/me', { token: 'A'.repeat(43) });
    assert.equal(bad.status, 401);
    assert.equal(bad.headers['content-type'], 'application/problem+json; charset=utf-8');
    assert.equal(bad.body.requestId, bad.headers['x-request-id']);
  });

  it('registers a client, signs in and returns the user', async () => {
    const person = await api.register('client');
    const { status, body, cookies } = await login(person.email.toUpperCase());
    assert.equal(status, 200);
    assert.deepEqual(body.data.user, {
      id: person.id,
      role: 'client',
      email: person.email,
      firstNames: 'Awa',
      lastName: 'Ndiaye',
      lang: 'fr',
      timeZone: 'Africa/Dakar',
      professionalId: null,
      slug: null,
      companyName: null,
      planId: null,
    });
    const [cookie] = cookies;
    assert.deepEqual(
      { path: cookie?.path, httpOnly: cookie?.httpOnly, sameSite: cookie?.sameSite },
      { path: '/auth', httpOnly: true, sameSite: 'Strict' },
    );
    const me = await api.call<{ data: unknown }>('GET', '/auth/me', { token: body.data.token });
    assert.deepEqual(me.body.data, body.data.user);
  });

  it('stores neither password nor tokens in the clear', async () => {
    const person = await api.register('client');
    const kept = await runAsSystem(api.services.db, async (tx) => ({
      user: await tx.selectFrom('users').select('passwordHash').where('id', '=', person.id).executeTakeFirstOrThrow(),
      tokens: await tx.selectFrom('accessTokens').selectAll().execute(),
    }));
    assert.match(kept.user.passwordHash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    assert.ok(!JSON.stringify(kept).includes(person.token));
  });

  it('registers a professional who is neither verified nor listed', async () => {
    const person = await api.register('professional', { kind: 'legal_entity', companyName: 'Étude Ndiaye & Sœurs' });
    const me = await api.call<{ data: { slug: string; planId: string; professionalId: string } }>('GET', '/auth/me', {
      token: person.token,
    });
    assert.equal(me.body.data.slug, 'etude-ndiaye-soeurs');
    assert.equal(me.body.data.planId, 'free');
    assert.equal(me.body.data.professionalId, person.id);
    assert.equal((await api.call('GET', `/base/professionals/get-one/${person.id}`)).status, 404);
  });

  it('reports every error of a registration at its field', async () => {
    const { status, body } = await api.call<Problem>('POST', '/auth/register', {
      body: {
        role: 'professional',
        email: 'a@b.sn',
        secondaryEmail: 'a@b.sn',
        lastName: '',
        firstNames: 'Awa',
        phone: '12',
        password: 'short',
        passwordConfirmation: 'other',
        terms: false,
        kind: 'legal_entity',
        profession: 'lawyer',
        country: 'SN',
        city: 'Dakar',
      },
    });
    assert.equal(status, 422);
    const codes = body.errors.map(({ pointer, code }) => `${pointer} ${code}`);
    for (const expected of [
      '/lastName REQUIRED',
      '/phone PHONE_INVALID',
      '/password PASSWORD_TOO_SHORT',
      '/terms TERMS_NOT_ACCEPTED',
      '/secondaryEmail EMAILS_MUST_DIFFER',
    ]) {
      assert.ok(codes.includes(expected), `${expected} in ${codes.join(', ')}`);
    }
  });

  it('refuses an e-mail that is taken', async () => {
    const person = await api.register('client');
    await assert.rejects(api.register('client', { email: person.email }), /EMAIL_TAKEN/u);
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const person = await api.register('client');
    const wrong = await login(person.email, 'client', 'Wrong-2026!');
    const unknown = await login('nobody@nimbia.test', 'client', 'Wrong-2026!');
    const { requestId: _a, ...one } = wrong.body;
    const { requestId: _b, ...other } = unknown.body;
    assert.deepEqual(one, other);
    assert.equal(one.code, 'CREDENTIALS_INVALID');
  });

  it('reveals the right sign-in page only with the right password', async () => {
    const person = await api.register('client');
    assert.equal((await login(person.email, 'professional', 'Wrong-2026!')).body.code, 'CREDENTIALS_INVALID');
    const { status, body } = await login(person.email, 'professional');
    assert.equal(status, 403);
    assert.equal(body.code, 'WRONG_ROLE');
    assert.deepEqual(body.details, { role: 'client' });
  });

  it('lets an access token expire after fifteen minutes and refreshes it', async () => {
    const person = await api.register('client');
    const session = await login(person.email);
    clock += 15 * 60_000 + 1;
    const late = await api.call<Problem>('GET', '/auth/me', { token: session.body.data.token });
    assert.equal(late.body.code, 'TOKEN_EXPIRED');
    const renewed = await refresh(cookieOf(session));
    assert.equal(renewed.status, 200);
    assert.equal((await api.call('GET', '/auth/me', { token: renewed.body.data.token })).status, 200);
  });

  it('gives two tabs ten seconds, and ends the session when an old refresh token is used later', async () => {
    const person = await api.register('client');
    const first = cookieOf(await login(person.email));
    const second = await refresh(first);
    clock += 9_000;
    const otherTab = await refresh(first);
    assert.equal(otherTab.status, 200);
    assert.equal((await api.call('GET', '/auth/me', { token: second.body.data.token })).status, 200);
    clock += 2_000;
    const stolen = await refresh(first);
    assert.equal(stolen.body.code, 'REFRESH_INVALID');
    assert.equal((await refresh(cookieOf(otherTab))).status, 401, 'the whole family has ended');
    assert.equal((await api.call('GET', '/auth/me', { token: otherTab.body.data.token })).status, 401);
    await refresh(first);
    const entries = await runAsSystem(api.services.db, (tx) =>
      tx
        .selectFrom('audit')
        .select(['actorId', 'subject', 'details'])
        .where('action', '=', 'session.token-reused')
        .execute(),
    );
    const ended = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('sessions').select('id').where('userId', '=', person.id).where('endedAt', 'is not', null).execute(),
    );
    assert.deepEqual(
      entries,
      ended.map(({ id }) => ({ actorId: null, subject: id, details: { userId: person.id } })),
      'once, however often it is brought again',
    );
  });

  it('does not refresh for a page of another site', async () => {
    const person = await api.register('client');
    const cookie = cookieOf(await login(person.email));
    assert.equal((await refresh(cookie, { origin: 'https://elsewhere.example' })).status, 403);
    assert.equal((await refresh(cookie, { origin: 'http://localhost:3000' })).status, 200);
  });

  it('logs out at once', async () => {
    const person = await api.register('client');
    const session = await login(person.email);
    const { token } = session.body.data;
    assert.equal((await api.call('POST', '/auth/logout', { token })).status, 200);
    assert.equal((await api.call('GET', '/auth/me', { token })).status, 401);
    assert.equal((await refresh(cookieOf(session))).status, 401);
  });

  it('changes the password, keeps this session and ends the others', async () => {
    const person = await api.register('client');
    const other = await login(person.email);
    const change = (body: unknown) => api.call<Problem>('POST', '/auth/change-password', { token: person.token, body });
    const fresh = 'Nouveau-2026!';
    const wrong = await change({ currentPassword: 'Wrong-2026!', password: fresh, passwordConfirmation: fresh });
    assert.deepEqual(wrong.body.errors, [{ pointer: '/currentPassword', code: 'CREDENTIALS_INVALID' }]);
    const mismatch = await change({ currentPassword: password, password: fresh, passwordConfirmation: password });
    assert.deepEqual(mismatch.body.errors, [
      { pointer: '/passwordConfirmation', code: 'PASSWORD_CONFIRMATION_MISMATCH' },
    ]);
    assert.equal(
      (await change({ currentPassword: password, password: fresh, passwordConfirmation: fresh })).status,
      200,
    );
    assert.equal((await api.call('GET', '/auth/me', { token: person.token })).status, 200);
    assert.equal((await api.call('GET', '/auth/me', { token: other.body.data.token })).status, 401);
    assert.equal((await login(person.email)).status, 401);
    assert.equal((await login(person.email, 'client', fresh)).status, 200);
  });

  it('deletes an account only with its password, and erases its name', async () => {
    const person = await api.register('professional');
    await api.verify(person.id);
    const remove = (secret: string) =>
      api.call<Problem>('DELETE', '/auth/account', { token: person.token, body: { password: secret } });
    assert.deepEqual((await remove('Wrong-2026!')).body.errors, [
      { pointer: '/password', code: 'CREDENTIALS_INVALID' },
    ]);
    assert.equal((await remove(password)).status, 200);
    assert.equal((await api.call('GET', '/auth/me', { token: person.token })).status, 401);
    assert.equal((await login(person.email, 'professional')).status, 401);
    assert.equal((await api.call('GET', `/base/professionals/get-one/${person.id}`)).status, 404);
    const row = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('professionals').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow(),
    );
    assert.ok(!JSON.stringify(row).includes('Ndiaye') && !JSON.stringify(row).includes(person.email));
  });
});
