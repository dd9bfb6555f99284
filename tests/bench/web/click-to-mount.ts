import type { Browser, Page } from '@playwright/test';
import { CLIENT } from '../../e2e/support/accounts.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import type { System } from '../../e2e/support/start-system.ts';
import { median, type Section } from '../section.ts';
import { serveVariant } from './variant-server.ts';

const delays = [0, 100, 300];
const budgets: Readonly<Record<number, number>> = { 0: 60, 100: 165, 300: 350 };
const runs = Number(process.env.BENCH_RUNS ?? 5);

/** Milliseconds from the click on the link of the client's area to the heading of its page. */
async function clickToMounted(page: Page, hoverFor: number): Promise<number> {
  const link = page.locator('a[href^="/en/user/"]').first();
  await page.locator('button[popovertarget="account-menu"]').click();
  await link.waitFor();
  if (hoverFor > 0) {
    await link.hover();
    await page.waitForTimeout(hoverFor);
  }
  return link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (location.pathname.startsWith('/en/user/') && document.querySelector('main h1'))
            resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        requestAnimationFrame(look);
      }),
  );
}

/** First mount of a second remote by soft navigation in a browser with an empty cache, every response of the shell's server delayed. */
export async function clickToMount(browser: Browser, system: System, port: number): Promise<Section> {
  let delay = 0;
  const server = await serveVariant('federated', port, { shellUrl: system.shellUrl, delay: () => delay });
  const origin = `http://localhost:${port}`;
  const signedIn = await browser.newContext();
  const door = await signedIn.newPage();
  await door.goto(`${origin}/en/login-user`);
  await signIn(door, CLIENT);
  await door.waitForURL('**/en/user/**');
  const storageState = await signedIn.storageState();
  await signedIn.close();

  const once = async (hoverFor: number): Promise<number> => {
    const context = await browser.newContext({ storageState });
    try {
      const page = await context.newPage();
      const wanted = delay;
      delay = 0;
      await page.goto(`${origin}/en/lawyers`, { waitUntil: 'networkidle' });
      delay = wanted;
      return await clickToMounted(page, hoverFor);
    } finally {
      await context.close();
    }
  };

  const rows: Section['rows'][number][] = [];
  for (const value of delays) {
    for (const hover of [0, 200]) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        delay = value;
        times.push(await once(hover));
      }
      rows.push([
        `${value} ms`,
        hover ? `${hover} ms` : '–',
        `${median(times).toFixed(0)} ms`,
        `${hover ? 200 : (budgets[value] ?? '')} ms`,
      ]);
    }
  }
  server.close();
  return {
    title: 'Click to mounted remote',
    note: `From a public page to the client's dashboard, whose remote the document has not loaded, in a browser with an empty cache; until its heading stands. Medians of ${runs}. Every response of the shell's server is delayed by the first column.`,
    columns: ['per response', 'hover before', 'click to mounted', 'budget'],
    rows,
  };
}
