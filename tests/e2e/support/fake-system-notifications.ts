import type { BrowserContext, Page } from '@playwright/test';

interface Shown extends EventTarget {
  readonly title: string;
  readonly options: NotificationOptions;
}
declare global {
  interface Window {
    shownBySystem: Shown[];
    isAway: boolean;
  }
}

/** Stands in for the system, which shows nothing in a headless browser, and for a tab in the background. To be called before pages load. */
export const fakeSystemNotifications = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    window.shownBySystem = [];
    window.isAway = false;
    const allowed = 'allowed by the test';
    class FakeNotification extends EventTarget {
      static get permission() {
        return localStorage.getItem(allowed) === null ? 'default' : 'granted';
      }
      static requestPermission() {
        localStorage.setItem(allowed, '1');
        return Promise.resolve('granted');
      }
      readonly title: string;
      readonly options: NotificationOptions;
      constructor(title: string, options: NotificationOptions) {
        super();
        this.title = title;
        this.options = options;
        // Before it is allowed nothing is shown, and nothing thrown.
        if (FakeNotification.permission === 'granted') window.shownBySystem.push(this);
      }
      close() {
        return undefined;
      }
    }
    Object.defineProperty(window, 'Notification', { value: FakeNotification });
    Object.defineProperty(document, 'visibilityState', { get: () => (window.isAway ? 'hidden' : 'visible') });
  });

export const setAway = (page: Page, isAway: boolean) =>
  page.evaluate((away) => {
    window.isAway = away;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAway);

/** What the system was told to show by this tab. */
export const shownBy = (page: Page) =>
  page.evaluate(() => window.shownBySystem.map(({ title, options }) => ({ title, ...options })));

export const clickShown = (page: Page) =>
  page.evaluate(() => window.shownBySystem.at(-1)?.dispatchEvent(new Event('click')));
