import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { ApiDriver, type Signed } from './api-driver.ts';
import { ConsoleWatch } from './console-watch.ts';

export interface Fixtures {
  readonly api: ApiDriver;
  /** Problems that pages may report; any other fails the test. */
  readonly quiet: ConsoleWatch;
  /** Another browser context, signed out. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page of a browser context that is signed in. */
  readonly openAs: (who: Account | Signed, options?: BrowserContextOptions) => Promise<Page>;
}

export const shellUrl = () => process.env.E2E_SHELL_URL ?? '';
export const apiUrl = () => process.env.E2E_API_URL ?? '';

export const test = base.extend<Fixtures>({
  // The linter wants no empty pattern and Playwright requires a pattern: `browserName` is the cheapest fixture.
  baseURL: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium');
    await use(shellUrl());
  },
  api: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium');
    await use(new ApiDriver(apiUrl()));
  },
  quiet: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch([shellUrl(), apiUrl()]);
      await watch.watch(context);
      await use(watch);
      expect(watch.complaints(), 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, quiet, contextOptions }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: shellUrl(),
        viewport: { width: 1280, height: 800 },
        timezoneId: 'Africa/Douala',
        ...contextOptions,
        ...options,
      });
      await quiet.watch(context);
      opened.push(context);
      return context;
    });
    quiet.stop();
    await Promise.all(opened.map((context) => context.close()));
  },
  openAs: async ({ api, openBrowser }, use) => {
    await use(async (who, options) => {
      const signed = 'token' in who ? who : await api.signIn(who);
      const context = await openBrowser({ ...options, storageState: storedSession(signed) });
      return context.newPage();
    });
  },
});

/** Storage of a signed-in browser: the persisted state of section 3, and the API's refresh cookie. */
export function storedSession(
  { token, user, cookie }: Signed,
  origin = shellUrl(),
): Exclude<BrowserContextOptions['storageState'], string> {
  const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
  const path = /path=([^;]+)/i.exec(cookie)?.[1] ?? '/';
  const state = {
    token,
    user,
    userId: user.id,
    planId: user.planId ?? null,
    isAuthenticated: true,
    dashboard: user.role === 'client' ? '/user/tableau-de-bord' : '/pro/tableau-de-bord',
  };
  return {
    cookies:
      name === ''
        ? []
        : [{ name, value, domain: 'localhost', path, httpOnly: true, secure: false, sameSite: 'Lax', expires: -1 }],
    origins: [
      {
        origin,
        localStorage: Object.entries(state).map(([key, held]) => ({ name: key, value: JSON.stringify(held) })),
      },
    ],
  };
}

export { expect };
