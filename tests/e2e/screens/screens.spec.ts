import { publicScreens } from '../support/screens.ts';
import { expectEveryVariant } from '../support/expect-every-variant.ts';
import { expectPrint } from '../support/expect-print.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';
import { at, LANGUAGES } from '../support/translate.ts';

/** Printed pages: a profile, a visiting card, an article, a legal text. */
const PRINTED = /professionnels\/|lawyers\/[^/]+$|article\/|CG|politique/u;
/** The screens are split over these tests, which run concurrently. */
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
    test(`every public screen responds and renders in every variant (${language}, ${hand + 1} of ${HANDS.length})`, async ({
      openBrowser,
      api,
    }) => {
      test.slow();
      const page = await (await openBrowser({ reducedMotion: 'reduce' })).newPage();
      // The form behind a mailed link: only a mailed link is valid.
      await page.route('**/auth/reset/check', async (route) => {
        await route.fulfill({ response: await route.fetch(), status: 200, json: { data: {} } });
      });
      for (const address of (await publicScreens(api)).filter((_, index) => index % HANDS.length === hand)) {
        const { path, leadsTo } = address;
        await test.step(at(language, path), async () => {
          await openPage(page, address, language);
          if (leadsTo !== undefined) return;
          if (PRINTED.test(path)) await expectPrint(page, at(language, path));
          await expectEveryVariant(page, nameOf(path), language);
        });
      }
    });
