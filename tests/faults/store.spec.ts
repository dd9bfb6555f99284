import type { Browser } from '@playwright/test';
import { isReady } from '../e2e/support/is-ready.ts';
import { faults, type Fault } from './support/fault-server.ts';
import { openSite } from './support/fault-site.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** What the shell's server needs of a remote to draw its pages. */
const files = {
  manifest: /\/remote-fourth\/[^/]+\/manifest\.json$/u,
  'style sheet': /\/remote-fourth\/[^/]+\/[^/]+\.css$/u,
  'server build': /\/remote-fourth\/[^/]+\/server\//u,
  'record of the server build': /\/remote-fourth\/[^/]+\/release\.json$/u,
} as const;

/** What a person and a crawler get of a page while the server cannot have a file that it needs, or while it can. */
async function seen(browser: Browser, directory: string, path: RegExp, fault?: Fault) {
  const found = { heading: '', asked: 0, crawler: 0, isInDocument: false };
  const look: Parameters<typeof openSite>[1] = async ({ origin, bucket }) => {
    const crawler = { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } };
    found.crawler = (await fetch(`${origin}/en/fourth`, crawler)).status;
    found.isInDocument = (await (await fetch(`${origin}/en/fourth`)).text()).includes('<h1>');
    found.asked = bucket.asked('server').filter((asked) => path.test(asked)).length;
    const page = await browser.newPage();
    await page.goto(`${origin}/en/fourth`);
    await isReady(page);
    found.heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.close();
  };
  await openSite(directory, look, fault && { path, trouble: fault });
  return found;
}

for (const [what, path] of Object.entries(files))
  test(`a ${what} that does not reach the shell’s server: the browser draws the page, crawlers are to come back`, async ({
    browser,
    directory,
    release,
  }) => {
    test.slow();
    await release('first');
    const asked = expect.any(Number);
    const heading = 'Edition first';
    // Servers and browsers give a file up after some seconds, which a busy machine may need.
    await expect(async () => {
      const well = await seen(browser, directory, path);
      expect(well).toEqual({ heading, asked, crawler: 200, isInDocument: true });
    }).toPass();
    for (const fault of faults)
      await test.step(fault, () =>
        expect(async () => {
          const ill = await seen(browser, directory, path, fault);
          expect(ill).toEqual({ heading, asked, crawler: 503, isInDocument: false });
          expect(ill.asked).toBeGreaterThan(0);
        }).toPass(),
      );
  });
