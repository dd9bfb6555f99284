import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { post, ready, runApi } from './support/api-process.ts';
import { processDatabase } from './support/process-database.ts';
import type { ProcessDatabase } from './support/process-database.ts';

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

/** Registrations that are being answered: two passwords are hashed at a time, so that the first answer leaves most of them waiting. */
async function beginSlowly(url: string, name: string): Promise<Promise<Response>[]> {
  const slow = Array.from({ length: 12 }, (_, index) =>
    post(url, '/auth/register', { ...person, email: `${name}-${index}@nimbia.test` }),
  );
  await Promise.race(slow);
  return slow;
}

describe('stopping the server', () => {
  let database: ProcessDatabase;
  let settings: Record<string, string>;
  before(async () => {
    database = await processDatabase();
    settings = { ...database.variables, LOG_LEVEL: 'warn' };
  });
  after(() => database.drop());

  it('finishes what it began: slow requests are answered, streams end, what was written is there', async () => {
    const api = runApi(settings);
    const url = await ready(api);
    const registered = (await (await post(url, '/auth/register', person)).json()) as { data: { token: string } };
    const stream = await fetch(`${url}/events`, { headers: { authorization: `Bearer ${registered.data.token}` } });
    const streamed = (async () => {
      let text = '';
      for await (const chunk of stream.body ?? []) text += Buffer.from(chunk as Uint8Array).toString();
      return text;
    })();
    const slow = await beginSlowly(url, 'slow');
    const began = performance.now();
    api.child.kill('SIGTERM');
    const statuses = await Promise.all(slow.map(async (answer) => (await answer).status));
    assert.deepEqual(
      statuses,
      statuses.map(() => 201),
    );
    assert.match(await streamed, /^retry: 2000\n: open\n\n/u, 'the stream ends, it does not break');
    assert.deepEqual(await api.ended, [0, null], api.said());
    assert.ok(performance.now() - began < 8_000, 'nobody waits for connections that are only held open');
    assert.doesNotMatch(api.said(), /cut off/u);

    const next = runApi(settings);
    const again = await ready(next);
    const { email, password } = { ...person, email: 'slow-11@nimbia.test' };
    assert.equal((await post(again, '/auth/login', { email, password, role: 'client' })).status, 200);
    next.child.kill('SIGTERM');
    assert.deepEqual(await next.ended, [0, null]);
  });

  it('takes no new connections meanwhile', async () => {
    const api = runApi(settings);
    const url = await ready(api);
    const slow = await beginSlowly(url, 'late');
    api.child.kill('SIGTERM');
    const knock = () =>
      new Promise((resolve) => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1')
          .once('connect', () => resolve('connected'))
          .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
          .once('connect', () => socket.destroy());
      });
    while ((await knock()) === 'connected') await sleep(5);
    assert.equal(await knock(), 'ECONNREFUSED');
    assert.equal(api.child.exitCode, null, 'it is still answering');
    assert.ok((await Promise.all(slow)).every(({ status }) => status === 201));
    assert.deepEqual(await api.ended, [0, null]);
  });

  it('cuts off who never ends, and ends', async () => {
    const api = runApi(settings);
    const url = await ready(api);
    const stalled = request(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1000' },
    });
    const broken = new Promise<string>((resolve) => stalled.once('error', (error) => resolve(error.message)));
    stalled.write('{');
    await sleep(100);
    const began = performance.now();
    api.child.kill('SIGTERM');
    assert.deepEqual(await api.ended, [0, null]);
    assert.ok(performance.now() - began > 5_000, 'it was given time');
    assert.match(await broken, /hang up|ECONNRESET/u);
    assert.match(api.said(), /requests that did not end in time are cut off/u);
  });
});
