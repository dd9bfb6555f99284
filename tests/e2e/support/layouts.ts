import type { Locator, Page } from '@playwright/test';
import type { LayoutName } from 'shared-contracts/remote/remote-module';
import { translate, type Language } from './translate.ts';

/** A landmark that only this layout has. The home page has none of them. */
export function landmarkOf(page: Page, layout: LayoutName, language: Language): Locator {
  switch (layout) {
    case 'default':
      return page.getByRole('navigation', { name: translate(language, 'remote-public/frame', 'main') });
    case 'auth':
      return page
        .getByRole('contentinfo')
        .getByRole('link', { name: translate(language, 'remote-public/frame', 'toSite') });
    case 'pro-dashboard':
      return page.getByRole('navigation', { name: translate(language, 'remote-pro/frame', 'navigation') }).first();
    case 'user-dashboard':
      return page.getByRole('navigation', { name: translate(language, 'remote-user/frame', 'navigation') }).first();
  }
}
