import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registryEntryFixture } from '../../src/federation/registry/registry-entry-fixture.ts';
import { changeOverrides, overridesIn, parseOverride, withOverrides } from './overrides.ts';

const own = 'http://localhost:3010/manifest.json';
const remotes = ['remote-pro', 'remote-user'];

for (const address of [
  own,
  'http://127.0.0.1:3010/manifest.json',
  'http://[::1]:3010/m.json',
  'https://localhost/m.json',
])
  test(`${address} is on the developer's own machine`, () =>
    assert.deepEqual(parseOverride(`remote-pro@${address}`), { remote: 'remote-pro', manifest: address }));

for (const text of [
  'remote-pro',
  'remote-pro@',
  'remote-pro@manifest.json',
  'remote-pro@https://evil.example/manifest.json',
  'remote-pro@http://localhost.evil.example/manifest.json',
  'remote-pro@http://localhost@evil.example/manifest.json',
  'remote-pro@http://evil.example@localhost:3010/manifest.json',
  'remote-pro@http://10.0.0.7:3010/manifest.json',
  'remote-pro@http://localhost:3010/manifest.json?x=1',
  'remote-pro@http://localhost:3010/manifest.json#x',
  'remote-pro@javascript:alert(1)',
  'remote-pro@//localhost:3010/manifest.json',
  'Remote Pro@http://localhost:3010/manifest.json',
  "remote-pro@http://localhost:3010/m.json; script-src 'unsafe-inline'",
])
  test(`${text} is not an override`, () => assert.equal(parseOverride(text), undefined));

test('overrides are stored side by side, replaced, removed one by one and all at once', () => {
  const both = overridesIn(
    changeOverrides([`remote-pro@${own}`, 'remote-user@http://localhost:3011/manifest.json'], [], remotes),
  );
  assert.deepEqual(
    both.map(({ remote }) => remote),
    remotes,
  );
  const moved = overridesIn(changeOverrides(['remote-pro@http://localhost:4010/manifest.json'], both, remotes));
  assert.equal(moved[0]?.manifest, 'http://localhost:4010/manifest.json');
  assert.equal(moved.length, 2);
  assert.deepEqual(
    overridesIn(changeOverrides(['remote-user'], moved, remotes)).map(({ remote }) => remote),
    ['remote-pro'],
  );
  assert.equal(changeOverrides(['none'], both, remotes), '');
});

test('an invalid override, or one of an unknown remote, is explained in a sentence', () => {
  for (const text of ['remote-pro@https://evil.example/m.json', 'remote-new'])
    assert.throws(() => changeOverrides([text], [], remotes), /the remotes are remote-pro, remote-user\.$/u);
});

test('a hand-edited cookie cannot name another machine', () => {
  assert.deepEqual(overridesIn('remote-pro@https://evil.example/manifest.json'), []);
  assert.deepEqual(overridesIn('%'), []);
  assert.deepEqual(overridesIn(undefined), []);
});

test('the overridden remote is loaded from there, unchecked and rendered by the browser; the others stay as they are', () => {
  const pro = registryEntryFixture('remote-pro', {
    isOff: true,
    server: 'remote-pro/1.0.0/server/remote-entry.cjs',
    integrity: { 'remote-pro/1.0.0/a.js': 'sha384-x' },
    routes: [{ pattern: '/pro', layout: null, render: 'server' }],
  });
  const user = registryEntryFixture('remote-user', {});
  const manifest = {
    schema: 1 as const,
    name: 'remote-pro',
    version: '1.0.0',
    container: 'remote_pro_1_0_0',
    entry: 'a.js',
    exposed: { js: [], css: [] },
    chunks: {},
    locales: {},
    integrity: {},
  };
  const state = {
    registry: { remotes: [pro, user] },
    manifests: { 'remote-pro': manifest, 'remote-user': { ...manifest, name: 'remote-user' } },
    refused: { 'remote-pro': 'switchedOff' as const },
    isStale: false,
  };
  const seen = withOverrides(state, [{ remote: 'remote-pro', manifest: own }]);
  assert.deepEqual(seen.registry.remotes, [
    {
      ...pro,
      isOff: false,
      server: null,
      integrity: {},
      manifest: own,
      routes: [{ pattern: '/pro', layout: null, render: 'browser' }],
    },
    user,
  ]);
  assert.deepEqual(Object.keys(seen.manifests), ['remote-user']);
  assert.deepEqual(seen.refused, {});
});

test('an unknown remote may be loaded from the developer’s machine, and be removed', () => {
  const kept = changeOverrides([`remote-new@${own}`], [], ['remote-pro']);
  const [override] = overridesIn(kept);
  assert.deepEqual(override, { remote: 'remote-new', manifest: own });
  assert.equal(changeOverrides(['remote-new'], [{ remote: 'remote-new', manifest: own }], ['remote-pro']), '');
  const { registry } = withOverrides({ registry: { remotes: [] }, manifests: {}, refused: {}, isStale: false }, [
    { remote: 'remote-new', manifest: own },
  ]);
  assert.deepEqual(
    registry.remotes.map(({ name, manifest, routes, server }) => ({ name, manifest, routes, server })),
    [{ name: 'remote-new', manifest: own, routes: [], server: null }],
  );
});
