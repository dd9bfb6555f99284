import type { Page } from '@playwright/test';
import { publicScreens } from '../support/screens.ts';
import { anchorsOf, checkLinks, fetchFound, type Found } from '../support/links.ts';
import { expect, shellUrl, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { at, LANGUAGES } from '../support/translate.ts';

/** Links of a page after its scripts have run. */
async function drawn(page: Page, url: string): Promise<Found> {
  await visit(page, url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { url, ...anchorsOf(await page.content()) };
}

/** Links of a feed's items, as an XML parser reads them. */
const itemsOf = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    if (feed.querySelector('parsererror')) throw new Error('this is no XML');
    return [...feed.querySelectorAll('rss > channel > item')].map((item) => ({
      title: item.querySelector('title')?.textContent ?? '',
      link: item.querySelector('link')?.textContent ?? '',
    }));
  }, xml);

test('every link of the public site resolves, in both languages', async ({ page, api }) => {
  test.slow();
  const screens = (await publicScreens(api)).flatMap(({ path, leadsTo }) => (leadsTo === undefined ? [path] : []));
  const start: Found[] = [];
  for (const path of LANGUAGES.flatMap((language) => screens.map((screen) => at(language, screen)))) {
    const url = shellUrl() + path.replace(/#.*/u, '');
    const written = await fetchFound(url, 'manual');
    // The home page and a list are also checked in the browser: scripts may add to their navigation.
    const isDrawn = !written.ids.has('main') || ['/', '/en', '/lawyers', '/en/lawyers'].includes(path);
    start.push(isDrawn ? await drawn(page, url) : written);
  }
  const feeds = new Set(
    start.flatMap(({ anchors }) => anchors.map(({ href }) => href)).filter((to) => /\/feeds\//u.test(to)),
  );
  // Trusted Types: our pages accept no string as markup.
  await page.goto('about:blank');
  expect(feeds.size, 'blog and news in two languages').toBe(4);
  for (const feed of feeds) {
    // Again where another test has taken back an article meanwhile.
    await expect(async () => {
      const items = await itemsOf(page, await (await fetch(feed)).text());
      expect(items.length, feed).toBeGreaterThan(0);
      for (const { title, link } of items) {
        expect(title, link).not.toBe('');
        expect(new URL(link).origin, link).toBe(shellUrl());
        expect((await fetch(link)).status, link).toBe(200);
      }
    }).toPass({ timeout: 30_000 });
  }
  const { pages, wrong } = await checkLinks(shellUrl(), start);
  expect(wrong).toEqual([]);
  expect(pages, 'pages that links lead to').toBeGreaterThan(0);
});
