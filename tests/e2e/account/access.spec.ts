import { expect, type Page } from '@playwright/test';
import { CLIENT, PROFESSIONAL } from '../support/accounts.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { test } from '../support/test.ts';
import { translate } from '../support/translate.ts';

const frame = (key: string) => translate('fr', 'remote-public/frame', key);
const phone = { width: 360, height: 640 };
const focused = (page: Page) => page.locator(':focus').boundingBox();

test('the plans fit at every width', async ({ page }) => {
  await page.goto('/pricing');
  for (const width of [745, 768, 800, 830, 900, 960, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page, `/pricing at ${width} px`);
  }
});

test('the mobile menu traps focus, and restores it when closed', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expectHydrated(page);
  const opener = page.getByRole('button', { name: frame('menu'), exact: true });
  await opener.press('Enter');
  const sheet = page.getByRole('dialog', { name: frame('menu') });
  await expect(sheet.getByRole('button', { name: frame('closeMenu') })).toBeFocused();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () => document.activeElement?.closest('main, footer, header > div > a') !== null,
    );
    expect(isBehind, 'the page behind is out of reach').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await sheet.getByRole('link', { name: frame('lawyers') }).press('Enter');
  await expect(page).toHaveURL(/\/lawyers$/u);
  await expect(sheet).toBeHidden();
});

test('the focused element is never under the bottom bar', async ({ openAs }) => {
  const page = await openAs(PROFESSIONAL, { viewport: phone });
  await page.goto('/pro/disponibilite');
  const bar = page.getByRole('navigation', { name: translate('fr', 'remote-pro/frame', 'shortcuts') });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  const top = (await bar.boundingBox())?.y ?? 0;
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const isInBar = await page.evaluate(() => document.activeElement?.closest('[data-bar]') !== null);
    const box = await focused(page);
    if (isInBar || box === null || box.height > top) continue;
    expect(box.y + box.height, `after ${presses + 1} tabs`).toBeLessThanOrEqual(top + 1);
  }
});

test('the navigation rail shows its last entry completely at any window height', async ({ openAs }) => {
  const page = await openAs(CLIENT, { viewport: { width: 1280, height: 600 } });
  await page.goto('/user/tableau-de-bord');
  const logOut = page.getByRole('button', { name: translate('fr', 'remote-user/frame', 'menu.logOut') });
  await expect(logOut).toBeInViewport({ ratio: 1 });
});

test('suggestions on the home page cover no field and clear nothing', async ({ page }) => {
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expectHydrated(page);
    const field = page.getByLabel(translate('fr', 'remote-public/home', 'search.text'));
    // The earlier input is restored.
    await field.fill('');
    await page.keyboard.type('licenciement');
    const list = page.getByRole('listbox');
    await expect(list.getByRole('option').first()).toBeVisible();
    const [box, city] = [
      await list.boundingBox(),
      await page.getByLabel(translate('fr', 'remote-public/home', 'search.city')).boundingBox(),
    ];
    if (box === null || city === null) throw new Error('neither list nor city');
    const isApart = box.y + box.height <= city.y || box.x + box.width <= city.x;
    expect(isApart, `${width} px`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('licenciement');
  }
});
