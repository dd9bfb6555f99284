import type { Page } from '@playwright/test';
import { CLIENT } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** Records the page's scrolling, background and stacking while the overlay shows, from now on: on a slow machine it may end before the test looks. */
async function watchOverlay(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seenBehindOverlay', seen);
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('[data-overlay=loading]') === null) return;
      const [edge, canvas] = [document.documentElement, document.body].map(
        (one) => getComputedStyle(one).backgroundColor,
      );
      const bomb = document.createElement('div');
      bomb.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
      document.body.append(bomb);
      const above = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
      bomb.remove();
      // The styles that this reads with do not count as changes.
      observer.takeRecords();
      const place = above?.closest('[data-overlay]') == null ? 'under' : 'above';
      seen.push(`${document.body.style.overflow} on ${edge === canvas ? 'canvas' : 'grey'}, ${place} the rest`);
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenBehindOverlay') as string[]);
}

test('locks page scroll while it shows and restores it, without moving the page’s edge', async ({ openAs }) => {
  const page = await openAs(CLIENT);
  await page.goto('/en/user/tableau-de-bord');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(appointments|base|pro)\//, async (route) => {
    await held;
    await route.continue();
  });
  const overflow = () => page.evaluate(() => document.body.style.overflow);
  await expect.poll(overflow).toBe('');

  const seen = await watchOverlay(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Appointments' }).first().click();
  await expect.poll(seen).toContain('hidden on canvas, above the rest');
  // A pending load does not block navigation elsewhere.
  await expect(page.locator('[data-overlay=late]')).toBeVisible();
  await expect.poll(overflow).toBe('');
  release();
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await expect(page).toHaveURL(/rendez-vous/u);
});
