import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** The page's clock, which advances only when a test says so: the speed of the machine does not matter. */
export interface PageClock {
  readonly advance: (milliseconds: number) => Promise<void>;
  /**
   * Advances the clock until a condition holds: the first `most` milliseconds as fast as possible while no response is
   * pending, otherwise slower than real time. @returns the elapsed milliseconds of the page's clock
   */
  readonly advanceUntil: (isSo: () => boolean | Promise<boolean>, most?: number) => Promise<number>;
  /** Waits for all pending requests of the page, except some files. The clock hardly advances. */
  readonly settle: (apart: RegExp) => Promise<void>;
}

/** Call before the page's first document. */
export async function pauseClock(page: Page): Promise<PageClock> {
  const underWay = new Map<Request, number>();
  page.on('request', (request) => void underWay.set(request, Date.now()));
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  /** The browser does not report every aborted request: a pending one counts for at most `patience` ms of real time. */
  const isWaiting = (patience: number, apart?: RegExp): boolean =>
    [...underWay].some(
      ([request, since]) => Date.now() - since < patience && apart?.test(new URL(request.url()).pathname) !== true,
    );
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);

  const advanceUntil: PageClock['advanceUntil'] = async (isSo, most = 0) => {
    let passed = 0;
    while (!(await isSo())) {
      const isQuick = passed < most && !isWaiting(2_000);
      if (!isQuick) await sleep(10);
      const step = isQuick ? 50 : 5;
      await page.clock.runFor(step);
      passed += step;
    }
    return passed;
  };
  const advance: PageClock['advance'] = async (milliseconds) => {
    // In steps, so that the page can process responses (run a script, initialise a container) in between.
    for (let left = milliseconds; left > 0; left -= 100) await page.clock.runFor(Math.min(left, 100));
  };
  const settle: PageClock['settle'] = async (apart) => {
    // One round trip to the page: its requests up to now are known here.
    await advance(1);
    while (isWaiting(15_000, apart)) await sleep(20);
  };
  return { advance, advanceUntil, settle };
}
