import type { Page } from '@playwright/test';

/** Goes to an address as a link of the document's first page would: one step forward in its history. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const state = { usr: null, key: 'there', idx: 1 };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
