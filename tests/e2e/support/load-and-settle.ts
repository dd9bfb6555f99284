import type { Page } from '@playwright/test';

/** Loads a page and waits for its last automatic request, so that going offline interrupts nothing. */
export async function loadAndSettle(page: Page, load: () => Promise<unknown>) {
  const last = page.waitForResponse('**/base/adds/get-all');
  await load();
  await (await last).finished();
}
