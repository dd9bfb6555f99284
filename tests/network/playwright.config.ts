import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

/** The meeting room on lines that are shaped, cut and changed: what waits and measures is not for the gate (decision 143). */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../../test-results/network',
  globalSetup: './support/global-setup.ts',
  // What one encodes, the other must decode meanwhile.
  workers: 1,
  timeout: 400_000,
  expect: { timeout: 60_000 },
});
