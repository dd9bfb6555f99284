import { expect, type Page } from '@playwright/test';
import { expectHydrated } from './expect-hydrated.ts';

/** Opens a URL and waits for hydration; fails on a redirect. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await expectHydrated(page);
  await expect(page, 'the page that was asked for').toHaveURL(address);
}
