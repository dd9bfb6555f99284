import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { toProblem } from '../../src/http/to-problem.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

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

const listening = async (deadlineSeconds: string) => {
  const api = await openTestApi({ REQUEST_DEADLINE_SECONDS: deadlineSeconds });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  return { api, ...(api.app.server.address() as AddressInfo) };
};

describe('a slow request', () => {
  /** With the shortest deadline, and with one that does not pass during a test. */
  let [strict, patient]: { api: TestApi; port: number }[] = [];
  before(async () => {
    [strict, patient] = [await listening('1'), await listening('3600')];
  });
  after(async () => {
    await strict?.api.close();
    await patient?.api.close();
  });

  for (const [what, beginning] of [
    ['headers', 'GET /ready HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    [
      'a body',
      'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"',
    ],
  ] as const) {
    const senders = (port = 0) => Promise.all(Array.from({ length: SENDERS }, () => dribble(port, beginning)));

    it(`with ${what} delays nobody else`, async () => {
      const sending = await senders(patient?.port);
      const answer = await fetch(`http://127.0.0.1:${patient?.port}/base/categories/get-all`);
      assert.equal(answer.status, 200);
      assert.ok(sending.every(({ socket }) => !socket.closed));
      for (const { socket } of sending) socket.destroy();
      await Promise.all(sending.map(({ cut }) => cut));
    });

    it(`with ${what} is closed`, async () => {
      for (const { cut } of await senders(strict?.port))
        assert.match(await cut, /^HTTP\/1\.1 408 [^]*"code":"BODY_INVALID"/u);
    });
  }

  it('is not logged or counted as a server error', () => {
    const { status, code } = toProblem(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })); // Node's error for an aborted request
    assert.deepEqual([status, code], [400, 'BODY_INVALID']);
    assert.equal(toProblem(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })).status, 503);
  });
});
