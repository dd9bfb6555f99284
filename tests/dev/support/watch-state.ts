import type { Locator } from '@playwright/test';
import { expect } from '../../e2e/support/test.ts';

/**
 * Remembers an element before an edit; the returned function expects the very same element. A reload or a remount would
 * have replaced it, even with the same text.
 */
export async function watchState(element: Locator): Promise<() => Promise<void>> {
  const before = await element.elementHandle();
  await element.page().evaluate(() => Reflect.set(window, 'isSamePage', true));
  return async () => {
    expect(await element.page().evaluate(() => Reflect.get(window, 'isSamePage')), 'page not loaded again').toBe(true);
    expect(await before?.evaluate((node) => node.isConnected), 'component not mounted anew').toBe(true);
    await expect(element).toBeVisible();
  };
}
