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
  /** Waits until all that the page has asked for is there, apart from some files. Hardly any time passes. */
  readonly settle: (apart: RegExp) => Promise<void>;
}

/** Before the page's first document. */
export async function stopTime(page: Page): Promise<PageTime> {
  const underWay = new Map<Request, number>();
  page.on('request', (request) => void underWay.set(request, Date.now()));
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  /** What the browser has given up it does not always say: such an answer is waited for no longer than `patience`, in ms outside. */
  const isWaiting = (patience: number, apart?: RegExp): boolean =>
    [...underWay].some(
      ([request, since]) => Date.now() - since < patience && apart?.test(new URL(request.url()).pathname) !== true,
    );
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);

  const passUntil: PageTime['passUntil'] = async (isSo, most = 0) => {
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
  const pass: PageTime['pass'] = async (milliseconds) => {
    // Step by step: what the page still has to do with what has come (run a script, open a container) gets its turn between two of them.
    for (let left = milliseconds; left > 0; left -= 100) await page.clock.runFor(Math.min(left, 100));
  };
  const settle: PageTime['settle'] = async (apart) => {
    // Once to the page and back: what it has asked for by then is known here.
    await pass(1);
    while (isWaiting(15_000, apart)) await sleep(20);
  };
  return { pass, passUntil, settle };
}
