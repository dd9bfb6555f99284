import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it, mock } from 'node:test';
import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { resetTokenFor } from '../support/reset-token.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

const PER_MINUTE = 20;
const A_QUARTER = 5;

/** Decision 022: limits of password attempts. */
describe('guessing passwords', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi({ SIGN_IN_ATTEMPTS_PER_MINUTE: String(PER_MINUTE) });
    // Limits count in seconds of this clock: the attempts of a test take none.
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
  });
  after(async () => {
    mock.timers.reset();
    await api.close();
  });
  const write = (statement: ReturnType<typeof sql>) => runAsSystem(api.services.db, (tx) => statement.execute(tx));
  beforeEach(() => write(sql`delete from rate_limits`));

  async function login(email: string, { from = '192.0.2.1', secret = 'Wrong-2026!' } = {}) {
    const { statusCode, headers } = await api.app.inject({
      method: 'POST',
      url: '/auth/login',
      remoteAddress: from,
      payload: { email, password: secret, role: 'client' },
    });
    return { status: statusCode, later: Number(headers['retry-after'] ?? 0) };
  }
  const times = async (count: number, attempt: () => ReturnType<typeof login>) => {
    const statuses: number[] = [];
    for (let tried = 0; tried < count; tried += 1) statuses.push((await attempt()).status);
    return [...new Set(statuses)];
  };
  /** Ends every window and block, except the day in which blocks double. */
  const wait = () => write(sql`update rate_limits set expire = 1 where key not like '%-blocks:%'`);
  const newEmail = () => `x-${randomUUID()}@nimbia.test`;

  it('is blocked for five minutes after five attempts in five minutes, per address and whatever the spelling of the e-mail', async () => {
    const email = newEmail();
    assert.deepEqual(await times(A_QUARTER, () => login(email)), [401]);
    const { status, later } = await login(` ${email.toUpperCase()}`);
    assert.deepEqual([status, later], [429, 300]);
    assert.equal((await login(newEmail())).status, 401, 'another account is not concerned');
  });

  it('is allowed again after the block, and each block is twice as long, up to an hour, for a day', async () => {
    const email = newEmail();
    for (const minutes of [5, 10, 20, 40, 60, 60]) {
      assert.deepEqual(await times(A_QUARTER, () => login(email)), [401], `before ${minutes} minutes`);
      for (const { status, later } of [await login(email), await login(email)]) {
        assert.deepEqual([status, later], [429, minutes * 60]);
      }
      await wait();
    }
    await write(sql`update rate_limits set expire = 1`);
    await times(A_QUARTER, () => login(email));
    assert.equal((await login(email)).later, 300);
  });

  it('blocks the guessing address and not the owner elsewhere, until many addresses have guessed together', async () => {
    const { email } = await api.register('client');
    await times(A_QUARTER + 3, () => login(email));
    assert.equal((await login(email, { from: '198.51.100.9', secret: password })).status, 200);
    for (let address = 10; address < 14; address += 1)
      assert.deepEqual(await times(A_QUARTER, () => login(email, { from: `192.0.2.${address}` })), [401]);
    const { status, later } = await login(email, { from: '198.51.100.9', secret: password });
    assert.deepEqual([status, later], [429, 300], 'short, and it does not grow');
  });

  it('is forgotten after a sign-in, and after a password reset', async () => {
    const { email } = await api.register('client');
    for (let round = 0; round < 2; round += 1) {
      assert.deepEqual(await times(A_QUARTER - 1, () => login(email)), [401]);
      assert.equal((await login(email, { secret: password })).status, 200);
    }
    await times(A_QUARTER, () => login(email));
    await write(sql`delete from rate_limits where key like 'address:%'`);
    assert.equal((await login(email, { secret: password })).status, 429);
    await api.call('POST', '/auth/forgot', { body: { email } });
    const token = await resetTokenFor(api, email);
    const opened = () =>
      api.app.inject({ method: 'POST', url: '/auth/reset/check', remoteAddress: '192.0.2.1', payload: { token } });
    for (let time = 0; time < A_QUARTER; time += 1) assert.equal((await opened()).statusCode, 200);
    assert.equal((await opened()).statusCode, 429, 'the link is not opened for ever');
    const secret = 'Nouveau-2026!';
    const reset = await api.app.inject({
      method: 'POST',
      url: '/auth/reset',
      remoteAddress: '192.0.2.1',
      payload: { token, password: secret, passwordConfirmation: secret },
    });
    assert.equal(reset.statusCode, 200);
    assert.equal((await login(email, { secret })).status, 200);
  });
});
