import type { Page } from '@playwright/test';
import { CLIENT, PROFESSIONAL } from '../support/accounts.ts';
import type { ApiDriver } from '../support/api-driver.ts';
import { delayCalls } from '../support/delay-calls.ts';
import { expect, test } from '../support/test.ts';
import { at, translate } from '../support/translate.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';

/** Subpixel rounding, invisible to a person. */
const UNSEEN = 0.005;

/** Unexpected layout shifts, as counted by the browser. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The shifts of a frame are reported in a task after it.
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await new Promise((resolve) => setTimeout(resolve));
      return (window as unknown as { shifted: number }).shifted;
    });
}

const WIDTHS = [360, 1280];

for (const [who, path] of [
  [CLIENT, '/en/user/tableau-de-bord'],
  [PROFESSIONAL, '/en/pro/tableau-de-bord'],
] as const)
  for (const width of WIDTHS)
    test(`nothing on ${path} shifts when its data arrives late (${width} px)`, async ({ openAs }) => {
      const page = await openAs(who, { viewport: { width, height: 860 } });
      const shifted = await watchShifts(page);
      const release = await delayCalls(page, ({ pathname }) => /find-by|get-all|get-one/.test(pathname));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
      await release();
      await expect(page.locator('main .fc-daygrid-day').first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await shifted()).toBeLessThan(UNSEEN);
    });

/** Each language at one width: shifts do not depend on the language. */
const CROSSWISE = [
  { language: 'fr', width: 360 },
  { language: 'en', width: 1280 },
] as const;
const anyLawyer = async (api: ApiDriver) => `/lawyers/${(await api.demoLawyer()).id}`;

async function readToTheEnd(page: Page, width: number) {
  const isAtEnd = () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
  await page.mouse.move(width / 2, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    expect(await isAtEnd()).toBe(true);
  }).toPass({ intervals: [50] });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

for (const { name, open } of [
  { name: '/', open: () => Promise.resolve('/') },
  { name: '/lawyers', open: () => Promise.resolve('/lawyers') },
  { name: '/recherche', open: () => Promise.resolve('/recherche') },
  { name: 'a profile', open: anyLawyer },
])
  for (const { language, width } of CROSSWISE)
    test(`nothing on ${name} shifts on hydration or while scrolling (${language}, ${width} px)`, async ({
      openBrowser,
      api,
      quiet,
    }) => {
      const page = await (await openBrowser({ viewport: { width, height: 860 } })).newPage();
      const shifted = await watchShifts(page);
      // A line may wrap differently when its font loads: fonts are blocked here, and everything else must not shift.
      quiet.allow(/^error: Failed to load resource: net::ERR_FAILED \(\S+\.woff2\)$/u);
      await page.route('**/*.woff2', (route) => route.abort());
      const release = await delayCalls(page, () => true);
      await page.goto(at(language, await open(api)));
      await expectHydrated(page);
      await release();
      await readToTheEnd(page, width);
      expect(await shifted()).toBeLessThan(UNSEEN);
    });

for (const { language, width } of CROSSWISE)
  test(`client-side navigation waits for no advertisement, and nothing shifts when late content arrives (${language}, ${width} px)`, async ({
    openBrowser,
  }) => {
    const page = await (await openBrowser({ viewport: { width, height: 860 } })).newPage();
    const shifted = await watchShifts(page);
    const release = await delayCalls(page, ({ pathname }) => /adds|facets/u.test(pathname));
    await page.goto(at(language, '/CGU'));
    await expectHydrated(page);
    await page.locator(`footer a[href="${at(language, '/recherche')}"]`).press('Enter');
    const profile = page.getByRole('article').getByRole('heading').getByRole('link').first();
    await expect(profile).toBeVisible();
    const name = await profile.innerText();
    await profile.press('Enter');
    // The URL changes before the page does.
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/\/(?:lawyers|professionnels)\//u);
    const before = await shifted();
    await release();
    await readToTheEnd(page, width);
    expect((await shifted()) - before).toBeLessThan(UNSEEN);
  });

for (const { language, width } of CROSSWISE)
  test(`nothing around the results shifts when all criteria are cleared and the response is late (${language}, ${width} px)`, async ({
    openBrowser,
  }) => {
    const page = await (await openBrowser({ viewport: { width, height: 860 } })).newPage();
    const shifted = await watchShifts(page);
    await page.goto(at(language, '/recherche?city=Douala&language=fr&callType=video&category=labour'));
    await expectHydrated(page);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const release = await delayCalls(page, () => true);
    const pressed = Date.now();
    await page
      .getByRole('link', { name: translate(language, 'remote-public/search', 'chips.clear'), exact: true })
      .press('Enter');
    await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    // The browser ignores shifts within half a second of a key press.
    await expect.poll(() => Date.now() - pressed).toBeGreaterThan(600);
    // On a slow machine the placeholders, which the press asked for, come later than that.
    const before = await shifted();
    await release();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await readToTheEnd(page, width);
    expect((await shifted()) - before).toBeLessThan(UNSEEN);
  });
