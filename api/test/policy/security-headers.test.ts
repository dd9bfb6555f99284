import assert from 'node:assert/strict';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { openTestApi } from '../support/test-api.ts';
import type { Answer, TestApi } from '../support/test-api.ts';

interface Problem {
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
}
const ours = 'https://www.nimbia.example';
const theirs = 'https://www.nimbia.example.evil.test';

describe('every answer', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi({ WEB_ORIGINS: `${ours},https://beta.nimbia.example` });
  });
  after(() => api.close());

  const kinds: readonly (readonly [what: string, status: number, ask: () => Promise<Answer<Problem>>])[] = [
    ['a success', 200, () => api.call('GET', '/health')],
    ['a page of rows', 200, () => api.call('POST', '/professionals/find-by', { body: {} })],
    ['nobody', 401, () => api.call('GET', '/auth/me')],
    ['a bad token', 401, () => api.call('GET', '/auth/me', { token: 'A'.repeat(43) })],
    ['no route', 404, () => api.call('GET', '/nowhere')],
    ['no method', 404, () => api.call('DELETE', '/health')],
    ['a body that is no JSON', 400, () => api.call('POST', '/auth/login', { body: '{' })],
    [
      'a body of another type',
      415,
      () => api.call('POST', '/auth/login', { headers: { 'content-type': 'text/xml' }, body: '<a/>' }),
    ],
    [
      'a body that is too large',
      413,
      () => api.call('POST', '/auth/login', { body: JSON.stringify('a'.repeat(300_000)) }),
    ],
    ['a body that does not fit', 422, () => api.call('POST', '/auth/login', { body: {} })],
    ['an address that cannot be read', 400, () => api.call('GET', '/base/%zz/get-all')],
    ['an address with a token', 400, () => api.call('GET', '/health?token=x')],
    ['an address that is too long', 400, () => api.call('GET', `/base/${'a'.repeat(300)}/get-all`)],
  ];

  for (const [what, status, ask] of kinds) {
    it(`carries the security headers: ${what}`, async () => {
      const { headers, body, ...answer } = await ask();
      assert.equal(answer.status, status);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.match(String(headers['content-security-policy']), /default-src 'none';\s*frame-ancestors 'none'/u);
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['x-powered-by'], undefined);
      assert.match(String(headers['x-request-id']), /^[\da-f-]{36}$/u);
      if (status < 400) return;
      assert.equal(headers['content-type'], 'application/problem+json; charset=utf-8');
      assert.equal(body.requestId, headers['x-request-id']);
      assert.equal(body.status, status);
    });
  }

  it('sends HSTS over https with the configured duration, and nowhere else', async () => {
    const hsts = async (on: TestApi, url: string, headers = {}) =>
      (await on.app.inject({ url, headers })).headers['strict-transport-security'];
    const bySecureProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    assert.equal(await hsts(api, '/health'), undefined);
    assert.equal(await hsts(api, '/health', bySecureProxy), undefined, 'anybody can say so');
    const behind = await openTestApi({ TRUSTED_PROXIES: 'loopback' });
    const production = await openTestApi({
      NODE_ENV: 'production',
      HSTS_SECONDS: '600',
      API_URL: 'http://api.nimbia.test',
    });
    try {
      for (const url of ['/health', '/nowhere', '/auth/me']) {
        assert.equal(await hsts(behind, url), undefined, url);
        assert.equal(await hsts(behind, url, bySecureProxy), 'max-age=31536000', url);
        assert.equal(await hsts(production, url), 'max-age=600', url);
      }
      assert.equal(await hsts(production, '/base/%zz/get-all'), 'max-age=600');
    } finally {
      await behind.close();
      await production.close();
    }
  });

  it('has the security headers on malformed requests too', async () => {
    if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const say = (bytes: string) =>
      new Promise<string>((resolve, reject) => {
        let said = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
        socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
        socket.once('close', () => resolve(said));
        socket.once('error', reject);
      });
    for (const [bytes, status] of [
      ['no request at all\r\n\r\n', 400],
      ['GET /health HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n', 400],
      [`GET /health HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ] as const) {
      const said = await say(bytes);
      assert.match(said, new RegExp(`^HTTP/1\\.1 ${status} `, 'u'), bytes.slice(0, 40));
      assert.match(said, /x-content-type-options: nosniff/u);
      assert.match(said, /content-security-policy: default-src 'none'/u);
      const problem = JSON.parse(said.slice(said.indexOf('\r\n\r\n'))) as Problem;
      assert.deepEqual([problem.status, problem.code], [status, 'BODY_INVALID']);
    }
  });

  it('allows the configured origins only, successes and errors alike', async () => {
    const asked = (origin: string, url = '/health') => api.call('GET', url, { headers: { origin } });
    for (const origin of [ours, 'https://beta.nimbia.example']) {
      for (const url of ['/health', '/nowhere', '/auth/me']) {
        const { headers } = await asked(origin, url);
        assert.equal(headers['access-control-allow-origin'], origin);
        assert.equal(headers['access-control-allow-credentials'], 'true');
        assert.match(String(headers.vary), /Origin/u);
      }
    }
    for (const origin of [theirs, 'null', 'http://www.nimbia.example', `${ours}:8443`, 'https://nimbia.example', '*']) {
      assert.equal((await asked(origin)).headers['access-control-allow-origin'], undefined, origin);
    }
  });

  it('to a preflight names methods and headers for the configured origins only', async () => {
    const preflight = (origin: string) =>
      api.app.inject({
        method: 'OPTIONS',
        url: '/base/appointments/create',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      });
    const allowed = await preflight(ours);
    assert.equal(allowed.statusCode, 204);
    assert.equal(allowed.headers['access-control-allow-origin'], ours);
    assert.match(String(allowed.headers['access-control-allow-headers']), /authorization/u);
    assert.equal(allowed.headers['x-content-type-options'], 'nosniff');
    assert.equal((await preflight(theirs)).headers['access-control-allow-origin'], undefined);
  });
});
