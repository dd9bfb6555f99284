import type { Page } from '@playwright/test';
import { expectEveryVariant } from '../support/expect-every-variant.ts';
import { pressEnterOn } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { at, LANGUAGES, translate, type Language } from '../support/translate.ts';

/** The server reports another version of the shell. */
const releaseShell = (page: Page) =>
  page.route('/registry.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), shell: 'another' } });
  });

const banner = (page: Page, language: Language) =>
  page.getByRole('status').filter({ hasText: translate(language, 'shell', 'update.text') });

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);

for (const language of LANGUAGES)
  test(`a new shell version is announced in every variant, applied by keyboard, and keeps form input (${language})`, async ({
    openBrowser,
  }) => {
    const page = await (await openBrowser({ reducedMotion: 'reduce' })).newPage();
    await releaseShell(page);
    await visit(page, at(language, '/inscription'));
    await field(page, 'email').fill('somebody@nimbia.test');
    await expect(banner(page, language)).toBeVisible();
    await expect(field(page, 'email')).toBeFocused();
    await expectEveryVariant(page, 'new-version', language);

    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(banner(page, language)).toBeInViewport({ ratio: 1 });

    await page.unroute('/registry.json');
    const reload = { role: 'button', name: new RegExp(translate(language, 'shell', 'update.reload'), 'u') };
    const loaded = page.waitForEvent('load');
    await pressEnterOn(page, { ...reload, within: '[role=status]' });
    await loaded;
    await expect(field(page, 'email')).toHaveValue('somebody@nimbia.test');
    await expect(banner(page, language)).toHaveCount(0);
  });

test('input that no form saves is discarded only after confirmation', async ({ page }) => {
  await releaseShell(page);
  await visit(page, '/en/inscription');
  await field(page, 'password').fill('Client-2026!');
  await expect(banner(page, 'en')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const reload = banner(page, 'en').getByRole('button').click();
  const dialog = await asked;
  expect(dialog.message()).toBe(translate('en', 'shell', 'update.typed'));
  await dialog.dismiss();
  await reload;
  await expect(field(page, 'password')).toHaveValue('Client-2026!');

  page.once('dialog', (again) => again.accept());
  const loaded = page.waitForEvent('load');
  await banner(page, 'en').getByRole('button').click();
  await loaded;
  await expect(field(page, 'password')).toHaveValue('');
});
