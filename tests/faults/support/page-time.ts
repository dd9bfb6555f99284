import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** The page's clock, which stands still but for what a test lets pass: how fast the machine is has no part in what it shows. */
export interface PageTime {
  readonly pass: (milliseconds: number) => Promise<void>;
  /**
   * Lets time pass until something is so: the first `most` milliseconds as fast as it goes while no answer is under way, all else slower than it
   * does outside. @returns how many milliseconds it took
   */
  readonly passUntil: (isSo: () => boolean | Promise<boolean>, most?: number) => Promise<number>;
  /** Whether answers are under way, apart from those of some files. */
  readonly isWaiting: (apart?: RegExp) => boolean;
}

/** Longest that an answer may be under way, in ms outside: what the browser has given up it does not always say. */
const patience = 2_000;

/** Before the page's first document. */
export async function stopTime(page: Page): Promise<PageTime> {
  const underWay = new Map<Request, number>();
  page.on('request', (request) => void underWay.set(request, Date.now()));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end, (request) => void underWay.delete(request));
  const isWaiting: PageTime['isWaiting'] = (apart) =>
    [...underWay].some(
      ([request, since]) => Date.now() - since < patience && apart?.test(new URL(request.url()).pathname) !== true,
    );
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);

  const passUntil: PageTime['passUntil'] = async (isSo, most = 0) => {
    let passed = 0;
    while (!(await isSo())) {
      const isQuick = passed < most && !isWaiting();
      if (!isQuick) await sleep(10);
      const step = isQuick ? 50 : 5;
      await page.clock.runFor(step);
      passed += step;
    }
    return passed;
  };
  return { pass: (milliseconds) => page.clock.runFor(milliseconds), passUntil, isWaiting };
}
