import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

/** Releases and faults of the federation: each file has its own shell server and remote store. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../../test-results/faults',
  globalSetup: './support/build-editions.ts',
  // They wait more than they compute: for servers to start, pauses between retries, timeouts.
  workers: 3,
});
