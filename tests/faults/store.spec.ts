import type { Browser } from '@playwright/test';
import { expectHydrated } from '../e2e/support/expect-hydrated.ts';
import { faults, type Fault } from './support/fault-server.ts';
import { openSite } from './support/fault-site.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Files of a remote that the shell's server needs to render its pages. */
const files = {
  manifest: /\/remote-fourth\/[^/]+\/manifest\.json$/u,
  'style sheet': /\/remote-fourth\/[^/]+\/[^/]+\.css$/u,
  'server build': /\/remote-fourth\/[^/]+\/server\//u,
  'record of the server build': /\/remote-fourth\/[^/]+\/release\.json$/u,
} as const;

/** Responses to a person and a crawler while the server cannot read a file that it needs, or while it can. */
async function seen(browser: Browser, directory: string, path: RegExp, fault?: Fault) {
  const found = { heading: '', asked: 0, crawler: 0, isInDocument: false };
  const look: Parameters<typeof openSite>[1] = async ({ origin, bucket }) => {
    const crawler = { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } };
    found.crawler = (await fetch(`${origin}/en/fourth`, crawler)).status;
    found.isInDocument = (await (await fetch(`${origin}/en/fourth`)).text()).includes('<h1>');
    found.asked = bucket.requested('server').filter((asked) => path.test(asked)).length;
    const page = await browser.newPage();
    await page.goto(`${origin}/en/fourth`);
    await expectHydrated(page);
    found.heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.close();
  };
  await openSite(directory, look, fault && { path, trouble: fault });
  return found;
}

for (const [what, path] of Object.entries(files))
  test(`a ${what} that does not reach the shell’s server: the browser renders the page, crawlers are told to retry`, async ({
    browser,
    directory,
    release,
  }) => {
    test.slow();
    await release('first');
    const asked = expect.any(Number);
    const heading = 'Edition first';
    // Servers and browsers abort a file after some seconds, which a busy machine may need.
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
