import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { LoadCount } from 'shared-contracts/schemas/load-report';
import { purgeExpired } from '../../src/purge-expired.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Answer, TestApi } from '../support/test-api.ts';

const secret = 'a secret that shell and API share';
const token = 'a token that Prometheus brings';
const variables = { TELEMETRY_SECRET: secret, METRICS_TOKEN: token };

/** As signed by the shell's server. */
const sealOf = (remote: string, version: string, channel: string) =>
  createHmac('sha256', secret).update(`${remote} ${version} ${channel}`).digest('base64url');

const canary = { remote: 'remote-pro', version: '1.1.0-b', channel: 'canary' };
const sealed = { ...canary, seal: sealOf('remote-pro', '1.1.0-b', 'canary') };
const mounted = { ...sealed, outcome: 'mounted', standsFor: 10, phases: { files: 120, mount: 8, render: 30 } };
const failed = { ...sealed, outcome: 'failed', step: 'entry', reason: 'tampered', phases: { manifest: 3 } };

describe('/loads', () => {
  let api: TestApi;
  let clock = new Date('2026-11-22T09:00:30.000Z');
  before(async () => {
    api = await openTestApi(variables, () => clock);
  });
  after(() => api.close());
  beforeEach(async () => {
    clock = new Date('2026-11-22T09:00:30.000Z');
    await api.services.connection.asOwner(async (owner) => void (await sql`truncate remote_loads`.execute(owner)));
  });

  const report = (...loads: unknown[]) => api.call<{ code: string }>('POST', '/loads', { body: { loads } });
  const read = (query = '', bearer = secret) =>
    api.call<{ data: LoadCount[] }>('GET', `/loads${query}`, { headers: { authorization: `Bearer ${bearer}` } });
  const counts = async (query = '') =>
    (await read(query)).body.data.map(({ minute, outcome, loads }) => `${minute.slice(11, 16)} ${outcome} ${loads}`);
  /** Lines of /metrics about loads. */
  const measured = async (): Promise<string[]> => {
    const { body } = await api.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    return body.split('\n').filter((line) => line.startsWith('nimbia_remote_load'));
  };
  const refused = ({ status, body }: Answer<{ code: string }>, expected: number, code: string) =>
    assert.deepEqual([status, body.code], [expected, code]);

  it('counts page reports per minute, weighted by their sampling rate', async () => {
    assert.equal((await report(mounted, failed, failed)).status, 202);
    assert.equal((await report(mounted)).status, 202);
    clock = new Date('2026-11-22T09:01:10.000Z');
    await report(failed);
    assert.deepEqual(await counts(), ['09:00 entry: tampered 2', '09:00 mounted 20', '09:01 entry: tampered 1']);
    assert.deepEqual((await read()).body.data[0], {
      ...canary,
      minute: '2026-11-22T09:00:00.000Z',
      outcome: 'entry: tampered',
      loads: 2,
    });
    assert.deepEqual(await counts('?minutes=1'), ['09:01 entry: tampered 1']);
  });

  it('counts concurrent reports of many pages', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? report(mounted, failed) : report(failed, mounted))),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([202]));
    assert.deepEqual(await counts(), ['09:00 entry: tampered 20', '09:00 mounted 200']);
  });

  it('exports outcomes with their causes, and the phases, to Prometheus', async () => {
    await report(failed, mounted);
    const lines = await measured();
    const about = 'remote="remote-pro",version="1.1.0-b",channel="canary"';
    assert.ok(
      lines.some((line) =>
        line.startsWith(`nimbia_remote_loads_total{${about},outcome="failed",step="entry",reason="tampered"}`),
      ),
    );
    assert.ok(lines.some((line) => line.startsWith(`nimbia_remote_loads_total{${about},outcome="mounted"}`)));
    for (const phase of ['manifest', 'files', 'mount', 'render'])
      assert.ok(
        lines.some((line) =>
          line.startsWith(
            `nimbia_remote_load_phase_seconds_count{remote="remote-pro",channel="canary",phase="${phase}"}`,
          ),
        ),
        phase,
      );
  });

  it('refuses names that were not released, so that labels cannot grow without bound', async () => {
    await report(mounted, failed);
    const before = await measured();
    const strangers = [
      { ...failed, remote: 'remote-evil' },
      { ...failed, version: '9.9.9' },
      { ...failed, channel: 'stable' },
      { ...failed, seal: '' },
      { ...failed, seal: `${failed.seal}A` },
      { ...failed, remote: 'remote-pro 1.1.0-b', version: 'canary', channel: 'canary' },
    ];
    for (const stranger of strangers) refused(await report(mounted, stranger), 422, 'VALIDATION_FAILED');
    const names = (lines: string[]) => lines.map((line) => line.slice(0, line.lastIndexOf(' ')));
    assert.deepEqual(names(await measured()), names(before));
    assert.deepEqual(
      await counts(),
      ['09:00 entry: tampered 1', '09:00 mounted 10'],
      'the batch is refused as a whole',
    );
  });

  it('refuses anything but reports of the known types', async () => {
    const wrong: unknown[] = [
      { ...mounted, standsFor: 0 },
      { ...mounted, standsFor: 101 },
      { ...mounted, standsFor: '10' },
      { ...mounted, phases: { mount: -1 } },
      { ...mounted, phases: { mount: 1.5 } },
      { ...mounted, phases: { mount: 1e9 } },
      { ...mounted, phases: { elsewhere: 1 } },
      { ...mounted, outcome: 'well' },
      { ...mounted, path: '/user/appointments/17' },
      { ...failed, step: 'constructor' },
      { ...failed, reason: 'because' },
      { ...failed, remote: ['remote-pro'] },
      { ...failed, remote: 'r'.repeat(81) },
      { ...failed, visitor: 7 },
      null,
      'mounted',
    ];
    for (const one of wrong) refused(await report(one), 422, 'VALIDATION_FAILED');
    refused(await report(), 422, 'VALIDATION_FAILED');
    refused(await report(...Array.from({ length: 11 }, () => mounted)), 422, 'VALIDATION_FAILED');
    refused(await api.call('POST', '/loads', { body: { loads: [mounted], user: 'x' } }), 422, 'VALIDATION_FAILED');
    refused(await api.call('POST', '/loads', { body: `{"loads":"${'x'.repeat(9_000)}"}` }), 413, 'BODY_TOO_LARGE');
    assert.deepEqual(await counts(), []);
  });

  it('are readable with the secret only, and do not exist without it', async () => {
    const person = await api.register('client');
    for (const bearer of ['', token, person.token, `${secret}x`]) assert.equal((await read('', bearer)).status, 401);
    assert.equal((await api.call('GET', '/loads')).status, 401);
    for (const query of ['?minutes=0', '?minutes=1441', '?minutes=x', '?minutes=1&minutes=2', '?hours=1'])
      assert.equal((await read(query)).status, 422, query);
    const silent = await openTestApi();
    const answers = [
      await silent.call('POST', '/loads', { body: { loads: [mounted] } }),
      await silent.call('GET', '/loads'),
    ];
    await silent.close();
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404],
    );
  });

  it('allows a client a twentieth of its calls per minute', async () => {
    const strict = await openTestApi({ ...variables, RATE_LIMIT_PER_MINUTE: '60' });
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1)
      statuses.push((await strict.call('POST', '/loads', { body: { loads: [mounted] } })).status);
    await strict.close();
    assert.deepEqual(statuses, [202, 202, 202, 429]);
  });

  it('are deleted after a week', async () => {
    await report(mounted);
    const drop = (at: string) =>
      purgeExpired({ db: api.services.db, now: () => new Date(at), stop: new AbortController().signal });
    await drop('2026-11-28T09:00:00.000Z');
    assert.equal((await counts()).length, 1);
    await drop('2026-11-29T09:01:00.000Z');
    assert.equal((await counts()).length, 0);
  });
});
