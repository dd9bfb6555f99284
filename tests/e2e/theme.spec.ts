import { expect, test } from './support/test.ts';

const ground = () =>
  getComputedStyle(document.documentElement).getPropertyValue('color-scheme') +
  getComputedStyle(document.body).backgroundColor;

test('follows the system first, then the choice, also after a reload and on the server', async ({ openBrowser }) => {
  const context = await openBrowser({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/en/lawyers');
  const dark = await page.evaluate(ground);

  await page.getByRole('button', { name: 'Switch to the light theme' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(ground)).not.toBe(dark);
  expect(await page.evaluate(() => localStorage.getItem('isDark'))).toBe('false');

  const html = await (await context.request.get('/en/lawyers')).text();
  expect(html).toMatch(/<html[^>]*data-theme="?light/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to the dark theme' }).first()).toBeVisible();
});

test('is dark where the system is dark, and light where it is light', async ({ openBrowser }) => {
  const grounds = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    const page = await (await openBrowser({ colorScheme })).newPage();
    await page.goto('/en/lawyers');
    grounds.push(await page.evaluate(ground));
  }
  expect(grounds[0]).not.toBe(grounds[1]);
});
