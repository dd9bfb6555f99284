import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import { registryEntryFixture } from '../src/federation/registry-entry-fixture.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { RemoteStore } from './remote-store.ts';
import { readSettings } from './settings.ts';
import type { ShellBundle } from './shell-bundle.ts';

const entry = registryEntryFixture('remote-one', {
  server: 'remote-one/1.0.0/server/remote-entry.cjs',
  routes: [{ pattern: '/one', layout: null, render: 'server', chunk: 'page-one' }],
});
const manifest: RemoteManifest = {
  schema: 1,
  name: 'remote-one',
  version: '1.0.0',
  container: 'remote_one',
  entry: 'entry.js',
  exposed: { js: [], css: [] },
  chunks: { 'page-one': { js: ['page-one.js'], css: ['page-one.css'] } },
  locales: {},
  integrity: {},
};
const bundle: ShellBundle = {
  script: '/assets/main.js',
  integrity: undefined,
  late: {},
  styles: [],
  hotSheet: undefined,
  fonts: [],
  render: () =>
    Promise.resolve({
      kind: 'page',
      status: 200,
      html: '<main>drawn here</main>',
      strings: {},
      hydration: { loaderData: {}, actionData: null, errors: null },
    }),
  renderFrame: () => '<p>a frame</p>',
  developer: undefined,
};

let records: unknown[] = [];
const bodyWith = async (sheet: RemoteStore['sheet'], render = bundle.render) => {
  records = [];
  const store: RemoteStore = {
    registry: () => Promise.reject(new Error('not asked')),
    read: () => Promise.resolve({ registry: { remotes: [entry] }, manifests: { 'remote-one': manifest }, refused: {} }),
    sheet,
    container: () => Promise.reject(new Error('not asked')),
  };
  const { status, body } = await createPageRenderer(
    readSettings({ TELEMETRY_SECRET: 'a secret that shell and API share' }),
    store,
    { ...bundle, render },
  )({
    url: new URL('http://localhost/one'),
    isNowhere: false,
    theme: undefined,
    isCrawler: false,
    visitor: undefined,
    overrides: [],
    client: '127.0.0.1',
    log: { error: (record: unknown) => records.push(record), info: () => undefined },
  });
  assert.equal(status, 200);
  return body;
};

test('a page that is drawn here carries its sheets', async () => {
  const body = await bodyWith(() => Promise.resolve('.one{color:red}'));
  assert.match(body, /drawn here/u);
  assert.match(body, /data-href="page-one\.css">\.one\{color:red\}<\/style>/u);
});

test('a page whose sheet cannot be had is left to the browser, in the frame', async () => {
  const body = await bodyWith(() => Promise.reject(new Error('the store is away')));
  assert.doesNotMatch(body, /drawn here/u);
  assert.match(body, /a frame/u);
  const [record] = records;
  assert.ok(typeof record === 'object' && record !== null && 'err' in record);
  const { err: _, ...about } = record;
  assert.deepEqual(about, { step: 'render', remote: 'remote-one', version: '1.0.0', path: '/one' });
  assert.match(body, /rel="preload" as="style" href="[^"]*page-one\.css"/u);
});

test('a page whose remote throws here is drawn by the browser, which is to report it', async () => {
  const thrown = Object.assign(new Error('no window'), {
    stack: 'Error: no window\n    at One (/store/remote-one/1.0.0/server/page-one.cjs:1:9)',
  });
  const body = await bodyWith(
    () => Promise.resolve(''),
    () => Promise.reject(thrown),
  );
  assert.match(body, /a frame/u);
  assert.match(body, /"undrawn":"remote-one"/u);
});

test('what the API or the store does not answer is not held against the remote', async () => {
  const body = await bodyWith(
    () => Promise.resolve(''),
    () => Promise.reject(new Error('UNAVAILABLE')),
  );
  assert.match(body, /a frame/u);
  assert.doesNotMatch(body, /undrawn/u);
});
