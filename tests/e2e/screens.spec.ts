import type { Page } from '@playwright/test';
import { publicScreens } from './support/addresses.ts';
import { expectFits, expectReflows } from './support/expect-fits.ts';
import { expectForcedColours } from './support/expect-forced-colours.ts';
import { expectNoAxeViolations } from './support/expect-no-axe-violations.ts';
import { expectPrint } from './support/expect-print.ts';
import { expectStill } from './support/expect-still.ts';
import { isReady } from './support/is-ready.ts';
import { takePicture } from './support/take-picture.ts';
import { expect, test } from './support/test.ts';
import { at, LANGUAGES } from './support/words.ts';

/** `common.retry`, `errors.OFFLINE`: what stands where words are missing. */
const KEY = /(?<![\w./@-])(?:[a-z][A-Za-z]+\.){1,4}[a-z][A-Za-z_]+(?![\w./@-])|\{\{/gu;
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

/** Each theme and each width has axe's word in each language; what a width shows does not depend on the theme. */
const LOOKS = {
  fr: [
    { width: 1280, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light', hasAxe: true },
    { width: 360, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark', hasAxe: true },
  ],
  en: [
    { width: 1280, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark', hasAxe: true },
    { width: 360, colorScheme: 'dark' },
    { width: 360, colorScheme: 'light', hasAxe: true },
  ],
} as const;

/** What is out of sight keeps the colours of the theme before until it is drawn, and axe would read those. */
const drawEverything = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

test.describe.configure({ mode: 'parallel' });

for (const language of LANGUAGES)
  for (const hand of HANDS)
    test(`every public screen stands in every look (${language}, ${hand + 1} of ${HANDS.length})`, async ({
      openBrowser,
      api,
    }) => {
      test.slow();
      const page = await (await openBrowser({ reducedMotion: 'reduce' })).newPage();
      for (const path of (await publicScreens(api)).filter((_, index) => index % HANDS.length === hand)) {
        const address = at(language, path);
        await test.step(address, async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.goto(address);
          await isReady(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await drawEverything(page);
          expect
            .soft((await page.locator('body').innerText()).match(KEY), `keys instead of words on ${address}`)
            .toBeNull();
          for (const { width, colorScheme, ...look } of LOOKS[language]) {
            await page.emulateMedia({ colorScheme });
            await takePicture(page, [nameOf(path), language, colorScheme, width].join('.'), width);
            if (!('hasAxe' in look)) continue;
            await expectFits(page, `${address} at ${width} px`);
            await expectNoAxeViolations(page, `${address}, ${colorScheme}, ${width} px`);
          }
          await expectStill(page, address);
          await expectReflows(page, address);
          if (PRINTED.test(path)) await expectPrint(page, address);
          await expectForcedColours(page, address);
        });
      }
    });
