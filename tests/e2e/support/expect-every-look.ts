import { expect, type Page } from '@playwright/test';
import { expectFits, expectReflows } from './expect-fits.ts';
import { expectForcedColours } from './expect-forced-colours.ts';
import { expectNoAxeViolations } from './expect-no-axe-violations.ts';
import { expectStill } from './expect-still.ts';
import { takePicture } from './take-picture.ts';
import type { Language } from './words.ts';

/** `common.retry`, `errors.OFFLINE`: what stands where words are missing. */
const KEY = /(?<![\w./@-])(?:[a-z][A-Za-z]+\.){1,4}[a-z][A-Za-z_]+(?![\w./@-])|\{\{/gu;

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

/** The page as it stands now, in a browser that wants less motion: kept as pictures under its name, and fit for everybody in each look. */
export async function expectEveryLook(page: Page, name: string, language: Language) {
  const what = `${name} (${language})`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await drawEverything(page);
  expect.soft((await page.locator('body').innerText()).match(KEY), `keys instead of words on ${what}`).toBeNull();
  for (const { width, colorScheme, ...look } of LOOKS[language]) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, [name, language, colorScheme, width].join('.'), width);
    if (!('hasAxe' in look)) continue;
    await expectFits(page, `${what} at ${width} px`);
    await expectNoAxeViolations(page, `${what}, ${colorScheme}, ${width} px`);
  }
  await expectStill(page, what);
  await expectReflows(page, what);
  await expectForcedColours(page, what);
}
