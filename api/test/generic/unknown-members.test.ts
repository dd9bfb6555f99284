import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

interface Refusal {
  readonly code: string;
  readonly errors: readonly { readonly pointer: string; readonly code: string }[];
}

describe('an unknown member', () => {
  let api: TestApi;
  let professional: Person;
  before(async () => {
    api = await openTestApi({ TELEMETRY_SECRET: 'a secret of loads that is long enough' });
    professional = await api.register('professional');
  });
  after(() => api.close());

  /** Every non-generic call with a body, otherwise valid or not. */
  const calls: readonly (readonly [method: 'POST' | 'PUT' | 'DELETE', url: string])[] = [
    ['POST', '/auth/register'],
    ['POST', '/auth/login'],
    ['POST', '/auth/change-password'],
    ['PUT', '/auth/recovery-email'],
    ['DELETE', '/auth/account'],
    ['POST', '/auth/export'],
    ['POST', '/auth/forgot'],
    ['POST', '/auth/reset/check'],
    ['POST', '/auth/reset'],
    ['POST', '/facets'],
    ['POST', '/suggestions'],
    ['POST', '/suggestions/alternatives'],
    ['POST', '/suggestions/fields'],
    ['POST', '/slots'],
    ['POST', '/slots/explain'],
    ['POST', '/slots/hold'],
    ['POST', '/slots/release'],
    ['POST', '/earliest'],
    ['POST', '/base/professionals/lawyer-filter'],
    ['POST', '/base/professionals/doctor-filter'],
    ['POST', '/loads'],
  ];
  for (const [method, url] of calls) {
    it(`is named by ${method} ${url}`, async () => {
      const body = { role: 'client', nobodysMember: true };
      const answer = await api.call<Refusal>(method, url, { token: professional.token, body });
      assert.equal(answer.status, 422, JSON.stringify(answer.body));
      assert.deepEqual(
        answer.body.errors.filter(({ pointer }) => pointer === '/nobodysMember'),
        [{ pointer: '/nobodysMember', code: 'COLUMN_UNKNOWN' }],
      );
    });
  }

  it('is refused in an otherwise valid registration, and nobody is registered', async () => {
    const email = `${randomUUID()}@nimbia.test`;
    const body = {
      role: 'client',
      email,
      lastName: 'Ndiaye',
      firstNames: 'Awa',
      phone: '+221 33 800 00 00',
      password,
      passwordConfirmation: password,
      terms: true,
    };
    const refused = await api.call<Refusal>('POST', '/auth/register', {
      body: { ...body, isOperator: true, 'a/b': {} },
    });
    assert.deepEqual(
      [refused.status, refused.body.code, refused.body.errors],
      [
        422,
        'VALIDATION_FAILED',
        [
          { pointer: '/isOperator', code: 'COLUMN_UNKNOWN' },
          { pointer: '/a~1b', code: 'COLUMN_UNKNOWN' },
        ],
      ],
    );
    assert.equal((await api.call('POST', '/auth/login', { body: { email, password, role: 'client' } })).status, 401);
    assert.equal((await api.call('POST', '/auth/register', { body })).status, 201);
  });

  it('is named at any depth', async () => {
    const limits = { appointments: { day: 3, fortnight: 5 }, minutes: {} };
    const { status, body } = await api.call<Refusal>('PUT', `/base/professionals/update/${professional.id}`, {
      token: professional.token,
      body: { bookingLimits: limits },
    });
    assert.deepEqual(
      [status, body.errors],
      [422, [{ pointer: '/bookingLimits/appointments/fortnight', code: 'COLUMN_UNKNOWN' }]],
    );
  });
});
