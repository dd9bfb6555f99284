import { publicRoutes } from '../support/screens.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ quiet }) => quiet.allow(/status of 404/));

test('an unknown path is a 404 page with the wording of the specification', async ({ page }) => {
  const response = await page.goto('/en/not-a-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page not found: /en/not-a-page')).toBeVisible();
  await expect(page).toHaveTitle(/Page Not Found/);
  await expectNoAxeViolations(page);
});

test('it exists in French, and links to the home page', async ({ page }) => {
  const response = await page.goto('/pas-une-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('/pas-une-page')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('an in-page link to an unknown path shows the same page without a reload', async ({ page }) => {
  await page.goto('/en/lawyers');
  await expectHydrated(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/en/nowhere/at/all');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Page not found: /en/nowhere/at/all')).toBeVisible();
});

test('an unknown professional is a 404 page, by id, by slug and for booking', async ({ page }) => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const path of [`/en/lawyers/${nobody}`, '/en/professionnels/nobody-at-all', `/en/lawyers/booking/${nobody}`]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' }), path).toBeVisible();
  }
});

test('crawlers and link previews get 200 on every existing public page', async ({ api, request }) => {
  const pages = await publicRoutes(api);
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'WhatsApp/2.23.20.0',
  ])
    for (const { path } of pages) {
      const answer = await request.get(path, { headers: { 'user-agent': agent } });
      expect(answer.status(), `${agent} on ${path}`).toBe(200);
    }
});

test('a crawler gets the status and no error page', async ({ openBrowser, quiet }) => {
  quiet.allow(/status of 404/);
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const page = await (await openBrowser({ userAgent })).newPage();
  const response = await page.goto('/en/not-a-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('main#main')).toBeAttached();
  await expect(page.locator('main#main')).toBeEmpty();
  await expect(page.getByText('Page not found')).toHaveCount(0);
});
