import assert from 'node:assert/strict';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type * as BuildRemote from '../../webpack/build/build-remote.ts';
import type * as BuildShell from '../../webpack/build/build-shell.ts';
import { copyTree } from '../dev/support/copy-tree.ts';

const WORKSPACES = ['shell', 'remote-pro', 'remote-public', 'remote-user'];

describe('what a start builds again', () => {
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

  /** Who is stale after one more line in a file, which is then taken back. */
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
    'remote-public/remote.json',
    'remote-public/package.json',
    'remote-public/src/locales/en/common.json',
  ])
    it(`${path}: its remote and no other`, async () => assert.deepEqual(await staleAfter(path), ['remote-public']));

  for (const path of ['shell/src/main.tsx', 'shell/package.json', 'shell/src/locales/fr/shell.json'])
    it(`${path}: the shell alone`, async () => assert.deepEqual(await staleAfter(path), ['shell']));

  for (const path of [
    'shared-contracts/src/remote/remote-manifest.ts',
    'shared-contracts/package.json',
    'shared-ui/src/tokens/tokens.css',
    'shared-ui/package.json',
    'webpack/build/compress-files.ts',
    'webpack/config/base-config.ts',
    'webpack/shared-modules.ts',
  ])
    it(`${path}: all of them`, async () => assert.deepEqual(await staleAfter(path), WORKSPACES));

  for (const path of [
    'shell/src/app/root.test.tsx',
    'shell/server/main.ts',
    'api/src/main.ts',
    'tests/playwright.config.ts',
    'docs/architecture.md',
  ])
    it(`${path}: none`, async () => assert.deepEqual(await staleAfter(path), []));

  /** Who is stale after a change of the lockfile's packages, which is then taken back. */
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

  it('another version of a package that is installed: all of them', async () => {
    const stale = await staleAfterInstalling((packages) => (packages['node_modules/react'] = { version: '19.9.9' }));
    assert.deepEqual(stale, WORKSPACES);
  });

  it('a remote that was just made: none', async () => {
    const stale = await staleAfterInstalling((packages) => {
      packages['remote-new'] = { version: '1.0.0' };
      packages['node_modules/remote-new'] = { resolved: 'remote-new', link: true };
    });
    assert.deepEqual(stale, []);
  });

  it('a file that is new or gone', async () => {
    const [file, earlier] = [join(tree, 'remote-user/src/new.ts'), states()];
    await writeFile(file, '');
    assert.deepEqual(
      WORKSPACES.filter((workspace, index) => stateOf(workspace) !== earlier[index]),
      ['remote-user'],
    );
    await rm(file);
    assert.deepEqual(states(), earlier);
  });
});
