import type { Page } from '@playwright/test';
import { CLIENT, PROFESSIONAL } from './support/accounts.ts';
import { apiUrl, expect, test } from './support/test.ts';

/** Rounding of a pixel here and there, nothing that a person sees. */
const UNSEEN = 0.005;

/** What moved on the page without having been asked to, as the browser counts it. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

const isRead = (url: URL) => url.origin === apiUrl() && /find-by|get-all|get-one/.test(url.pathname);

for (const [who, path] of [
  [CLIENT, '/en/user/tableau-de-bord'],
  [PROFESSIONAL, '/en/pro/tableau-de-bord'],
] as const)
  for (const width of [360, 1280])
    test(`nothing on ${path} moves when its data arrives late (${width} px)`, async ({ openAs }) => {
      const page = await openAs(who, { viewport: { width, height: 860 } });
      const shifted = await watchShifts(page);
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(isRead, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
      release();
      await expect(page.locator('main .fc-daygrid-day').first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await shifted()).toBeLessThan(UNSEEN);
    });
