import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestApi } from '../support/test-api.ts';
import { until } from '../support/until.ts';

const slow = sql`select count(*) from generate_series(1, 1000000000)`;

describe('a query that exceeds its deadline', () => {
  it('is answered with 503 and Retry-After, /health meanwhile, and the database keeps serving', async (t) => {
    const api = await openTestApi({ QUERY_DEADLINE_MS: '3000' });
    t.after(() => api.close());
    api.app.get('/slow', async () => slow.execute(api.services.db));
    const person = await api.register('client');
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' });

    let isAnswered = false;
    const asked = fetch(`${url}/slow`).finally(() => (isAnswered = true));
    let meanwhile = 0;
    while (!isAnswered) {
      const health = await fetch(`${url}/health`);
      assert.deepEqual(await health.json(), { data: { status: 'ok' } });
      if (!isAnswered) meanwhile += 1;
    }
    assert.ok(meanwhile > 0, 'no answer while the query ran');
    const answer = await asked;
    assert.equal(answer.status, 503);
    assert.equal(((await answer.json()) as { code: string }).code, 'QUERY_TIMEOUT');
    assert.ok(Number(answer.headers.get('retry-after')) > 0);

    // On a busy machine the session may still be opening again.
    const me = () => api.call<{ data: { id: string } }>('GET', '/auth/me', { token: person.token });
    await until(async () => (await me()).status !== 503, 'the database serves again');
    assert.equal((await me()).body.data.id, person.id, 'what was committed before is still there');
    await assert.rejects(
      api.services.db.selectFrom('users').select('id').execute(),
      { code: '42501' },
      'the session that opened again has no more rights than the first',
    );
  });

  it('ends with those that wait for its session: a wait has the same deadline', async (t) => {
    const api = await openTestApi({ QUERY_DEADLINE_MS: '500', DATABASE_POOL: '1' });
    t.after(() => api.close());
    let begun = 0;
    api.app.get('/slow', async () =>
      api.services.db.connection().execute((session) => {
        begun += 1;
        return slow.execute(session);
      }),
    );
    const ask = async (url: string) => {
      const { statusCode, headers, body } = await api.app.inject(url);
      const { code } = JSON.parse(body) as { code?: string };
      return [statusCode, code, headers['retry-after']];
    };
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('/slow')));
    for (const answer of answers) assert.deepEqual(answer, [503, 'QUERY_TIMEOUT', '2']);
    assert.ok(begun < 6, 'each had a deadline of its own');
    await until(async () => (await ask('/base/plans/get-all'))[0] === 200, 'it serves on');
  });
});
