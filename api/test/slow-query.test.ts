import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { readConfig } from '../src/config.ts';
import { openTestApi } from './support/test-api.ts';
import { until } from './support/until.ts';

/** The default deadline. */
const { queryDeadlineMs } = readConfig({ SECRET: 'a secret for tests that is long enough' });

describe('a query that exceeds its deadline', () => {
  it('is answered with 503 and Retry-After within two seconds, /health within 100 ms meanwhile, and the database keeps serving', async (t) => {
    const api = await openTestApi({ QUERY_DEADLINE_MS: String(queryDeadlineMs) });
    t.after(() => api.close());
    api.app.get('/slow', async () => sql`select count(*) from generate_series(1, 1000000000)`.execute(api.services.db));
    const person = await api.register('client');
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
    await (await fetch(`${url}/health`)).text();

    /** The deviations of its timing, if any; everything else must always be right. */
    const overrun = async () => {
      const began = performance.now();
      let answeredAfter = Infinity;
      const slow = fetch(`${url}/slow`).then((answer) => {
        answeredAfter = performance.now() - began;
        return answer;
      });
      const health: number[] = [];
      while (answeredAfter === Infinity) {
        const asked = performance.now();
        const answer = await fetch(`${url}/health`);
        assert.deepEqual(await answer.json(), { data: { status: 'ok' } });
        health.push(performance.now() - asked);
        await sleep(20);
      }
      const answer = await slow;
      assert.equal(answer.status, 503);
      assert.equal(((await answer.json()) as { code: string }).code, 'QUERY_TIMEOUT');
      assert.ok(Number(answer.headers.get('retry-after')) > 0);
      assert.ok(answeredAfter > 1000, `${answeredAfter.toFixed(0)} ms`);
      const sorted = health.toSorted((a, b) => a - b);
      // Another test file runs on the second core: one answer may be late.
      const [median = Infinity, slowest = Infinity] = [sorted[sorted.length >> 1], sorted.at(-1)];
      const isInTime = answeredAfter < 2000 && health.length > 10 && median < 100 && slowest < 500;
      return isInTime ? undefined : `${answeredAfter.toFixed(0)} ms; health ${sorted.map(Math.round).join(' ')}`;
    };
    // The best of five: a busy machine is sometimes late, a blocked server always.
    const late: string[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const times = await overrun();
      if (times === undefined) break;
      late.push(times);
    }
    assert.ok(late.length < 5, late.join('\n'));

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

  it('delays others no longer than that, however many exceed it at once', async (t) => {
    const api = await openTestApi({ QUERY_DEADLINE_MS: '500', DATABASE_POOL: '1' });
    t.after(() => api.close());
    api.app.get('/slow', async () => sql`select count(*) from generate_series(1, 1000000000)`.execute(api.services.db));
    const began = performance.now();
    const ask = async (url: string) => {
      const { statusCode, headers, body } = await api.app.inject(url);
      const { code } = JSON.parse(body) as { code?: string };
      return { statusCode, code, retry: headers['retry-after'], after: performance.now() - began };
    };
    const answers = await Promise.all([...Array.from({ length: 6 }, () => ask('/slow')), ask('/base/plans/get-all')]);
    for (const { statusCode, code, retry } of answers.slice(0, 6))
      assert.deepEqual([statusCode, code, retry], [503, 'QUERY_TIMEOUT', '2']);
    const slowest = Math.max(...answers.map(({ after }) => after));
    // A wait and a query, plus slack for a busy machine; sequentially, six took more than 4 s.
    assert.ok(slowest < 2500, answers.map(({ after }) => after.toFixed(0)).join(' '));
    await until(async () => (await ask('/base/plans/get-all')).statusCode === 200, 'it serves on');
  });
});
