import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicScreens } from './support/addresses.ts';
import { isReady } from './support/is-ready.ts';
import { expect, test } from './support/test.ts';
import { at, LANGUAGES } from './support/words.ts';

const FOLDER = join(import.meta.dirname, '../../test-results/pictures');
/** Pixels: what follows further down a legal text is more of the same. */
const LONGEST = 4000;
/** `common.retry`, `errors.OFFLINE`: what stands where words are missing. */
const KEY = /(?<![\w./@-])(?:[a-z][A-Za-z]+\.){1,4}[a-z][A-Za-z_]+(?![\w./@-])|\{\{/gu;

const nameOf = (path: string) =>
  path
    .replace(/^\/$/u, 'home')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]+){4}/gu, 'id')
    .replaceAll(/[^\w-]+/gu, '-')
    .replace(/^-/u, '');

/** Each theme and width once; the language changes with them, since words and colours do not meddle with each other. */
const LOOKS = {
  fr: [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 360 },
  ],
  en: [
    { colorScheme: 'dark', width: 1280 },
    { colorScheme: 'light', width: 360 },
  ],
} as const;

test.describe.configure({ mode: 'parallel' });

for (const language of LANGUAGES)
  test(`every public screen has its picture, fits its width and has all its words (${language})`, async ({
    page,
    api,
  }) => {
    test.slow();
    await mkdir(FOLDER, { recursive: true });
    const devtools = await page.context().newCDPSession(page);
    for (const path of await publicScreens(api)) {
      const address = at(language, path);
      await page.goto(address);
      await isReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect
        .soft((await page.locator('body').innerText()).match(KEY), `keys instead of words on ${address}`)
        .toBeNull();
      for (const { colorScheme, width } of LOOKS[language]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { cssContentSize: size } = await devtools.send('Page.getLayoutMetrics');
        const { data } = await devtools.send('Page.captureScreenshot', {
          format: 'jpeg',
          quality: 55,
          clip: { x: 0, y: 0, width, height: Math.min(size.height, LONGEST), scale: 1 },
          captureBeyondViewport: true,
          optimizeForSpeed: true,
        });
        await writeFile(
          join(FOLDER, `${nameOf(path)}.${language}.${colorScheme}.${width}.jpg`),
          Buffer.from(data, 'base64'),
        );
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(wider, `${address} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
