import { publicScreens } from './support/addresses.ts';
import { expectEveryLook } from './support/expect-every-look.ts';
import { expectPrint } from './support/expect-print.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';
import { at, LANGUAGES } from './support/words.ts';

/** Who prints: a profile, a visiting card, an article, a legal text. */
const PRINTED = /professionnels\/|lawyers\/[^/]+$|article\/|CG|politique/u;
/** Tests that the screens are dealt out to, so that they run beside each other. */
const HANDS = [0, 1, 2, 3];

const nameOf = (path: string) =>
  path
    .replace(/^\/$/u, 'home')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]+){4}/gu, 'id')
    .replaceAll(/[^\w-]+/gu, '-')
    .replace(/^-/u, '');

test.describe.configure({ mode: 'parallel' });

for (const language of LANGUAGES)
  for (const hand of HANDS)
    test(`every public screen stands in every look (${language}, ${hand + 1} of ${HANDS.length})`, async ({
      openBrowser,
      api,
    }) => {
      test.slow();
      const page = await (await openBrowser({ reducedMotion: 'reduce' })).newPage();
      // The form behind a mailed link: no link is good that was not mailed.
      await page.route('**/auth/reset/check', async (route) => {
        await route.fulfill({ response: await route.fetch(), status: 200, json: { data: {} } });
      });
      for (const path of (await publicScreens(api)).filter((_, index) => index % HANDS.length === hand)) {
        const address = at(language, path);
        await test.step(address, async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await visit(page, address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          if (PRINTED.test(path)) await expectPrint(page, address);
          await expectEveryLook(page, nameOf(path), language);
        });
      }
    });
