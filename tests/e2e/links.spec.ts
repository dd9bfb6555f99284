import type { Page } from '@playwright/test';
import { publicScreens } from './support/addresses.ts';
import { isReady } from './support/is-ready.ts';
import { anchorsOf, checkLinks, fetchFound, type Found } from './support/links.ts';
import { expect, shellUrl, test } from './support/test.ts';
import { at, LANGUAGES } from './support/words.ts';

/** What a person finds on a page that the browser draws, or that its scripts have changed. */
async function drawn(page: Page, url: string): Promise<Found> {
  await page.goto(url);
  await isReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { url, ...anchorsOf(await page.content()) };
}

test('every link of the public site leads somewhere, in both languages', async ({ page, api }) => {
  test.slow();
  const screens = await publicScreens(api);
  const start: Found[] = [];
  for (const path of LANGUAGES.flatMap((language) => screens.map((screen) => at(language, screen)))) {
    const url = shellUrl() + path.replace(/#.*/u, '');
    const written = await fetchFound(url);
    // The home page and a list are looked at twice: scripts may add to their navigation.
    const isDrawn = !written.ids.has('main') || ['/', '/en', '/lawyers', '/en/lawyers'].includes(path);
    start.push(isDrawn ? await drawn(page, url) : written);
  }
  const { pages, wrong } = await checkLinks(shellUrl(), start);
  expect(wrong).toEqual([]);
  expect(pages, 'pages that links lead to').toBeGreaterThan(150);
});
