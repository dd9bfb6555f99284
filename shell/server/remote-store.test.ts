import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { createRemoteStore } from './remote-store.ts';
import { directorySource } from './store-source.ts';

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
  integrity: {},
});
const released = (version: string, contract = '^1.0.0') => ({
  contract,
  routes: [],
  manifest: `remote-one/${version}/manifest.json`,
  releasedAt: '2026-11-22T06:00:00.000Z',
});
let ticks = 0;
/** Each edition is a second younger than the last: file systems tell times apart no finer than that. */
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
const open = () => createRemoteStore(directorySource(directory), true, (_error, what) => errors.push(what));
beforeEach(() => {
  errors = [];
  for (const version of ['1.0.0', '1.1.0', '9.0.0']) {
    mkdirSync(join(directory, 'remote-one', version), { recursive: true });
    writeFileSync(join(directory, 'remote-one', version, 'manifest.json'), JSON.stringify(manifestOf(version)));
  }
});

test('two visitors get the manifests of their channels', async () => {
  writeRemote({ channels: { stable: '1.0.0', canary: { version: '1.1.0', percentage: 50 } } });
  const store = open();
  const versions = await Promise.all(
    Array.from({ length: 1_000 }, async (_, visitor) => (await store.read(visitor)).manifests['remote-one']?.version),
  );
  assert.equal(versions.filter((version) => version === '1.1.0').length, 500);
  assert.equal(versions.filter((version) => version === '1.0.0').length, 500);
  assert.equal((await store.read(undefined)).manifests['remote-one']?.version, '1.0.0');
});

test('a remote that is switched off, or needs a newer contract, is refused and its manifest is not even read', async () => {
  writeRemote({ isOff: true });
  const store = open();
  assert.deepEqual(await store.read(1), {
    registry: (await store.read(1)).registry,
    manifests: {},
    refused: { 'remote-one': 'switchedOff' },
  });
  writeRemote({ channels: { stable: '9.0.0' } });
  const state = await store.read(1);
  assert.deepEqual(state.refused, { 'remote-one': 'updateNeeded' });
  assert.deepEqual(state.manifests, {});
});

test('a pointer that moves is followed at once', async () => {
  writeRemote({});
  const store = open();
  assert.equal((await store.read(undefined)).registry.remotes[0]?.version, '1.0.0');
  writeRemote({ channels: { stable: '1.1.0' } });
  assert.equal((await store.read(undefined)).registry.remotes[0]?.version, '1.1.0');
});

for (const [what, text] of [
  ['no JSON', '<html>'],
  [
    'a registry with one bad remote',
    '{"schema":2,"remotes":[{"name":"remote-one","channels":{"stable":"7"},"versions":{}}]}',
  ],
  ['another schema', '{"schema":3,"remotes":[]}'],
] as const)
  test(`${what} is refused as a whole, and the last good one kept`, async () => {
    writeRemote({});
    const store = open();
    const before = await store.read(undefined);
    write(text);
    assert.deepEqual(await store.read(undefined), before);
    assert.deepEqual(errors, ['registry.json']);
    // Said once, not with each page.
    await store.read(undefined);
    assert.deepEqual(errors, ['registry.json']);
    writeRemote({ channels: { stable: '1.1.0' } });
    assert.equal((await store.read(undefined)).registry.remotes[0]?.version, '1.1.0');
  });

test('a manifest that cannot be read is left to the browser, and asked for again', async () => {
  writeRemote({});
  rmSync(join(directory, 'remote-one/1.0.0/manifest.json'));
  const store = open();
  assert.deepEqual((await store.read(undefined)).manifests, {});
  assert.deepEqual(errors, ['manifest of remote-one']);
  writeFileSync(join(directory, 'remote-one/1.0.0/manifest.json'), JSON.stringify(manifestOf('1.0.0')));
  assert.equal((await store.read(undefined)).manifests['remote-one']?.version, '1.0.0');
});

test('a sheet is read once, and asked for again when it could not be had', async () => {
  const store = open();
  const sheet = join(directory, 'remote-one/1.0.0/page.css');
  await assert.rejects(store.text('/remotes/remote-one/1.0.0/page.css'));
  writeFileSync(sheet, 'a{}');
  assert.equal(await store.text('/remotes/remote-one/1.0.0/page.css'), 'a{}');
  rmSync(sheet);
  assert.equal(await store.text('/remotes/remote-one/1.0.0/page.css'), 'a{}');
});
