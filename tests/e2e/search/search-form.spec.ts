import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';

const FIELDS = ['q', 'city', 'category', 'country'] as const;
const field = (page: Page, name: (typeof FIELDS)[number]) => page.locator(`main [name=${name}]`);
const t = (key: string) => translate('en', 'remote-public/search', key);

/** Its lazy chunks have loaded when the options have counts. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await isStanding(page);
}
async function isStanding(page: Page) {
  await expectHydrated(page);
  await expect(page.locator('select[name=category] option', { hasText: /\(\d/u }).first()).toBeAttached();
}
async function hasFields(page: Page, ...values: string[]) {
  for (const [index, name] of FIELDS.entries()) await expect(field(page, name)).toHaveValue(values[index] ?? '');
}

test('unapplied input survives a reload and a language switch, and is not changed by other tabs', async ({ page }) => {
  await open(page, '/recherche?country=CM');
  await field(page, 'q').fill('bail');
  await field(page, 'city').fill('Douala');
  await field(page, 'category').selectOption('labour');
  const other = await page.context().newPage();
  await open(other, '/recherche?city=Lyon&category=tax');
  await hasFields(other, '', 'Lyon', 'tax', '');
  await page.reload();
  await isStanding(page);
  await hasFields(page, 'bail', 'Douala', 'labour', 'CM');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/en\/recherche\?country=CM$/u);
  await isStanding(page);
  await hasFields(page, 'bail', 'Douala', 'labour', 'CM');
  await page.getByRole('button', { name: t('form.apply') }).click();
  await expect(page).toHaveURL(/category=labour/u);
  await page.goBack();
  await hasFields(page, '', '', '', 'CM');
  await page.goForward();
  await hasFields(page, 'bail', 'Douala', 'labour', 'CM');
  await other.reload();
  await isStanding(other);
  await hasFields(other, '', 'Lyon', 'tax', '');
});

test('a filter applied while offline is reported, keeps the input, and is applied by the retry', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|net::ERR|OFFLINE/u);
  await open(page, '/en/recherche');
  // The first interaction with the form loads its submit code.
  const parts = [/\/data\.js/u, /\/check-form\.js/u].map((name) => page.waitForResponse(name));
  await field(page, 'city').fill('Douala');
  for (const part of await Promise.all(parts)) await part.finished();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: t('form.apply') }).click();
  const failed = page.getByText(t('failed.title'));
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL(/city=Douala/u);
  await hasFields(page, '', 'Douala', '', '');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: translate('en', 'shared-ui/common', 'retry') }).click();
  await expect(failed).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  await hasFields(page, '', 'Douala', '', '');
});
