import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { testStore } from '../commands/test-store.ts';
import { startShell, type ShellProcess } from '../commands/shell-process.ts';

const calls: IncomingHttpHeaders[] = [];
/** An API that records the client address of each request. */
const api = createServer((request, response) => {
  calls.push(request.headers);
  response
    .writeHead(503, { 'content-type': 'application/problem+json' })
    .end('{"status":503,"code":"UNAVAILABLE","errors":[]}');
});
let direct: ShellProcess;
let behind: ShellProcess;

before(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  direct = await startShell(testStore, { API_URL, TRUSTED_PROXIES: '' });
  behind = await startShell(testStore, { API_URL, TRUSTED_PROXIES: 'loopback' });
});
after(async () => {
  await direct.stop();
  await behind.stop();
  api.close();
  api.closeAllConnections();
});

async function whoAsked(shell: ShellProcess, forwarded: string): Promise<(string | string[] | undefined)[]> {
  calls.length = 0;
  await fetch(`${shell.origin}/en/lawyers`, { headers: { 'x-forwarded-for': forwarded } });
  assert.ok(calls.length > 0, 'the page asked the API for nothing');
  return [...new Set(calls.map((headers) => headers['x-forwarded-for']))];
}

test('the server forwards the client address to the API, so that visitors do not share one rate limit', async () => {
  assert.deepEqual(await whoAsked(behind, '203.0.113.9'), ['203.0.113.9']);
});

test('a client cannot spoof its address: only a trusted proxy is believed', async () => {
  const [address] = await whoAsked(direct, '203.0.113.9');
  assert.match(String(address), /^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/);
  // The load balancer appends the address that it saw; anything a client wrote before it is ignored.
  assert.deepEqual(await whoAsked(behind, '198.51.100.1, 203.0.113.9'), ['203.0.113.9']);
});
