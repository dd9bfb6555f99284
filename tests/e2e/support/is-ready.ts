import { expect, type Page } from '@playwright/test';

/** The page is alive: its scripts have come and React has taken it over. */
export const isReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
