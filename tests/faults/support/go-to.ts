import type { Page } from '@playwright/test';

/** Navigates to a URL as a link of the first page would: one step forward in its history. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const state = { usr: null, key: 'there', idx: 1 };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
