import { expect, type Page } from '@playwright/test';
import { expectReflows } from './expect-fits.ts';
import { expectForcedColours } from './expect-forced-colours.ts';
import { expectVariants } from './expect-variants.ts';
import { expectStill } from './expect-still.ts';
import type { Language } from './translate.ts';

/** `common.retry`, `errors.OFFLINE`: shown in place of a missing string. */
const KEY = /(?<![\w./@-])(?:[a-z][A-Za-z]+\.){1,4}[a-z][A-Za-z_]+(?![\w./@-])|\{\{/gu;

/** Content out of sight keeps the previous theme's colours until it is rendered, and axe would read those. */
const drawEverything = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** The current page, with reduced motion, is accessible in each variant. */
export async function expectEveryVariant(page: Page, name: string, language: Language) {
  const what = `${name} (${language})`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await drawEverything(page);
  expect.soft((await page.locator('body').innerText()).match(KEY), `keys instead of words on ${what}`).toBeNull();
  await expectVariants(page, name, language);
  // French is the longer language, and the other two checks do not depend on it.
  if (language === 'en') return;
  await expectReflows(page, what);
  await expectStill(page, what);
  await expectForcedColours(page, what);
}
