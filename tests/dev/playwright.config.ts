import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

/** `npm run dev` on a copy of the tree, as the tests edit files. Sequentially, because two edits at once are one compilation. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../../test-results/dev',
  globalSetup: './support/global-setup.ts',
  workers: 1,
  // A small machine compiles the shell and three remotes many times.
  timeout: 240_000,
  expect: { timeout: 60_000 },
});
