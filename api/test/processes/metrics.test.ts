import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runAsSystem } from '../../src/db/run-as.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

const token = 'a token that Prometheus brings';

describe('/metrics', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi({ METRICS_TOKEN: token });
  });
  after(() => api.close());
  const ask = (authorization?: string) =>
    api.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
  /** Values by name and labels, as Prometheus reads them. */
  async function values(): Promise<Map<string, number>> {
    const { body, statusCode } = await ask(`Bearer ${token}`);
    assert.equal(statusCode, 200);
    const lines = body.split('\n').filter((line) => line && !line.startsWith('#'));
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    );
  }

  it('need the token, and do not exist without one', async () => {
    const person = await api.register('client');
    for (const bad of [undefined, '', 'Bearer x', token, `Bearer ${person.token}`, `bearer ${token}`])
      assert.equal((await ask(bad)).statusCode, 401, bad);
    assert.match(String((await ask(`Bearer ${token}`)).headers['content-type']), /^text\/plain; version=0\.0\.4/u);
    const silent = await openTestApi();
    const answer = await silent.call('GET', '/metrics');
    await silent.close();
    assert.equal(answer.status, 404);
  });

  it('count requests by route template and status, whatever the URL', async () => {
    const { id } = await api.register('client');
    await api.call('GET', `/base/users/get-one/${id}`);
    await api.call('GET', '/nowhere/at/all');
    const measured = await values();
    const count = (labels: string) => measured.get(`nimbia_http_request_duration_seconds_count{${labels}}`) ?? 0;
    assert.ok(count('method="POST",route="/auth/register",status="201"') >= 1);
    assert.equal(count('method="GET",route="/base/:table/get-one/:id",status="401"'), 1);
    assert.equal(count('method="GET",route="none",status="404"'), 1);
    assert.ok(![...measured.keys()].some((name) => name.includes(id) || name.includes('nowhere')));
    assert.ok((measured.get('process_resident_memory_bytes') ?? 0) > 0);
  });

  it('report connections, jobs and queued mails', async () => {
    const { id } = await api.register('client');
    const before = await values();
    assert.equal(before.get('nimbia_database_up'), 1);
    assert.ok([...before.keys()].some((name) => name.startsWith('nimbia_database_connections{state="busy"}')));
    const waiting = 'nimbia_outbox_mails{state="waiting"}';
    await runAsSystem(api.services.db, (tx) =>
      tx
        .insertInto('outbox')
        .values({ eventId: `metrics:${id}`, userId: id, template: 'welcome_client' })
        .execute(),
    );
    const afterwards = await values();
    assert.ok(Number(before.get(waiting)) >= 1, 'the mails of who was registered');
    assert.equal(Number(afterwards.get(waiting)) - Number(before.get(waiting)), 1);
    assert.ok((afterwards.get('nimbia_outbox_oldest_seconds') ?? -1) >= 0);
    assert.equal(afterwards.get('nimbia_outbox_mails{state="dead"}'), 0);
    assert.equal(afterwards.get('nimbia_outbox_texts{state="waiting"}'), 0);
  });
});
