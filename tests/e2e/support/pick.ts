import { expect, type Locator } from '@playwright/test';

/** Chooses a hidden radio by its label, which is scrolled to where nothing covers it: the booking bar covers the bottom of a phone. */
export async function pick(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}
