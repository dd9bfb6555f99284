import type { Locator, Page } from '@playwright/test';
import type { LayoutName } from 'shared-contracts/remote/remote-module';
import { word, type Language } from './words.ts';

/** A landmark that only this layout has. The home page has none of them. */
export function landmarkOf(page: Page, layout: LayoutName, language: Language): Locator {
  switch (layout) {
    case 'default':
      return page.getByRole('navigation', { name: word(language, 'remote-public/frame', 'main') });
    case 'auth':
      return page.getByRole('contentinfo').getByRole('link', { name: word(language, 'remote-public/frame', 'toSite') });
    case 'pro-dashboard':
      return page.getByRole('navigation', { name: word(language, 'remote-pro/frame', 'navigation') }).first();
    case 'user-dashboard':
      return page.getByRole('navigation', { name: word(language, 'remote-user/frame', 'navigation') }).first();
  }
}
