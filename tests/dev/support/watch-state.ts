import type { Locator } from '@playwright/test';
import { expect } from '../../e2e/support/test.ts';

/**
 * Looks at an element before an edit; the answer expects that it is the very same one afterwards. A page that was loaded again or a
 * component that was mounted anew would have put another in its place, even with the same text.
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
