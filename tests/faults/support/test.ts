import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { testStore } from '../../commands/test-store.ts';
import { createDirectoryStore } from '../../../webpack/release/directory-store.ts';
import { releaseBuild, type ReleaseOptions } from '../../../webpack/release/release-build.ts';
import type { ReleaseStore } from '../../../webpack/release/release-store.ts';
import { startShell, type ShellProcess } from '../../commands/shell-process.ts';
import { buildOf, type Edition } from './build-editions.ts';

interface Fixtures {
  /** Directory of the store: the three built remotes, which tests may change. */
  readonly directory: string;
  readonly store: ReleaseStore;
  /** Environment of the shell's server. */
  readonly settings: Readonly<Record<string, string>>;
  readonly shell: ShellProcess;
  readonly release: (edition: Edition, options?: ReleaseOptions) => Promise<string>;
}

/** Each test has its own store and server. There is no API: these tests cover the federation. */
export const test = base.extend<Fixtures>({
  directory: async ({ browserName }, use) => {
    const directory = mkdtempSync(join(tmpdir(), `nimbia-store-${browserName}-`));
    cpSync(testStore, directory, { recursive: true });
    await use(directory);
    rmSync(directory, { recursive: true, force: true });
  },
  store: async ({ directory }, use) => use(createDirectoryStore(directory)),
  settings: [{}, { option: true }],
  shell: async ({ directory, settings }, use) => {
    // Pages of a release that has just been made: a registry that is read late would be the one before.
    const shell = await startShell(directory, { LOAD_DEADLINE_SCALE: '10', ...settings });
    await use(shell);
    await shell.stop();
  },
  baseURL: async ({ shell }, use) => use(shell.origin),
  release: async ({ store }, use) =>
    use(async (edition, options) => (await releaseBuild(store, buildOf(edition), options)).version),
});

export { expect } from '@playwright/test';
