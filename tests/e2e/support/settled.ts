import type { Page } from '@playwright/test';

/** Loads a page and waits for the last that it asks for by itself: whoever goes offline then interrupts nothing. */
export async function settled(page: Page, load: () => Promise<unknown>) {
  const last = page.waitForResponse('**/base/adds/get-all');
  await load();
  await (await last).finished();
}
