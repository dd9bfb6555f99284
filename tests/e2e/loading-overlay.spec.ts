import { CLIENT } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test('hides the scroll of the page while it shows and gives it back', async ({ openAs }) => {
  const page = await openAs(CLIENT);
  await page.goto('/en/user/tableau-de-bord');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(appointments|base|pro)\//, async (route) => {
    await held;
    await route.continue();
  });
  const overlay = page.locator('[data-overlay=loading]');
  const overflow = () => page.evaluate(() => document.body.style.overflow);
  await expect.poll(overflow).toBe('');

  await page.getByRole('navigation').getByRole('link', { name: 'Appointments' }).first().click();
  await expect(overlay).toBeVisible();
  await expect.poll(overflow).toBe('hidden');
  release();
  await expect(overlay).toBeHidden();
  await expect.poll(overflow).toBe('');
});
