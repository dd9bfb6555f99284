import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it, mock } from 'node:test';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { openWatchedApp } from '../support/work-of.ts';

interface Body {
  readonly code: string;
  readonly requestId: string;
}
const PER_MINUTE = 30;
const TAKEN_AN_HOUR = 5;
const newEmail = () => `new-${randomUUID()}@nimbia.test`;

/** Decision 018: a taken e-mail is revealed, at a limited rate. */
describe('probing e-mails by registering', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi({ SIGN_IN_ATTEMPTS_PER_MINUTE: String(PER_MINUTE) });
    client = await api.register('client');
    professional = await api.register('professional');
    operator = await api.operator();
    // Limits count in seconds of this clock: the attempts of a test take none.
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
  });
  after(async () => {
    mock.timers.reset();
    await api.close();
  });
  beforeEach(() => forget('%'));

  const forget = (keys: string) =>
    runAsSystem(api.services.db, (tx) => sql`delete from rate_limits where key like ${keys}`.execute(tx));
  const requestOf = (
    email: string,
    { from = '2001:db8:1:1::1', secondaryEmail = newEmail(), role = 'client' } = {},
  ): InjectOptions => ({
    method: 'POST',
    url: '/auth/register',
    remoteAddress: from,
    payload: {
      ...{ role, email, lastName: 'Sow', firstNames: 'Ami', phone: '+221 33 800 00 00', terms: true },
      ...{ password, passwordConfirmation: password },
      ...(role === 'professional' && {
        ...{ kind: 'individual', secondaryEmail, profession: 'lawyer', country: 'SN', city: 'Dakar' },
      }),
    },
  });
  async function register(...asked: Parameters<typeof requestOf>) {
    const answer = await api.app.inject(requestOf(...asked));
    const { requestId: _, ...said } = answer.json<Body>();
    return { status: answer.statusCode, said, later: Number(answer.headers['retry-after']) };
  }

  it('gets the same response for a taken e-mail, whoever owns it and however it is spelled', async () => {
    const [first, ...others] = [
      await register(client.email),
      await register(professional.email),
      await register(operator.email, { role: 'professional' }),
      await register(` ${professional.email.toUpperCase()}`, { role: 'professional' }),
    ];
    assert.deepEqual([first?.status, first?.said.code], [409, 'EMAIL_TAKEN']);
    for (const other of others) assert.deepEqual(other, first);
  });

  it('takes as long, whoever owns it: the work is the same', async (t) => {
    const { app, workOf } = await openWatchedApp(api);
    t.after(() => app.close());
    const probe = async (email: string) => {
      await forget('%');
      const { answer, ...work } = await workOf(requestOf(email));
      assert.equal(answer.statusCode, 409);
      return work;
    };
    const ofClient = await probe(client.email);
    assert.equal(ofClient.hashes.length, 1);
    assert.deepEqual(await probe(professional.email), ofClient);
  });

  it('reveals nothing about recovery e-mails, nor about deleted accounts', async () => {
    const gone = await api.register('client');
    await api.call('DELETE', '/auth/account', { token: gone.token, body: { password } });
    for (const answer of [
      await register(newEmail()),
      await register(gone.email),
      await register(`second-${professional.email}`),
      await register(newEmail(), { role: 'professional', secondaryEmail: client.email }),
      await register(newEmail(), { role: 'professional', secondaryEmail: professional.email }),
    ])
      assert.equal(answer.status, 201);
  });

  it('is blocked after a few taken e-mails: taken and free ones are then refused alike, per network rather than per address', async () => {
    for (let count = 0; count < TAKEN_AN_HOUR; count += 1)
      assert.equal((await register(client.email, { from: `2001:db8:1:1::${count}` })).status, 409);
    const [taken, free] = [newEmail(), newEmail()];
    await register(taken, { from: '2001:db8:1:2::1' });
    const refusals = [await register(taken, { from: '2001:db8:1:1:ffff::9' }), await register(free)];
    for (const { status, said, later } of refusals) {
      assert.deepEqual([status, said, later], [429, refusals[0]?.said, 3600]);
    }
    assert.equal((await register(free, { from: '2001:db8:1:2::1' })).status, 201, 'it was not registered before');
  });

  it('is blocked for the day after three such hours', async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      for (let count = 0; count < TAKEN_AN_HOUR; count += 1) assert.equal((await register(client.email)).status, 409);
      await forget('taken-hour:%');
      await forget('account%');
    }
    const { status, later } = await register(newEmail());
    assert.deepEqual([status, later], [429, 86_400]);
  });

  it('reveals no more to concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: PER_MINUTE }, () => register(client.email)));
    const told = answers.filter(({ status }) => status === 409).length;
    assert.ok(told > 0 && told <= TAKEN_AN_HOUR, `${told} were told`);
    assert.ok(answers.every(({ status }) => status === 409 || status === 429));
  });

  it('is also blocked when every e-mail is free: an hour allows as many registrations as a minute allows attempts', async () => {
    for (let count = 0; count < PER_MINUTE; count += 1) assert.equal((await register(newEmail())).status, 201);
    await forget('address:%');
    const { status, later } = await register(newEmail());
    assert.deepEqual([status, later], [429, 3600]);
  });
});
