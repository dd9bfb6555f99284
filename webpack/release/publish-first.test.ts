import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { versionOf } from '../build/build-remote.ts';
import { createDirectoryStore } from './directory-store.ts';
import { compareWithStore } from './publish-first.ts';
import { remove } from './registry-changes.ts';
import { releaseBuild } from './release-build.ts';
import { writeBuild } from './release-fixture.ts';
import type { ReleaseStore } from './release-store.ts';

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nimbia-standing-'));
  store = createDirectoryStore(join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = async (name: string, version: string): Promise<void> => {
  const build = join(folder, `${name}-${version}`);
  await writeBuild(build, name, { version, pattern: `/${name}` });
  await releaseBuild(store, build);
};

test('only remotes that were never in the store are published', async () => {
  assert.deepEqual(await compareWithStore(store), {
    unpublished: ['remote-pro', 'remote-public', 'remote-user'],
    differences: [],
  });
  await release('remote-pro', versionOf('remote-pro'));
  await release('remote-public', '0.9.0-a');
  await release('remote-user', '0.9.0-a');
  await store.change(remove('remote-user'));
  const registry = readFileSync(join(folder, 'store/registry.json'), 'utf8');
  assert.deepEqual(await compareWithStore(store), {
    unpublished: [],
    differences: [
      'remote-public was changed since 0.9.0-a, which visitors get; `npm run release -- remote-public` gives them the change.',
      'remote-user was taken out of the registry; `npm run release -- remote-user` brings it back.',
    ],
  });
  assert.equal(readFileSync(join(folder, 'store/registry.json'), 'utf8'), registry);
});

test('a rollback is kept: the version of the checkout is offered by name', async () => {
  const version = versionOf('remote-public');
  await release('remote-public', version);
  await release('remote-public', '0.9.0-a');
  const { differences } = await compareWithStore(store);
  assert.deepEqual(differences, [
    `remote-public: visitors get 0.9.0-a; \`npm run promote -- remote-public ${version}\` gives them what stands in the folder.`,
  ]);
});
