import type { Browser } from '@playwright/test';

/** Milliseconds since the start of the navigation; NaN for an event that did not happen. */
export interface View {
  /** The document has arrived. */
  readonly answered: number;
  /** The shell's code runs, as far as it can without a remote. */
  readonly running: number;
  /** The shell's part of the document is interactive. */
  readonly interactive: number;
  /** The page is interactive, too. */
  readonly alive: number;
  /** The document contains a navigation link. */
  readonly link: number;
  readonly card: number;
}

/** Runs in the page before its own scripts. */
function observe() {
  const found = { running: Number.NaN, interactive: Number.NaN, alive: Number.NaN, link: Number.NaN, card: Number.NaN };
  Object.assign(window, { __bench: found });
  // The shell provides this to its remotes when it is ready to load them.
  const mark = '_NIMBIA_TAKE_LOADS';
  Object.defineProperty(window, mark, {
    configurable: true,
    set: (value: unknown) => {
      found.running = performance.now();
      Object.defineProperty(window, mark, { value, writable: true });
    },
  });
  const note = (what: keyof typeof found, isThere: () => boolean) => {
    if (Number.isNaN(found[what]) && isThere()) found[what] = performance.now();
  };
  new MutationObserver(() => {
    const { dataset } = document.documentElement;
    note('interactive', () => dataset['ready'] !== undefined);
    note('alive', () => dataset['ready'] === 'true');
    note('link', () => document.querySelector('body a[href^="/"]') !== null);
    note('card', () =>
      [...document.querySelectorAll('[role=alert]')].some(({ textContent }) => textContent.includes('remote-')),
    );
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-ready'] });
}

/** Opens a URL in a browser with an empty cache, until one of these events happens. */
export async function viewShell(browser: Browser, url: string, isDone: keyof View): Promise<View> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      (what) => !Number.isNaN((window as unknown as { __bench: Record<string, number> }).__bench[what]),
      isDone,
    );
    return await page.evaluate(() => ({
      ...(window as unknown as { __bench: Omit<View, 'answered'> }).__bench,
      answered:
        (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.responseEnd ?? Number.NaN,
    }));
  } finally {
    await context.close();
  }
}
