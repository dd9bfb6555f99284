import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestApi } from './support/test-api.ts';

describe('a query that overruns its deadline', () => {
  it('is answered with 503 and Retry-After, and the database serves on', async (t) => {
    const api = await openTestApi({ QUERY_DEADLINE_MS: '700' });
    t.after(() => api.close());
    api.app.get('/slow', async () => sql`select count(*) from generate_series(1, 1000000000)`.execute(api.services.db));
    const person = await api.register('client');
    const slow = await api.call<{ code: string }>('GET', '/slow');
    assert.equal(slow.status, 503);
    assert.equal(slow.body.code, 'QUERY_TIMEOUT');
    assert.ok(Number(slow.headers['retry-after']) > 0);
    const me = await api.call<{ data: { id: string } }>('GET', '/auth/me', { token: person.token });
    assert.equal(me.body.data.id, person.id, 'what was committed before is still there');
    await assert.rejects(
      api.services.db.selectFrom('users').select('id').execute(),
      { code: '42501' },
      'the session that opened again has no more rights than the first',
    );
  });
});
