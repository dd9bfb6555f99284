import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const password = 'Client-2026!';

async function fillAllButPhone(page: Page): Promise<string> {
  const email = `phone-${randomUUID()}@nimbia.test`;
  await expectHydrated(page);
  for (const [name, value] of Object.entries({ lastName: 'Essai', firstNames: 'Awa', email }))
    await field(page, name).fill(value);
  for (const name of ['password', 'passwordConfirmation']) await field(page, name).fill(password);
  await field(page, 'terms').check({ force: true });
  return email;
}

for (const language of flowLanguages('fr')) {
  const shell = (key: string) => translate(language, 'shell', key);
  const register = at(language, '/inscription-user');
  const dashboard = at(language, '/user/tableau-de-bord');
  const submit = (page: Page) => page.locator('main form button[type=submit]').click();
  const countryOf = (page: Page) => page.getByRole('combobox', { name: shell('phone.country') });

  test(`on a phone in Libreville a number of Gabon is shown in full, and stored so (${language})`, async ({
    api,
    openBrowser,
  }) => {
    const context = await openBrowser({ timezoneId: 'Africa/Libreville', viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(register);
    const email = await fillAllButPhone(page);
    await expect(countryOf(page)).toHaveValue('GA');
    await field(page, 'phone').fill('074 12 34 56');
    await expect(page.getByText('+241 74 12 34 56', { exact: true })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    // A prefix decides, and the other country follows it.
    await field(page, 'phone').fill('+242066123456');
    await expect(countryOf(page)).toHaveValue('CG');
    await countryOf(page).selectOption('GA');
    await expect(field(page, 'phone')).toHaveValue('066123456');
    await field(page, 'phone').fill('074 12 34 56');
    await page.reload();
    await expectHydrated(page);
    await expect(field(page, 'phone')).toHaveValue('074 12 34 56');
    await expect(countryOf(page)).toHaveValue('GA');
    for (const name of ['password', 'passwordConfirmation']) await field(page, name).fill(password);
    await expect(page.getByText('+241 74 12 34 56', { exact: true })).toBeVisible();
    await submit(page);
    await expect(page).toHaveURL((url) => url.pathname === dashboard);
    const { token } = await api.signIn({ email, password, role: 'client' });
    const [own] = await api.call<{ phone: string }[]>('POST', '/users/find-by', { mine: true }, token);
    expect(own).toMatchObject({ phone: '+24174123456' });
  });

  test(`a device that knows no zone is asked for the country, at the field (${language})`, async ({ page }) => {
    await page.addInitScript(() => {
      const resolved = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function options() {
        return { ...resolved.call(this), timeZone: 'Etc/Unknown' };
      };
    });
    await page.goto(register);
    await fillAllButPhone(page);
    await field(page, 'phone').fill('074 12 34 56');
    await submit(page);
    await expect(countryOf(page)).toHaveAccessibleDescription(shell('errors.PHONE_COUNTRY_REQUIRED'));
    await page.getByRole('link', { name: shell('errors.PHONE_COUNTRY_REQUIRED') }).click();
    await expect(countryOf(page)).toBeFocused();
    // By the keyboard, as the name begins.
    await page.keyboard.type('gab');
    await expect(countryOf(page)).toHaveValue('GA');
    await expect(page.getByText('+241 74 12 34 56', { exact: true })).toBeVisible();
    await submit(page);
    await expect(page).toHaveURL((url) => url.pathname === dashboard);
  });

  test(`a number that cannot be checked offline is not called wrong, stays, and is sent later (${language})`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|net::ERR|OFFLINE/u);
    await page.goto(register);
    await expectHydrated(page);
    await page.context().setOffline(true);
    await fillAllButPhone(page);
    await field(page, 'phone').fill('6 90 44 55 66');
    await submit(page);
    await expect(field(page, 'phone')).toHaveAccessibleDescription(shell('errors.PHONE_UNREAD'));
    await expect(field(page, 'phone')).toHaveValue('6 90 44 55 66');
    await page.context().setOffline(false);
    await expect(page.getByText('+237 6 90 44 55 66', { exact: true })).toBeVisible();
    await submit(page);
    await expect(page).toHaveURL((url) => url.pathname === dashboard);
  });
}
