import type { Page } from '@playwright/test';
import type { Account } from './accounts.ts';

/** Fills and submits the open sign-in form. */
export async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
}
