import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import type { LoadCount } from 'shared-contracts/schemas/load-report';
import { createDirectoryStore } from './directory-store.ts';
import { judgeCanaries } from './judge-canaries.ts';
import { readJudgeSettings } from './judge-settings.ts';
import { canary } from './registry-changes.ts';
import { releaseBuild } from './release-build.ts';
import { writeBuild } from './release-fixture.ts';
import { ReleaseError } from './release-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'nimbia-judge-'));
const build = mkdtempSync(join(tmpdir(), 'nimbia-build-'));
const store = createDirectoryStore(directory);

/** A fake API with this response. */
let said: { readonly status: number; readonly counts: readonly Partial<LoadCount>[] };
const asked: (string | undefined)[] = [];
const api = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers.authorization}`);
  response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify({ data: said.counts }));
});
await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
const TELEMETRY_SECRET = 'a secret that shell and API share';
const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
const settings = readJudgeSettings({ API_URL, TELEMETRY_SECRET, CANARY_LEAST_LOADS: '5' });

after(() => {
  api.close();
  [directory, build].forEach((one) => rmSync(one, { recursive: true }));
});
beforeEach(async () => {
  asked.length = 0;
  for (const [version, percentage] of [
    ['1.0.0', undefined],
    ['1.1.0', 10],
  ] as const) {
    await writeBuild(build, 'remote-one', { version });
    await releaseBuild(store, build, { percentage });
  }
});

const failures = (loads: number) => ({
  minute: new Date().toISOString(),
  remote: 'remote-one',
  version: '1.1.0',
  channel: 'canary' as const,
  outcome: 'mount: threw',
  loads,
});
const channels = async () => (await store.registry()).remotes[0]?.channels;

test('a failing canary is taken back in the registry, which keeps the reason', async () => {
  said = { status: 200, counts: [failures(7)] };
  const reason = '7 of 7 loads failed (100 %), most at mount: threw; of the stable version 0 of 0 loads failed (0.0 %)';
  assert.deepEqual(await judgeCanaries(store, settings), [`remote-one: 1.0.0; 1.1.0 was taken back: ${reason}`]);
  assert.deepEqual(asked, [`/loads?minutes=60 Bearer ${TELEMETRY_SECRET}`]);
  const [remote] = (await store.registry()).remotes;
  assert.deepEqual(remote?.channels, { stable: '1.0.0' });
  assert.equal(remote?.takenBack?.reason, reason);
});

test('a healthy canary stays', async () => {
  said = { status: 200, counts: [{ ...failures(100), outcome: 'mounted' }, failures(1)] };
  assert.deepEqual(await judgeCanaries(store, settings), []);
  assert.equal((await channels())?.canary?.version, '1.1.0');
});

test('without a canary the API is not called', async () => {
  await store.change(canary('remote-one', 0));
  assert.deepEqual(await judgeCanaries(store, settings), []);
  assert.deepEqual(asked, []);
});

test('an API that refuses, is unreachable or responds with something else takes nothing back', async () => {
  said = { status: 401, counts: [] };
  await assert.rejects(judgeCanaries(store, settings), (error) => error instanceof ReleaseError);
  said = { status: 200, counts: [{ remote: 'remote-one' }] };
  await assert.rejects(judgeCanaries(store, settings));
  const away = readJudgeSettings({ API_URL: 'http://127.0.0.1:9', TELEMETRY_SECRET });
  await assert.rejects(judgeCanaries(store, away), /does not answer: no canary was judged/);
  assert.equal((await channels())?.canary?.version, '1.1.0');
});

test('invalid settings are named', () => {
  assert.deepEqual(readJudgeSettings({ TELEMETRY_SECRET, API_PORT: '4100' }), {
    address: 'http://localhost:4100/loads?minutes=60',
    secret: TELEMETRY_SECRET,
    limits: { percent: 5, leastLoads: 20 },
  });
  for (const [name, value] of [
    ['TELEMETRY_SECRET', ''],
    ['CANARY_LIMIT_PERCENT', '101'],
    ['CANARY_LEAST_LOADS', '0'],
    ['CANARY_WINDOW_MINUTES', 'many'],
    ['API_URL', 'localhost'],
  ] as const)
    assert.throws(
      () => readJudgeSettings({ TELEMETRY_SECRET, [name]: value }),
      (error) => error instanceof ReleaseError && error.message.startsWith(`${name} cannot be used: `),
    );
});
