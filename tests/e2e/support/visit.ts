import { expect, type Page } from '@playwright/test';
import { isReady } from './is-ready.ts';

/** Opens an address and waits until its page is alive: whoever is led elsewhere looks at another page than the one that is meant. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await isReady(page);
  await expect(page, 'the page that was asked for').toHaveURL(address);
}
