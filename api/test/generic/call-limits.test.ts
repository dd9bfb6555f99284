import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { tableChecksums } from '../support/table-checksums.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Answer, TestApi } from '../support/test-api.ts';

interface Refusal {
  readonly code: string;
}
type Headers = Readonly<Record<string, string>>;

async function withApi(variables: Headers, work: (api: TestApi) => Promise<void>, now?: () => Date): Promise<void> {
  const api = await openTestApi(variables, now);
  try {
    await work(api);
  } finally {
    await api.close();
  }
}

describe('the rate limit per minute', () => {
  const spoofed = (index: number): Headers => ({
    'x-forwarded-for': `192.0.2.${index}`,
    forwarded: `for=192.0.2.${index}`,
    'x-real-ip': `192.0.2.${index}`,
    'x-client-ip': `192.0.2.${index}`,
    'cf-connecting-ip': `192.0.2.${index}`,
    'user-agent': `agent ${index}`,
  });
  const ask = (api: TestApi, headers: Headers = {}) => api.call<Refusal>('GET', '/base/plans/get-all', { headers });
  const limited = ({ status, body, headers }: Answer<Refusal>) => {
    assert.deepEqual([status, body.code], [429, 'RATE_LIMITED']);
    assert.ok(Number(headers['retry-after']) > 0 && Number(headers['retry-after']) <= 60, headers['retry-after']);
  };

  it('is per address, whatever its headers say', () =>
    withApi({ RATE_LIMIT_PER_MINUTE: '5' }, async (api) => {
      for (let index = 1; index <= 5; index += 1) assert.equal((await ask(api, spoofed(index))).status, 200);
      for (let index = 6; index <= 9; index += 1) limited(await ask(api, spoofed(index)));
      limited(await ask(api));
      limited(await api.call('POST', '/nowhere', { body: '{' }));
      assert.equal((await api.call('GET', '/health')).status, 200, 'who watches it is never turned away');
    }));

  it('uses the address from a trusted proxy, and not what a client prepends', () =>
    withApi({ RATE_LIMIT_PER_MINUTE: '2', TRUSTED_PROXIES: '127.0.0.1' }, async (api) => {
      const from = (chain: string) => ask(api, { ...spoofed(200), 'x-forwarded-for': chain });
      for (let index = 0; index < 2; index += 1) assert.equal((await from('192.0.2.1')).status, 200);
      limited(await from('192.0.2.1'));
      assert.equal((await from('192.0.2.2')).status, 200);
      for (const invented of ['198.51.100.1', '198.51.100.2', 'nonsense'])
        limited(await from(`${invented}, 192.0.2.1`));
    }));

  it('is a twentieth for search alternatives, counted separately', () =>
    withApi({ RATE_LIMIT_PER_MINUTE: '40' }, async (api) => {
      for (const path of ['/suggestions/alternatives', '/suggestions/fields']) {
        const meant = () => api.call<Refusal>('POST', path, { body: { text: 'Doualla' } });
        for (let index = 0; index < 2; index += 1) assert.equal((await meant()).status, 200);
        limited(await meant());
      }
      assert.equal((await ask(api)).status, 200);
    }));
});

describe('with the default settings', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  describe('an idempotency key', () => {
    const send = (token: string, key: string, titleFr = 'Congé') =>
      api.call<Refusal & { data: { id: string } }>('POST', '/base/articles/create', {
        token,
        body: { category: 'labour', titleFr },
        headers: { 'idempotency-key': key },
      });

    it('has 1 to 200 characters', async () => {
      const { token } = await api.author();
      const before = await tableChecksums(api);
      for (const key of ['', 'k'.repeat(201), 'k'.repeat(5000)]) {
        const { status, body } = await send(token, key);
        assert.deepEqual([status, body.code], [422, 'VALIDATION_FAILED'], String(key.length));
      }
      assert.deepEqual(await tableChecksums(api), before);
      assert.equal((await send(token, 'k'.repeat(200))).status, 201);
    });

    it('is per account, and valid for a day', async () => {
      const [one, other] = [await api.author(), await api.author()];
      const first = await send(one.token, 'the-key');
      const others = await send(other.token, 'the-key', 'Un autre titre');
      assert.equal(others.status, 201);
      assert.notEqual(others.body.data.id, first.body.data.id);
      assert.equal((await send(one.token, 'the-key')).body.data.id, first.body.data.id);
      const age = (interval: string) =>
        runAsSystem(api.services.db, (tx) =>
          sql`update idempotency_keys set created_at = now() - ${interval}::interval`.execute(tx),
        );
      await age('23 hours 59 minutes');
      assert.equal((await send(one.token, 'the-key')).body.data.id, first.body.data.id);
      assert.equal((await send(one.token, 'the-key', 'Préavis')).body.code, 'IDEMPOTENCY_KEY_REUSED');
      await age('24 hours 1 minute');
      const later = await send(one.token, 'the-key', 'Préavis');
      assert.equal(later.status, 201);
      assert.notEqual(later.body.data.id, first.body.data.id);
    });
  });

  describe('one call', () => {
    it('writes at most a hundred rows, all or none, and names the limit otherwise', async () => {
      const professional = await api.register('professional');
      const { token } = professional;
      const before = await tableChecksums(api);
      for (const [table, row] of [
        ['articles', { category: 'tax', titleFr: 'Titre' }],
        ['availability_exceptions', { date: '2030-01-01', ranges: [] }],
        ['adds', {}],
      ] as const) {
        const body = Array.from({ length: 101 }, () => row);
        const { status, body: said } = await api.call<Refusal & { details: object }>(
          'POST',
          `/base/${table}/create-many`,
          { token, body },
        );
        assert.deepEqual(
          [status, said.code, said.details],
          [422, 'LIMIT_EXCEEDED', { limit: 'values', max: 100 }],
          table,
        );
      }
      assert.deepEqual(await tableChecksums(api), before);
    });

    it('writes at most twenty articles of one author in an hour, one by one or together', async () => {
      const [author, other] = [await api.author(), await api.author()];
      const row = { category: 'tax', titleFr: 'Titre' }; // equal titles get distinct slugs
      const articles = callsOn(api, 'articles');
      const written = await articles.createMany(author, Array<object>(19).fill(row));
      assert.equal(written.status, 201);
      const before = await tableChecksums(api);
      const tooMany = await articles.createMany(author, [row, row]);
      assert.deepEqual([tooMany.status, tooMany.body.code], [429, 'RATE_LIMITED']);
      assert.deepEqual(await tableChecksums(api), before);
      assert.equal((await articles.create(author, row)).status, 201);
      const { status, body, headers } = await articles.create(author, row);
      assert.deepEqual([status, body.code, body.details], [429, 'RATE_LIMITED', { limit: 20, seconds: 3600 }]);
      const wait = Number(headers['retry-after']);
      assert.ok(wait > 0 && wait <= 3600, `${wait} s`);
      assert.equal((await articles.create(other, row)).status, 201, 'nobody else is slowed');
    });
  });
});

describe('the refresh cookie', () => {
  const signIn = async (api: TestApi) => {
    const { email } = await api.register('client');
    return api.call('POST', '/auth/login', { body: { email, password, role: 'client' } });
  };
  const production = {
    NODE_ENV: 'production',
    WEB_ORIGINS: 'https://nimbia.test',
    API_URL: 'https://api.nimbia.test',
  };
  const days = (count: number) => count * 86_400;

  for (const [name, variables, ends] of [
    ['goes over TLS alone in production', production, '; HttpOnly; Secure; SameSite=Strict'],
    ['goes to this machine without TLS while one develops', {}, '; HttpOnly; SameSite=Strict'],
  ] as const)
    it(`${name}, for /auth only, same-site and HttpOnly`, () =>
      withApi(variables, async (api) => {
        const said = String((await signIn(api)).headers['set-cookie']);
        const [, value = '', rest] = /^nimbia_refresh=([^;]+)(;.*)$/u.exec(said) ?? [];
        assert.match(value, /^[\w-]{43}$/u);
        assert.equal(rest, `; Max-Age=${days(30)}; Path=/auth${ends}`);
      }));

  it('is valid for thirty days after its last use', () => {
    let clock = Date.now();
    return withApi(
      {},
      async (api) => {
        const session = await signIn(api);
        const refresh = (value = '') =>
          api.call<Refusal>('POST', '/auth/refresh', { headers: { cookie: `nimbia_refresh=${value}` } });
        clock += (days(30) - 1) * 1000;
        const renewed = await refresh(session.cookies[0]?.value);
        assert.equal(renewed.status, 200);
        clock += (days(30) + 1) * 1000;
        const { status, body } = await refresh(renewed.cookies[0]?.value);
        assert.deepEqual([status, body.code], [401, 'REFRESH_INVALID']);
      },
      () => new Date(clock),
    );
  });
});
