import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { createRemoteStore, NoRegistryError, type RemoteStore } from './remote-store.ts';
import type { StoreSource } from './store-source.ts';
import { directorySource } from './directory-source.ts';

const directory = mkdtempSync(join(tmpdir(), 'nimbia-store-'));
after(() => rmSync(directory, { recursive: true }));

const manifestOf = (version: string) => ({
  schema: 1,
  name: 'remote-one',
  version,
  container: `remote_one_${version}`,
  entry: 'entry.js',
  exposed: { js: [], css: [] },
  chunks: {},
  locales: {},
  integrity: { 'entry.js': 'sha384-entry' } as Record<string, string>,
});
const released = (version: string, contract = '^1.0.0') => ({
  contract,
  routes: [],
  manifest: `remote-one/${version}/manifest.json`,
  releasedAt: '2026-11-22T06:00:00.000Z',
});
let ticks = 0;
/** Each edition is a second newer than the last: file systems have coarse timestamps. */
const write = (text: string): void => {
  writeFileSync(join(directory, 'registry.json'), text);
  ticks += 1;
  utimesSync(join(directory, 'registry.json'), ticks, ticks);
};
const writeRemote = (more: object): void =>
  write(
    JSON.stringify({
      schema: 2,
      remotes: [
        {
          name: 'remote-one',
          channels: { stable: '1.0.0' },
          versions: { '1.0.0': released('1.0.0'), '1.1.0': released('1.1.0'), '9.0.0': released('9.0.0', '^9.0.0') },
          ...more,
        },
      ],
    }),
  );

let errors: string[] = [];
let cacheFile: string;
let keeps = 0;
/** As a page reads it. */
const readable = (store: RemoteStore) => ({
  ...store,
  read: async (visitor: number | undefined) => store.stateOf(await store.registry(), visitor),
});
const open = (source: StoreSource = directorySource(directory)) =>
  readable(
    createRemoteStore({
      source,
      isCached: true,
      cacheFile,
      provided: { react: '19.3.0' },
      onError: (_error, step, what) => errors.push(`${step}: ${what}`),
    }),
  );
beforeEach(() => {
  errors = [];
  cacheFile = join(directory, `kept-${(keeps += 1)}.json`);
  for (const version of ['1.0.0', '1.1.0', '9.0.0']) {
    mkdirSync(join(directory, 'remote-one', version), { recursive: true });
    writeFileSync(join(directory, 'remote-one', version, 'manifest.json'), JSON.stringify(manifestOf(version)));
  }
});

test('two visitors get the manifests of their channels', async () => {
  writeRemote({ channels: { stable: '1.0.0', canary: { version: '1.1.0', percentage: 50 } } });
  const store = open();
  // Sequentially: a thousand concurrent reads queue for the disk, and a page waits only briefly.
  const versions: (string | undefined)[] = [];
  for (let visitor = 0; visitor < 1_000; visitor += 1)
    versions.push((await store.read(visitor)).manifests['remote-one']?.version);
  assert.equal(versions.filter((version) => version === '1.1.0').length, 500);
  assert.equal(versions.filter((version) => version === '1.0.0').length, 500);
  assert.equal((await store.read(undefined)).manifests['remote-one']?.version, '1.0.0');
});

test('a remote that is switched off, or needs a newer contract, is refused and its manifest is not read', async () => {
  writeRemote({ isOff: true });
  const store = open();
  assert.deepEqual(await store.read(1), {
    registry: (await store.read(1)).registry,
    manifests: {},
    refused: { 'remote-one': 'switchedOff' },
    isStale: false,
  });
  writeRemote({ channels: { stable: '9.0.0' } });
  const state = await store.read(1);
  assert.deepEqual(state.refused, { 'remote-one': 'updateNeeded' });
  assert.deepEqual(state.manifests, {});
});

for (const [range, refusal] of [
  ['^18.0.0', 'updateNeeded'],
  ['^19.0.0', undefined],
] as const)
  test(`a remote that needs React ${range} is ${refusal ?? 'taken'}`, async () => {
    writeRemote({ versions: { '1.0.0': { ...released('1.0.0'), shared: { react: range } } } });
    const { refused, manifests } = await open().read(undefined);
    assert.equal(refused['remote-one'], refusal);
    assert.equal(manifests['remote-one'] === undefined, refusal !== undefined);
  });

test('a remote that needs a module unknown to the shell is refused', async () => {
  writeRemote({ versions: { '1.0.0': { ...released('1.0.0'), shared: { preact: '^10.0.0' } } } });
  assert.deepEqual((await open().read(undefined)).refused, { 'remote-one': 'updateNeeded' });
});

test('a pointer that moves takes effect at once', async () => {
  writeRemote({});
  const store = open();
  assert.equal((await store.read(undefined)).registry.remotes[0]?.version, '1.0.0');
  writeRemote({ channels: { stable: '1.1.0' } });
  assert.equal((await store.read(undefined)).registry.remotes[0]?.version, '1.1.0');
});

for (const [what, text] of [
  ['a registry that is not JSON', '<html>'],
  [
    'a registry with one bad remote',
    '{"schema":2,"remotes":[{"name":"remote-one","channels":{"stable":"7"},"versions":{}}]}',
  ],
  ['a registry with another schema', '{"schema":3,"remotes":[]}'],
] as const)
  test(`${what} is refused as a whole, and the last valid one is kept`, async () => {
    writeRemote({});
    const store = open();
    const before = await store.read(undefined);
    assert.equal(before.isStale, false);
    write(text);
    assert.deepEqual(await store.read(undefined), { ...before, isStale: true });
    assert.deepEqual(errors, ['registry: registry.json']);
    // Logged once, not per page; each page shows that it may be outdated.
    assert.equal((await store.read(undefined)).isStale, true);
    assert.deepEqual(errors, ['registry: registry.json']);
    writeRemote({ channels: { stable: '1.1.0' } });
    const after = await store.read(undefined);
    assert.equal(after.registry.remotes[0]?.version, '1.1.0');
    assert.equal(after.isStale, false);
  });

for (const [what, spoil] of [
  ['invalid', () => write('<html>')],
  ['missing', () => rmSync(join(directory, 'registry.json'))],
] as const)
  test(`a server that starts while the registry is ${what} works with the last valid one`, async () => {
    writeRemote({});
    const first = open();
    await first.read(undefined);
    write('<html>'); // seen by the running server, and not cached
    await first.read(undefined);
    spoil();
    const again = open();
    const last = await again.read(undefined);
    assert.equal(last.registry.remotes[0]?.version, '1.0.0');
    assert.equal(last.isStale, true);
    writeRemote({ channels: { stable: '1.1.0' } });
    assert.equal((await again.read(undefined)).registry.remotes[0]?.version, '1.1.0');
  });

test('without a last valid one an invalid registry is an error', async () => {
  write('<html>');
  await assert.rejects(
    open().read(undefined),
    (error) => error instanceof NoRegistryError && error.cause instanceof SyntaxError,
  );
});

test('pages do not wait for a registry that hangs while one is cached', async (t) => {
  writeRemote({});
  const good = directorySource(directory);
  let hangs = false;
  const store = open({
    ...good,
    registry: (revision) => (hangs ? new Promise<never>(() => undefined) : good.registry(revision)),
  });
  const before = await store.read(undefined);
  hangs = true;
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const reading = store.read(undefined);
  await turn();
  t.mock.timers.tick(100);
  t.mock.timers.reset();
  assert.deepEqual(await reading, before);
});

test('a manifest that was not released, or belongs to another version, is left out', async () => {
  const text = JSON.stringify(manifestOf('1.0.0'));
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const named = { ...released('1.0.0'), integrity: { 'remote-one/1.0.0/manifest.json': integrity } };
  writeRemote({ versions: { '1.0.0': named } });
  assert.equal((await open().read(undefined)).manifests['remote-one']?.version, '1.0.0');
  writeFileSync(join(directory, 'remote-one/1.0.0/manifest.json'), `${text} `);
  assert.deepEqual((await open().read(undefined)).manifests, {});
  writeRemote({});
  writeFileSync(join(directory, 'remote-one/1.0.0/manifest.json'), JSON.stringify(manifestOf('1.1.0')));
  assert.deepEqual((await open().read(undefined)).manifests, {});
});

test('a manifest without the integrity of each file is left out, except with hot reload', async () => {
  writeRemote({});
  for (const more of [
    { integrity: {} },
    { chunks: { 'page-one': { js: [], css: ['page.css'] } } },
    { locales: { 'remote-one/common': { fr: 'fr.js' } } },
  ]) {
    writeFileSync(
      join(directory, 'remote-one/1.0.0/manifest.json'),
      JSON.stringify({ ...manifestOf('1.0.0'), ...more }),
    );
    errors = [];
    assert.deepEqual((await open().read(undefined)).manifests, {});
    assert.deepEqual(errors, ['manifest: /remotes/remote-one/1.0.0/manifest.json']);
  }
  const withHotReload = readable(
    createRemoteStore({
      source: directorySource(directory),
      isCached: false,
      cacheFile,
      provided: {},
      onError: () => undefined,
    }),
  );
  assert.ok((await withHotReload.read(undefined)).manifests['remote-one']);
});

test('a style sheet that was not released is refused', async () => {
  writeRemote({});
  const address = '/remotes/remote-one/1.0.0/page.css';
  writeFileSync(join(directory, 'remote-one/1.0.0/page.css'), 'body{}');
  const integrity = `sha384-${createHash('sha384').update('body{}').digest('base64')}`;
  assert.equal(await open().sheet(address, integrity), 'body{}');
  writeFileSync(join(directory, 'remote-one/1.0.0/page.css'), 'body{} a{}');
  await assert.rejects(open().sheet(address, integrity), /is not the file that was released/u);
  assert.deepEqual(errors, [`style: ${address}`]);
});

test('a manifest that cannot be read is left to the browser, and retried later', async (t) => {
  writeRemote({});
  rmSync(join(directory, 'remote-one/1.0.0/manifest.json'));
  t.mock.timers.enable({ apis: ['Date'], now: 0 });
  const store = open();
  assert.deepEqual((await store.read(undefined)).manifests, {});
  assert.deepEqual(errors, ['manifest: /remotes/remote-one/1.0.0/manifest.json']);
  writeFileSync(join(directory, 'remote-one/1.0.0/manifest.json'), JSON.stringify(manifestOf('1.0.0')));
  t.mock.timers.tick(5_000);
  await store.read(undefined);
  await turn();
  while ((await store.read(undefined)).manifests['remote-one'] === undefined) await turn();
  assert.equal((await store.read(undefined)).manifests['remote-one']?.version, '1.0.0');
});

test('a server that starts while the store hangs has its last valid registry, manifests and sheets in half a second', async (t) => {
  writeRemote({});
  await open().read(undefined);
  const good = directorySource(directory);
  const asked = Promise.withResolvers<void>();
  const registry = () => {
    asked.resolve();
    return new Promise<never>(() => undefined);
  };
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let isRead = false;
  const reading = open({ ...good, registry })
    .read(undefined)
    .finally(() => (isRead = true));
  await asked.promise;
  t.mock.timers.tick(499);
  await turn();
  assert.equal(isRead, false);
  t.mock.timers.tick(1);
  const state = await reading;
  assert.deepEqual([state.isStale, state.manifests['remote-one']?.version], [true, '1.0.0']);
});
