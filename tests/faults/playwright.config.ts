import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

/** Releases and faults of the federation: each file has a shell's server and a remote store of its own. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../../test-results/faults',
  globalSetup: './support/build-editions.ts',
  // They wait more than they compute: for servers that start, pauses between tries, what must not come.
  workers: 3,
});
