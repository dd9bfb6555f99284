import { expect, type Page } from '@playwright/test';

/** The page is hydrated. */
export const expectHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
