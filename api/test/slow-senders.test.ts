import assert from 'node:assert/strict';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { toProblem } from '../src/http/to-problem.ts';
import { openTestApi } from './support/test-api.ts';
import type { TestApi } from './support/test-api.ts';

const SENDERS = 100;

/** As slowhttptest does: a request that begins and then comes a byte at a time. Answers what the server said until it closed. */
function dribble(port: number, beginning: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    let said = '';
    const dribbling = setInterval(() => socket.write('x'), 100);
    socket.on('data', (bytes) => (said += bytes.toString()));
    socket.on('error', () => undefined); // a byte that was on its way when the server closed
    socket.on('close', () => {
      clearInterval(dribbling);
      resolve(said);
    });
  });
}

describe('who sends a request slowly', () => {
  let api: TestApi;
  let port: number;
  before(async () => {
    api = await openTestApi({ REQUEST_DEADLINE_SECONDS: '2' });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = api.app.server.address() as AddressInfo);
  });
  after(() => api.close());

  for (const [what, beginning] of [
    ['headers', 'GET /ready HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    [
      'a body',
      'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"',
    ],
  ] as const)
    it(`is cut off with ${what}, and keeps nobody else waiting`, async () => {
      const cut = Promise.all(Array.from({ length: SENDERS }, () => dribble(port, beginning)));
      const open = () => new Promise<number>((resolve) => api.app.server.getConnections((_, count) => resolve(count)));
      while ((await open()) < SENDERS) await sleep(20);
      const answer = await fetch(`http://127.0.0.1:${port}/base/categories/get-all`);
      assert.equal(answer.status, 200);
      assert.ok((await open()) >= SENDERS, 'they were still sending when the other was answered');
      for (const said of await cut) assert.match(said, /^HTTP\/1\.1 408 [^]*"code":"BODY_INVALID"/u);
    });

  it('is no failure of the server, which would be logged and counted as one', () => {
    const { status, code } = toProblem(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })); // what Node says then
    assert.deepEqual([status, code], [400, 'BODY_INVALID']);
    assert.equal(toProblem(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })).status, 503);
  });
});
