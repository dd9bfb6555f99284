import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { policies } from '../../src/tables.ts';
import { tableChecksums } from '../support/table-checksums.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Answer, Person, TestApi } from '../support/test-api.ts';
import { workingProfessional } from '../support/working-professional.ts';

interface Refusal {
  readonly code: string;
  readonly requestId: string;
}

const id = '00000000-0000-4000-8000-000000000000';

describe('a hostile client', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  before(async () => {
    api = await openTestApi();
    client = await api.register('client');
    professional = await api.register('professional');
  });
  after(() => api.close());

  /** `expected` are the allowed statuses with their codes. */
  const refused = ({ status, body }: Answer<Refusal>, ...expected: string[]) => {
    assert.ok(expected.includes(`${status} ${body.code}`), `${status} ${JSON.stringify(body)}`);
    assert.ok(body.requestId);
    assert.doesNotMatch(JSON.stringify(body), /select |postgres|pglite|kysely|\.ts:|stack/iu);
  };

  it('finds no table beyond those of the specification, by any call and spelling', async () => {
    const ours = policies.map(({ table }) => table).filter((table) => /[A-Z]/u.test(table));
    const names = [
      ...['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'USERS', 'users ', 'public.users'],
      ...['pg_catalog.pg_class', 'pg_class', 'information_schema.tables', 'access_tokens', 'refresh_tokens', 'outbox'],
      ...["users'--", 'users;select 1', 'users%00', '..%2fusers', 'users/../professionals', '%', '*', ...ours],
    ];
    const before = await tableChecksums(api);
    for (const name of names) {
      const table = encodeURIComponent(decodeURIComponent(name === '%' ? '%25' : name));
      const calls: ['GET' | 'POST' | 'PUT' | 'DELETE', string, unknown?][] = [
        ['GET', `/base/${table}/get-all`],
        ['GET', `/base/${table}/get-one/${id}`],
        ['POST', `/base/${table}/create`, {}],
        ['POST', `/base/${table}/create-many`, []],
        ['PUT', `/base/${table}/update/${id}`, {}],
        ['PUT', `/base/${table}/update-where/${id}`, { where: {}, set: {} }],
        ['DELETE', `/base/${table}/delete/${id}`],
        ['POST', `/base/${table}/lawyer-filter`, {}],
        ['POST', `/base/${table}/doctor-filter`, {}],
        ['POST', `/pro/get-all/${table}`, {}],
        ['GET', `/${table}/count`],
        ['POST', `/${table}/find-by`, {}],
        ['POST', `/${table}/find-one-by`, {}],
        ['POST', `/${table}/aggregate`, { metrics: { n: { fn: 'count' } } }],
      ];
      for (const [method, url, body] of calls)
        refused(await api.call<Refusal>(method, url, { token: professional.token, body }), '404 NOT_FOUND');
    }
    assert.deepEqual(await tableChecksums(api), before);
  });

  const numbers = ['1e400', '-1e400', '1e308', '9007199254740993', '3000000000', '-2147483649', '0.1', '1e-400', '-0'];
  for (const number of numbers)
    it(`causes no server error with the number ${number}`, async () => {
      const bodies = [
        `{"where":{"yearsOfExperience":${number}}}`,
        `{"where":{"ratingAverage":{"$gt":${number}}}}`,
        `{"where":{"yearsOfExperience":{"$in":[${number}]}}}`,
        `{"limit":${number}}`,
      ];
      for (const body of bodies) {
        const answer = await api.call<Refusal>('POST', '/professionals/find-by', { body });
        if (answer.status !== 200)
          refused(answer, '422 VALIDATION_FAILED', ...(body.includes('limit') ? ['422 LIMIT_EXCEEDED'] : []));
      }
      const url = `/base/professionals/update/${professional.id}`;
      for (const column of ['bufferMinutes', 'yearsOfExperience', 'horizonDays']) {
        const answer = await api.call<Refusal>('PUT', url, {
          token: professional.token,
          body: `{"${column}":${number}}`,
        });
        if (answer.status !== 200) refused(answer, '422 VALIDATION_FAILED');
      }
      const counted = await api.call<Refusal>('GET', `/professionals/count?yearsOfExperience=${number}`);
      if (counted.status !== 200) refused(counted, '422 VALIDATION_FAILED');
    });

  const texts = [
    '\uD800',
    '\u202E',
    '%',
    '\\',
    "'",
    '"',
    '$1',
    '{{7*7}}',
    '<script>',
    '\u0085',
    'x'.repeat(4001),
    '🙂'.repeat(50),
  ];
  for (const [index, text] of texts.entries())
    it(`causes no server error with text ${index + 1}`, async () => {
      for (const where of [
        { city: text },
        { searchText: { $contains: `${text}abc` } },
        { languages: { $has: text } },
      ]) {
        const answer = await api.call<Refusal>('POST', '/professionals/find-by', { body: { where } });
        if (answer.status !== 200) refused(answer, '422 VALIDATION_FAILED', '422 LIMIT_EXCEEDED');
      }
      const url = `/base/professionals/update/${professional.id}`;
      const answer = await api.call<Refusal>('PUT', url, { token: professional.token, body: { city: text } });
      if (answer.status !== 200) refused(answer, '422 VALIDATION_FAILED');
    });

  it('cannot put an operator where a scalar belongs', async () => {
    const before = await tableChecksums(api, ['rateLimits']); // attempts are counted
    for (const evil of [{ $ne: null }, { $gt: '' }, ['a'], [], { toString: 'x' }, true, 7, null]) {
      refused(
        await api.call<Refusal>('POST', '/auth/login', { body: { email: evil, password, role: 'client' } }),
        '422 VALIDATION_FAILED',
      );
      refused(
        await api.call<Refusal>('POST', '/auth/login', {
          body: { email: client.email, password: evil, role: 'client' },
        }),
        '422 VALIDATION_FAILED',
      );
      refused(
        await api.call<Refusal>('PUT', `/base/professionals/update/${professional.id}`, {
          token: professional.token,
          body: { slug: evil },
        }),
        '422 VALIDATION_FAILED',
      );
    }
    assert.deepEqual(await tableChecksums(api, ['rateLimits']), before);
  });

  it('is refused a repeated parameter', async () => {
    for (const url of [
      '/professionals/count?city=a&city=b',
      '/professionals/count?where={}&where={}',
      '/base/professionals/get-all?limit=1&limit=2',
      '/base/professionals/get-all?cursor=a&cursor=b',
      '/base/professionals/get-all?offset=5',
      '/base/professionals/get-all?limit=0x10',
      '/base/professionals/get-all?limit=',
    ])
      refused(
        await api.call<Refusal>('GET', url),
        url.includes('cursor') ? '422 CURSOR_INVALID' : '422 VALIDATION_FAILED',
      );
  });

  it('is anonymous with a token in the URL, a cookie, a body or another scheme', async () => {
    const { token } = client;
    const before = await tableChecksums(api);
    const who = (url: string, headers: Record<string, string> = {}) => api.call<Refusal>('GET', url, { headers });
    refused(
      await who(`/auth/me?token=${token}&access_token=${token}&authorization=Bearer%20${token}`),
      '400 TOKEN_IN_ADDRESS',
    );
    refused(
      await who('/auth/me', { cookie: `token=${token}; access_token=${token}; session=${token}` }),
      '401 UNAUTHENTICATED',
    );
    for (const authorization of [token, `Basic ${token}`, `Token ${token}`, `Bearer ${token}x`, `Bearer ${token} x`])
      refused(await who('/auth/me', { authorization }), '401 UNAUTHENTICATED');
    refused(await api.call<Refusal>('POST', '/users/find-by', { body: { token } }), '401 UNAUTHENTICATED');
    for (const authorization of ['Bearer ', 'Bearer', `Bearer ${'a'.repeat(5000)}`, 'Bearer null', 'Bearer ..'])
      refused(await who('/auth/me', { authorization }), '401 UNAUTHENTICATED');
    assert.deepEqual(await tableChecksums(api), before);
  });

  it('does not evade the limit of an account by spelling, nor that of an address by a header', async () => {
    const limited = await openTestApi({ SIGN_IN_ATTEMPTS_PER_MINUTE: '8' });
    try {
      const { email } = await limited.register('client');
      const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, email.replace('c', 'C')];
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const { status } = await limited.call('POST', '/auth/login', {
          body: { email: spellings[attempt % spellings.length], password: 'Wrong-2026!', role: 'client' },
          headers: {
            'x-forwarded-for': `10.0.0.${attempt}`,
            'x-real-ip': `10.0.1.${attempt}`,
            forwarded: `for=10.0.2.${attempt}`,
            'user-agent': `agent ${attempt}`,
          },
        });
        statuses.push(status);
      }
      assert.ok(!statuses.includes(200));
      assert.ok(statuses.indexOf(429) > 0 && statuses.indexOf(429) <= 5, statuses.join(' '));
      assert.ok(
        statuses.slice(8).every((status) => status === 429),
        statuses.join(' '),
      );
    } finally {
      await limited.close();
    }
  });

  it('delays nobody with an unterminated string: it is not searched for tokens, which would be quadratic', async (t) => {
    const unended = `"${'\\"'.repeat(130_000)}`;
    const { mock } = t.mock.method(String.prototype, 'matchAll');
    refused(await api.call<Refusal>('POST', '/auth/login', { body: unended }), '400 BODY_INVALID');
    assert.equal(mock.calls.filter(({ this: text }) => String(text) === unended).length, 0);
  });

  it('delays nobody with a date in eight thousand years: Intl is asked about a few', async (t) => {
    const working = await workingProfessional(api, { timeZone: 'America/Santiago' });
    const far = { from: '9999-01-01T00:00:00Z', to: '9999-01-02T00:00:00Z' };
    let asked = 0;
    const format = Reflect.get(Intl.DateTimeFormat.prototype, 'formatToParts');
    t.mock.method(Intl.DateTimeFormat.prototype, 'formatToParts', function (this: Intl.DateTimeFormat, at: number) {
      asked += 1;
      // Once for each day of the zone's known years, and to find the changes.
      if (asked > 10 * 366) throw new Error('Intl is asked without end');
      return format.call(this, at);
    });
    for (const window of [far, { date: '2999-12-31' }]) {
      const { status, body } = await api.call<{ data: { slots: unknown[] }[] }>('POST', '/slots', {
        body: { professionalIds: [working.id], ...window },
      });
      assert.equal(status, 200);
      assert.deepEqual(body.data[0]?.slots, []);
    }
  });

  it('gets 422 for an invalid offset and an unknown time zone', async () => {
    const at = '2026-01-01T00:00:00+20:00';
    const found = await api.call<Refusal>('POST', '/articles/find-by', {
      body: { where: { publishedAt: { $gt: at } } },
    });
    refused(found, '422 VALIDATION_FAILED');
    for (const timeZone of ['+05:30', 'Africa/Atlantis']) {
      const path = `/base/professionals/update/${professional.id}`;
      refused(
        await api.call<Refusal>('PUT', path, { token: professional.token, body: { timeZone } }),
        '422 VALIDATION_FAILED',
      );
    }
  });

  it('gets a named error for unknown calls', async () => {
    for (const [method, url] of [
      ['PATCH', '/base/users/get-all'],
      ['OPTIONS', '/base/users/get-all'],
      ['PUT', '/professionals/find-by'],
      ['GET', '/professionals/find-by'],
      ['GET', `/base/professionals/get-one/${'a'.repeat(5000)}`],
      ['GET', '/../../etc/passwd'],
      ['GET', '/%2e%2e/%2e%2e/etc/passwd'],
      ['GET', '/%'],
      ['GET', '/base/%ff/get-all'],
    ] as const) {
      const { statusCode, body } = await api.app.inject({ method, url });
      assert.ok(statusCode >= 400 && statusCode < 500, `${method} ${url}: ${statusCode}`);
      assert.doesNotMatch(body, /root:|\.ts:|node_modules/u);
    }
  });
});
