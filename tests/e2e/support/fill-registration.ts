import type { Page } from '@playwright/test';

/** Fills the first step of a professional's registration as a solo lawyer, except the password and the terms. */
export async function fillRegistration(page: Page, email: string) {
  await page.locator('input[name=kind][value=individual]').check({ force: true });
  await page.locator('input[name=lastName]').fill('Nouvelle');
  await page.locator('input[name=firstNames]').fill('Avocate');
  await page.locator('select[name=profession]').selectOption('lawyer');
  await page.locator('select[name=country]').selectOption('CM');
  await page.locator('input[name=city]').fill('Douala');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=secondaryEmail]').fill(`recovery-${email}`);
  await page.locator('input[name=phone]').fill('+237690445566');
}
