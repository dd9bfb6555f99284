import { expect, type Page } from '@playwright/test';

/** Asks again, unless the live connection, which reads everything again when it opens, was faster. */
export const retryUntil = (page: Page, retry: string, isDone: (within: { timeout: number }) => Promise<unknown>) =>
  expect(async () => {
    const button = page.getByRole('button', { name: retry });
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await isDone({ timeout: 2000 });
  }).toPass();
