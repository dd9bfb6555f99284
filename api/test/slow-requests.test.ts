import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { toProblem } from '../src/http/to-problem.ts';
import { openTestApi } from './support/test-api.ts';
import type { TestApi } from './support/test-api.ts';

const SENDERS = 100;

/** Like slowhttptest: sends a request byte by byte, and collects what the server answers until it closes. */
async function dribble(port: number, beginning: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(beginning);
  const dribbling = setInterval(() => socket.write('x'), 100);
  let output = '';
  socket.on('data', (bytes) => (output += bytes.toString()));
  socket.on('error', () => undefined); // a byte in flight when the server closes
  const cut = new Promise<string>((resolve) =>
    socket.on('close', () => {
      clearInterval(dribbling);
      resolve(output);
    }),
  );
  return { socket, cut };
}

describe('a slow request', { concurrency: true }, () => {
  let api: TestApi;
  let port: number;
  before(async () => {
    api = await openTestApi({ REQUEST_DEADLINE_SECONDS: '6' });
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
    it(`is closed with ${what}, and delays nobody else`, async () => {
      const senders = await Promise.all(Array.from({ length: SENDERS }, () => dribble(port, beginning)));
      const answer = await fetch(`http://127.0.0.1:${port}/base/categories/get-all`);
      assert.equal(answer.status, 200);
      assert.ok(
        senders.every(({ socket }) => !socket.closed),
        'they were still sending when the other was answered',
      );
      for (const { cut } of senders) assert.match(await cut, /^HTTP\/1\.1 408 [^]*"code":"BODY_INVALID"/u);
    });

  it('is not logged or counted as a server error', () => {
    const { status, code } = toProblem(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })); // Node's error for an aborted request
    assert.deepEqual([status, code], [400, 'BODY_INVALID']);
    assert.equal(toProblem(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })).status, 503);
  });
});
