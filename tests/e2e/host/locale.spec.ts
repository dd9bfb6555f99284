import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { expect, test } from '../support/test.ts';

const toEnglish = (page: Page) => page.getByRole('link', { name: 'English' }).first();
const toFrench = (page: Page) => page.getByRole('link', { name: 'Français' }).first();

test('switching the language keeps the page and its query, and translates the rest', async ({ page }) => {
  await page.goto('/lawyers?city=Douala');
  await expectHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const french = await page.title();

  await toEnglish(page).click();
  await expect(page).toHaveURL((url) => url.pathname === '/en/lawyers' && url.searchParams.get('city') === 'Douala');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).not.toHaveTitle(french);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/lawyers$/);
  await expect(page.locator('link[rel=alternate][hreflang=fr]')).toHaveAttribute('href', /[^n]\/lawyers$/);
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', /\/en\/lawyers$/);

  await toFrench(page).click();
  await expect(page).toHaveURL((url) => url.pathname === '/lawyers' && url.searchParams.get('city') === 'Douala');
});

test('the choice is stored for 365 days in a lax cookie and redirects only the home page', async ({
  page,
  context,
}) => {
  await page.goto('/lawyers');
  await expectHydrated(page);
  await toEnglish(page).click();
  await expect(page).toHaveURL(/\/en\/lawyers/);
  const cookie = (await context.cookies()).find(({ name, value }) => name === 'locale' && value === 'en');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThanOrEqual(365.01);

  await page.goto('/');
  await expect(page).toHaveURL((url) => url.pathname === '/en');
  await page.goto('/lawyers');
  await expect(page).toHaveURL((url) => url.pathname === '/lawyers');
});

test('a visitor without a choice gets the language of the URL', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('form input survives a language switch, except passwords', async ({ page }) => {
  await page.goto('/inscription-user');
  const email = page.locator('input[name=email]');
  await email.fill('awa@example.com');
  await page.locator('input[name=password]').fill('Secret-2026!');
  await toEnglish(page).click();
  await expect(page).toHaveURL(/\/en\/inscription-user/);
  await expect(page.locator('input[name=email]')).toHaveValue('awa@example.com');
  await expect(page.locator('input[name=password]')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain('Secret-2026!');
});
