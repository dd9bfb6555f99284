import assert from 'node:assert/strict';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type * as BuildRemote from '../../webpack/build/build-remote.ts';
import type * as BuildShell from '../../webpack/build/build-shell.ts';
import { copyTree } from '../dev/support/copy-tree.ts';

const WORKSPACES = ['shell', 'remote-pro', 'remote-public', 'remote-user'];

describe('an edit makes stale', () => {
  let tree: string;
  let stateOf: (workspace: string) => string;
  before(async () => {
    tree = await copyTree(join(import.meta.dirname, '../..'));
    const build = join(tree, 'webpack/build');
    const shell = (await import(join(build, 'build-shell.ts'))) as typeof BuildShell;
    const remote = (await import(join(build, 'build-remote.ts'))) as typeof BuildRemote;
    stateOf = (workspace) => (workspace === 'shell' ? shell.hashOfShell() : remote.versionOf(workspace));
  });
  after(() => rm(tree, { recursive: true }));

  const states = () => WORKSPACES.map((workspace) => stateOf(workspace));

  /** Stale workspaces after appending a line to a file, which is restored afterwards. */
  async function staleAfter(path: string): Promise<string[]> {
    const file = join(tree, path);
    const [text, earlier] = [await readFile(file), states()];
    await appendFile(file, '\n');
    const later = states();
    await writeFile(file, text);
    assert.deepEqual(states(), earlier, 'as it was');
    return WORKSPACES.filter((_, index) => later[index] !== earlier[index]);
  }

  for (const path of [
    'remote-public/src/remote.tsx',
    'remote-public/src/routes.ts',
    'remote-public/package.json',
    'remote-public/src/locales/en/home.json',
  ])
    it(`${path}: its remote and no other`, async () => assert.deepEqual(await staleAfter(path), ['remote-public']));

  for (const path of [
    'shell/src/main.tsx',
    'shell/package.json',
    'shell/src/locales/fr/shell.json',
    'shell/src/federation/facades/react-router-dom.ts',
    'shared-ui/src/tokens/tokens.css',
    // Remotes get it from the shell.
    'shared-contracts/src/platform/use-form-draft.ts',
  ])
    it(`${path}: only the shell`, async () => assert.deepEqual(await staleAfter(path), ['shell']));

  for (const [path, users] of [
    ['shared-ui/src/primitives/rating/rating.tsx', ['remote-pro', 'remote-public', 'remote-user']],
    ['shared-ui/src/primitives/rating/rating.module.css', ['remote-pro', 'remote-public', 'remote-user']],
    ['shared-ui/src/domain/calendar/calendar-placeholder.tsx', ['remote-pro', 'remote-user']],
  ] as const)
    it(`${path}: the workspaces that use it`, async () => assert.deepEqual(await staleAfter(path), users));

  for (const path of [
    'shared-contracts/src/remote/registry.ts',
    'shared-contracts/package.json',
    'shared-ui/package.json',
    'webpack/build/compress-files.ts',
    'webpack/config/base-config.ts',
    'webpack/release/build-record.ts',
    'webpack/shared-modules.ts',
  ])
    it(`${path}: all workspaces`, async () => assert.deepEqual(await staleAfter(path), WORKSPACES));

  for (const path of [
    'shell/src/app/root.test.tsx',
    'shell/src/app/testing/show-app.tsx',
    'shell/server/main.ts',
    'api/src/main.ts',
    'tests/playwright.config.ts',
    'docs/architecture.md',
  ])
    it(`${path}: none`, async () => assert.deepEqual(await staleAfter(path), []));

  /** Stale workspaces after a change of the lockfile's packages, which is restored afterwards. */
  async function staleAfterInstalling(change: (packages: Record<string, object>) => void): Promise<string[]> {
    const file = join(tree, 'package-lock.json');
    const [text, earlier] = [await readFile(file, 'utf8'), states()];
    const lockfile: { packages: Record<string, object> } = JSON.parse(text);
    change(lockfile.packages);
    await writeFile(file, JSON.stringify(lockfile));
    const later = states();
    await writeFile(file, text);
    return WORKSPACES.filter((_, index) => later[index] !== earlier[index]);
  }

  it('another version of an installed package: all workspaces', async () => {
    const stale = await staleAfterInstalling((packages) => (packages['node_modules/react'] = { version: '19.9.9' }));
    assert.deepEqual(stale, WORKSPACES);
  });

  it('a new remote: none', async () => {
    const stale = await staleAfterInstalling((packages) => {
      packages['remote-new'] = { version: '1.0.0' };
      packages['node_modules/remote-new'] = { resolved: 'remote-new', link: true };
    });
    assert.deepEqual(stale, []);
  });

  /** Stale workspaces with one more file, which is removed afterwards. */
  async function staleWith(path: string, text: string): Promise<string[]> {
    const [file, earlier] = [join(tree, path), states()];
    await writeFile(file, text);
    const later = states();
    await rm(file);
    return WORKSPACES.filter((_, index) => later[index] !== earlier[index]);
  }

  it('a file that nothing imports, even beside one with a longer name: none', async () => {
    assert.deepEqual(await staleWith('remote-user/src/new.ts', ''), []);
    assert.deepEqual(await staleWith('shared-ui/src/primitives/rating/rating.ts', ''), []);
  });

  it('a package.json above bundled files: the workspaces that bundle them', async () => {
    const stale = await staleWith('shared-ui/src/primitives/rating/package.json', '{"sideEffects": true}');
    assert.deepEqual(stale, ['remote-pro', 'remote-public', 'remote-user']);
  });

  it('a file that is newly imported, by type only, and then edited', async () => {
    const [remote, file] = [join(tree, 'remote-user/src/remote.tsx'), join(tree, 'shared-ui/src/primitives/new.ts')];
    const text = await readFile(remote, 'utf8');
    const isStaleAfterEdit = async (statement: string) => {
      await writeFile(remote, `${statement}\n${text}`);
      await writeFile(file, 'export const size = 1;');
      const earlier = stateOf('remote-user');
      await writeFile(file, 'export const size = 2;');
      return stateOf('remote-user') !== earlier;
    };
    assert.ok(await isStaleAfterEdit("import { size } from 'shared-ui/primitives/new.ts';"));
    assert.ok(
      await isStaleAfterEdit('void import(/* webpackChunkName: "new" */ \'../../shared-ui/src/primitives/new.ts\');'),
    );
    assert.ok(!(await isStaleAfterEdit("import type { size } from 'shared-ui/primitives/new.ts';")));
    await writeFile(remote, text);
    await rm(file);
  });
});
