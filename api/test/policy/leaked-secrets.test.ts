import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { runAsSystem } from '../../src/db/run-as.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { openWatchedApp } from '../support/work-of.ts';

interface Said {
  readonly code: string;
  readonly requestId: string;
}

describe('somebody who has seen leaked data', () => {
  let api: TestApi;
  let person: Person;
  before(async () => {
    api = await openTestApi();
    person = await api.register('client');
  });
  after(() => api.close());

  it('cannot use what the database stores, in any encoding', async () => {
    const kept = await runAsSystem(api.services.db, async (tx) => ({
      access: await tx.selectFrom('accessTokens').selectAll().execute(),
      refresh: await tx.selectFrom('refreshTokens').selectAll().execute(),
      sessions: await tx.selectFrom('sessions').select('id').execute(),
      users: await tx.selectFrom('users').select(['id', 'passwordHash']).execute(),
    }));
    assert.ok(kept.access.length > 0 && kept.refresh.length > 0);
    const hashes = [...kept.access, ...kept.refresh].flatMap(({ hash }) =>
      (['hex', 'base64', 'base64url', 'latin1'] as const).map((writing) => hash.toString(writing)),
    );
    const ids = [...kept.sessions, ...kept.users].map(({ id }) => id);
    for (const secret of [...hashes, ...ids].filter((it) => /^[\x21-\x7e]+$/u.test(it))) {
      assert.equal((await api.call('GET', '/auth/me', { token: secret })).status, 401);
      const cookie = `nimbia_refresh=${secret}`;
      assert.equal((await api.call('POST', '/auth/refresh', { headers: { cookie } })).status, 401);
      const reset = { token: secret, password: 'Nouveau-2026!', passwordConfirmation: 'Nouveau-2026!' };
      assert.equal((await api.call<Said>('POST', '/auth/reset', { body: reset })).body.code, 'RESET_INVALID', secret);
    }
    for (const { passwordHash } of kept.users) {
      const body = { email: person.email, password: passwordHash, role: 'client' };
      assert.equal((await api.call('POST', '/auth/login', { body })).status, 401);
    }
  });

  it('cannot use a refresh token as an access token, nor the other way round', async () => {
    const body = { email: person.email, password, role: 'client' };
    const { cookies, body: session } = await api.call<{ data: { token: string } }>('POST', '/auth/login', { body });
    const refresh = cookies.find(({ name }) => name === 'nimbia_refresh')?.value ?? '';
    assert.equal((await api.call('GET', '/auth/me', { token: refresh })).status, 401);
    const cookie = `nimbia_refresh=${session.data.token}`;
    assert.equal((await api.call('POST', '/auth/refresh', { headers: { cookie } })).status, 401);
    assert.equal((await api.call('GET', '/auth/me', { token: session.data.token })).status, 200);
  });
});

describe('an account’s existence', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('is not revealed by the time that signing in takes: the work is the same', async (t) => {
    const { app, workOf } = await openWatchedApp(api);
    t.after(() => app.close());
    const signIn = async (email: string) => {
      const payload = { email, password: 'Wrong-2026!', role: 'client' };
      const { answer, ...work } = await workOf({ method: 'POST', url: '/auth/login', payload });
      assert.equal(answer.statusCode, 401);
      return work;
    };
    const { email } = await api.register('client');
    const known = await signIn(email);
    assert.equal(known.hashes.length, 1);
    assert.deepEqual(await signIn(`nobody-${randomUUID()}@nimbia.test`), known);
  });

  it('is unique per e-mail, however many register concurrently and however they spell it', async () => {
    const email = `twice-${randomUUID()}@nimbia.test`;
    const writings = [email, email.toUpperCase(), ` ${email} `, email, email.replace('twice', 'Twice'), email];
    const answers = await Promise.allSettled(writings.map((one) => api.register('client', { email: one })));
    assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const answer of answers)
      if (answer.status === 'rejected') assert.match(String(answer.reason), /answered 409.*EMAIL_TAKEN/u);
    const kept = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('users').select('id').where('email', '=', email).execute(),
    );
    assert.equal(kept.length, 1);
  });
});
