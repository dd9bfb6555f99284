import type { Page } from '@playwright/test';
import { apiUrl, expect } from './test.ts';

/** Delays matching API calls of a page; returns the function that releases them. */
export async function delayCalls(page: Page, asked: (url: URL) => boolean) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let late = 0;
  await page.route(
    (url) => url.origin === apiUrl() && asked(url),
    async (route) => {
      late += 1;
      await held;
      await route.continue();
      late -= 1;
    },
  );
  return async () => {
    release();
    await expect.poll(() => late, 'what was late has been sent').toBe(0);
  };
}
