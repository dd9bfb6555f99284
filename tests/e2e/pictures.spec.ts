import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { publicScreens } from './support/addresses.ts';
import { isReady } from './support/is-ready.ts';
import { expect, test } from './support/test.ts';
import { at, LANGUAGES, type Language } from './support/words.ts';

const FOLDER = join(import.meta.dirname, '../../test-results/pictures');
const WIDTHS = [1280, 360] as const;
const THEMES = ['light', 'dark'] as const;
/** `common.retry`, `errors.OFFLINE`: what stands where words are missing. */
const KEY = /(?<![\w./@-])(?:[a-z][A-Za-z]+\.){1,4}[a-z][A-Za-z_]+(?![\w./@-])|\{\{/gu;

const nameOf = (path: string) => path.replace(/^\/$/u, 'home').replace(/^\//u, '').replaceAll(/[^\w-]+/gu, '-');

async function picture(page: Page, path: string, language: Language) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({
        path: join(FOLDER, `${nameOf(path)}.${language}.${colorScheme}.${width}.jpg`),
        type: 'jpeg',
        quality: 55,
        fullPage: true,
        animations: 'allow',
        caret: 'initial',
      });
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect.soft(scrollWidth, `${at(language, path)} at ${width} px`).toBeLessThanOrEqual(clientWidth);
  }
}

for (const language of LANGUAGES)
  test(`every public screen has its picture, in both themes and widths, without a word missing (${language})`, async ({
    page,
    api,
  }) => {
    mkdirSync(FOLDER, { recursive: true });
    for (const path of await publicScreens(api)) {
      await page.goto(at(language, path));
      await isReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const said = await page.locator('body').innerText();
      expect.soft(said.match(KEY), `keys instead of words on ${at(language, path)}`).toBeNull();
      await picture(page, path, language);
    }
  });
