import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LiveRegistry } from 'shared-contracts/remote/live-registry';
import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import { registryEntryFixture } from '../../src/federation/registry/registry-entry-fixture.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { PageRequest } from './page-document.ts';
import type { RemoteStore, StoreState } from '../registry/remote-store.ts';
import { readSettings } from '../settings.ts';
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
  version: '0a1b2c3d',
  script: '/assets/main.js',
  integrity: undefined,
  late: {},
  shared: {},
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
const answerWith = async ({
  sheet = () => Promise.resolve(''),
  render = bundle.render,
  refused = {},
  isStale = false,
  isCrawler = false,
  remotes = [entry],
}: Partial<
  Pick<RemoteStore, 'sheet'> & Pick<StoreState, 'refused' | 'isStale'> & Pick<PageRequest, 'isCrawler'> & LiveRegistry
> & {
  readonly render?: ShellBundle['render'];
}) => {
  records = [];
  const store = { sheet, container: () => Promise.reject(new Error('not asked')) };
  const settings = readSettings({ TELEMETRY_SECRET: 'a secret that shell and API share' });
  return createPageRenderer(settings, store, { ...bundle, render })(
    {
      url: new URL('http://localhost/one'),
      isInvalidUrl: false,
      theme: undefined,
      isCrawler,
      overrides: [],
      client: '127.0.0.1',
      log: { error: (record: unknown) => records.push(record), info: () => undefined },
    },
    { registry: { remotes }, manifests: { 'remote-one': manifest }, refused, isStale },
  );
};
const bodyWith = async (sheet: RemoteStore['sheet'], render = bundle.render) => {
  const { status, body } = await answerWith({ sheet, render });
  assert.equal(status, 200);
  return body;
};

test('a page that is rendered here includes its style sheets', async () => {
  const body = await bodyWith(() => Promise.resolve('.one{color:red}'));
  assert.match(body, /drawn here/u);
  assert.match(body, /data-href="page-one\.css">\.one\{color:red\}<\/style>/u);
});

test('a page whose style sheet fails to load is left to the browser, in the frame', async () => {
  const body = await bodyWith(() => Promise.reject(new Error('the store is away')));
  assert.doesNotMatch(body, /drawn here/u);
  assert.match(body, /<title>Nimbia<\/title>.*a frame/u);
  const [record] = records;
  assert.ok(typeof record === 'object' && record !== null && 'err' in record);
  const { err: _, ...about } = record;
  assert.deepEqual(about, { step: 'render', remote: 'remote-one', version: '1.0.0', path: '/one' });
  assert.match(body, /rel="preload" as="style" href="[^"]*page-one\.css"/u);
});

test('a page whose remote throws here is rendered by the browser, which reports the error', async () => {
  const thrown = Object.assign(new Error('no window'), {
    stack: 'Error: no window\n    at One (/store/remote-one/1.0.0/server/page-one.cjs:1:9)',
  });
  const body = await bodyWith(
    () => Promise.resolve(''),
    () => Promise.reject(thrown),
  );
  assert.match(body, /a frame/u);
  assert.match(body, /"renderFailure":"remote-one"/u);
});

test('an API or store that does not respond is not counted against the remote', async () => {
  const body = await bodyWith(
    () => Promise.resolve(''),
    () => Promise.reject(new Error('UNAVAILABLE')),
  );
  assert.match(body, /a frame/u);
  assert.doesNotMatch(body, /renderFailure/u);
});

test('nothing is rendered of a remote that is switched off: a person gets the frame, a crawler is told to retry', async () => {
  const refused = { 'remote-one': 'switchedOff' } as const;
  const person = await answerWith({ refused });
  assert.equal(person.status, 200);
  assert.match(person.body, /a frame/u);
  assert.equal((await answerWith({ refused, isCrawler: true })).status, 503);
  assert.deepEqual(records, []);
  assert.equal((await answerWith({ isCrawler: true })).status, 200);
});

test('nor is a page whose layout belongs to such a remote', async () => {
  const inLayout = { ...entry, routes: entry.routes.map((route) => ({ ...route, layout: 'default' as const })) };
  const provider = registryEntryFixture('remote-two', {
    server: 'remote-two/1.0.0/server/e.cjs',
    layouts: ['default'],
  });
  const refused = { 'remote-two': 'updateNeeded' } as const;
  const answer = await answerWith({ remotes: [inLayout, provider], refused, isCrawler: true });
  assert.equal(answer.status, 503);
  assert.doesNotMatch(answer.body, /drawn here/u);
  assert.deepEqual(records, []);
});

test('a render that takes longer than 3 s is left to the browser, and logged', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const answer = answerWith({ render: () => new Promise(() => undefined) });
  let hasAnswered = false;
  void answer.then(() => (hasAnswered = true));
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  await turn();
  t.mock.timers.tick(2_999);
  await turn();
  assert.equal(hasAnswered, false);
  t.mock.timers.tick(1);
  assert.match((await answer).body, /a frame/u);
  assert.equal(records.length, 1);
});

test('a page from the last valid registry says so in a line, to people only', async () => {
  assert.doesNotMatch((await answerWith({})).body, /data-notice/u);
  assert.match(
    (await answerWith({ isStale: true })).body,
    /<p role="status" data-notice="stale">Certaines parties de cette page ne sont peut-être pas à jour\.<\/p>/u,
  );
  assert.doesNotMatch((await answerWith({ isStale: true, isCrawler: true })).body, /data-notice/u);
});
