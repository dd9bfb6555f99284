import type { Page } from '@playwright/test';
import { CLIENT, PROFESSIONAL } from './support/accounts.ts';
import { apiUrl, expect, test } from './support/test.ts';
import { at, LANGUAGES } from './support/words.ts';
import { isReady } from './support/is-ready.ts';

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

for (const path of ['/', '/lawyers'])
  for (const language of LANGUAGES)
    for (const width of [360, 1280])
      test(`nothing on ${at(language, path)} moves when it comes alive, nor as one reads on (${width} px)`, async ({
        openBrowser,
        quiet,
      }) => {
        const page = await (await openBrowser({ viewport: { width, height: 860 } })).newPage();
        const shifted = await watchShifts(page);
        // A line may break elsewhere when its letters come, whenever that is: here they never do, and all else must stand still.
        quiet.allow(/^error: Failed to load resource: net::ERR_FAILED \(\S+\.woff2\)$/u);
        await page.route('**/*.woff2', (route) => route.abort());
        let release: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        let late = 0;
        await page.route(`${apiUrl()}/**`, async (route) => {
          late += 1;
          await held;
          await route.continue();
          late -= 1;
        });
        await page.goto(at(language, path));
        await isReady(page);
        release();
        await expect.poll(() => late, 'what was late has been sent').toBe(0);
        const isAtEnd = () =>
          page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
        await page.mouse.move(width / 2, 400);
        await expect(async () => {
          await page.mouse.wheel(0, 600);
          expect(await isAtEnd()).toBe(true);
        }).toPass({ intervals: [50] });
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        expect(await shifted()).toBeLessThan(UNSEEN);
      });
