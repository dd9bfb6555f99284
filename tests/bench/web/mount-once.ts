import type { Browser, BrowserContext, Page } from '@playwright/test';
import { CLIENT } from '../../e2e/support/accounts.ts';
import { expectHydrated } from '../../e2e/support/expect-hydrated.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import { costOf, type Cost } from './answers.ts';
import type { VariantServer } from './variant-server.ts';

export interface MountCase {
  /** Delay of each response of the shell's server, in ms. */
  readonly delay: number;
  /** Milliseconds that the pointer rests on the link before the click. */
  readonly hoverFor: number;
}

export interface Mount {
  /** From the click to the heading of the page. */
  readonly milliseconds: number;
  readonly untilHeading: Cost;
  readonly inAll: Cost;
}

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function signInAt(browser: Browser, { origin }: VariantServer): Promise<SignedIn> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/en/login-user`);
  await expectHydrated(page);
  await signIn(page, CLIENT);
  await page.waitForURL('**/en/user/**');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Clicks the link to the client area and waits for its heading. */
async function clickToHeading(page: Page, hoverFor: number): Promise<{ milliseconds: number; at: number }> {
  const link = page.locator('a[href^="/en/user/"]').first();
  await page.locator('button[popovertarget="account-menu"]').click();
  await link.waitFor();
  if (hoverFor > 0) {
    await link.hover();
    await page.waitForTimeout(hoverFor);
  }
  return link.evaluate(
    (element) =>
      new Promise<{ milliseconds: number; at: number }>((resolve) => {
        const before = document.querySelector('main h1');
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('main h1');
          if (heading === null || heading === before || heading.closest('[role=alert]') !== null) return;
          observer.disconnect();
          resolve({ milliseconds: performance.now() - start, at: Date.now() });
        }).observe(document.body, { childList: true, subtree: true });
        const start = performance.now();
        (element as HTMLElement).click();
      }),
  );
}

/** One first mount in a browser with an empty cache. */
export async function mountOnce(
  browser: Browser,
  server: VariantServer,
  storageState: SignedIn,
  { delay, hoverFor }: MountCase,
): Promise<Mount> {
  const context = await browser.newContext({ storageState });
  try {
    const page = await context.newPage();
    server.delay = 0;
    await page.goto(`${server.origin}/en/lawyers`);
    await expectHydrated(page);
    await server.calm();
    server.delay = delay;
    const before = server.answers.length;
    const { milliseconds, at } = await clickToHeading(page, hoverFor);
    await server.calm();
    const answers = server.answers.slice(before);
    return { milliseconds, untilHeading: costOf(answers.filter(({ to }) => to <= at)), inAll: costOf(answers) };
  } finally {
    await context.close();
  }
}
