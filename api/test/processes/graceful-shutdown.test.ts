import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { post, ready, runApi } from '../support/api-process.ts';
import { processDatabase } from '../support/process-database.ts';
import type { ProcessDatabase } from '../support/process-database.ts';
import { until } from '../support/until.ts';

const person = {
  role: 'client',
  lastName: 'A',
  firstNames: 'B',
  email: 'stopping@nimbia.test',
  phone: '+33 600000000',
  password: 'Client-2026!',
  passwordConfirmation: 'Client-2026!',
  terms: true,
};

/** Sends the headers of a registration; the returned function sends the rest and returns the status. */
async function begin(url: string, email: string) {
  const body = JSON.stringify({ ...person, email });
  const sender = request(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  });
  const broken = once(sender, 'error') as Promise<[Error]>;
  sender.flushHeaders();
  await once(sender, 'continue');
  const finish = async () => {
    sender.end(body);
    const [response] = (await once(sender, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  return { finish, broken };
}

describe('graceful shutdown', () => {
  let database: ProcessDatabase;
  let settings: Record<string, string>;
  before(async () => {
    database = await processDatabase();
    settings = { ...database.variables, LOG_LEVEL: 'warn', SHUTDOWN_GRACE_SECONDS: '600' };
  });
  after(() => database.drop());

  it('finishes running requests: slow ones are answered, streams end, writes are committed', async () => {
    const api = runApi(settings);
    const url = await ready(api);
    const registered = (await (await post(url, '/auth/register', person)).json()) as { data: { token: string } };
    const stream = await fetch(`${url}/events`, { headers: { authorization: `Bearer ${registered.data.token}` } });
    const streamed = (async () => {
      let text = '';
      for await (const chunk of stream.body ?? []) text += Buffer.from(chunk as Uint8Array).toString();
      return text;
    })();
    const begun = await Promise.all(Array.from({ length: 6 }, (_, index) => begin(url, `slow-${index}@nimbia.test`)));
    api.child.kill('SIGTERM');
    assert.match(await streamed, /^retry: 2000\n: open\n\n/u, 'the stream ends, it does not break');
    const statuses = await Promise.all(begun.map(({ finish }) => finish()));
    assert.deepEqual(
      statuses,
      statuses.map(() => 201),
    );
    assert.deepEqual(await api.ended, [0, null], api.output());
    // Idle connections do not delay the shutdown: those would be aborted.
    assert.doesNotMatch(api.output(), /grace period/u);

    const next = runApi(settings);
    const again = await ready(next);
    const { email, password } = { ...person, email: 'slow-5@nimbia.test' };
    assert.equal((await post(again, '/auth/login', { email, password, role: 'client' })).status, 200);
    next.child.kill('SIGTERM');
    assert.deepEqual(await next.ended, [0, null]);
  });

  it('accepts no new connections meanwhile', async () => {
    const api = runApi(settings);
    const url = await ready(api);
    const { finish } = await begin(url, 'late@nimbia.test');
    api.child.kill('SIGTERM');
    const knock = () =>
      new Promise((resolve) => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1')
          .once('connect', () => resolve('connected'))
          .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
          .once('connect', () => socket.destroy());
      });
    await until(async () => (await knock()) === 'ECONNREFUSED', 'nobody is let in');
    assert.equal(api.child.exitCode, null, 'it is still answering');
    assert.equal(await finish(), 201);
    assert.deepEqual(await api.ended, [0, null]);
  });

  it('aborts requests that exceed the grace period', async () => {
    const api = runApi({ ...settings, SHUTDOWN_GRACE_SECONDS: '1' });
    const url = await ready(api);
    const { broken } = await begin(url, 'never@nimbia.test');
    const began = performance.now();
    api.child.kill('SIGTERM');
    assert.deepEqual(await api.ended, [0, null]);
    assert.ok(performance.now() - began >= 1_000, 'it was given time');
    assert.match((await broken)[0].message, /hang up|ECONNRESET/u);
    assert.match(api.output(), /requests still running after the grace period are aborted/u);
  });
});
