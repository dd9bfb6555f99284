import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../../test-results/pictures');
/** Maximum height in pixels: the rest of a legal text looks the same. */
const LONGEST = 4000;

/**
 * For people to look at: nothing compares it (`npm run pictures`). The whole page, in a window of the same height:
 * capturing beyond the viewport takes twice as long.
 */
export async function takePicture(page: Page, name: string, width: number) {
  const devtools = await page.context().newCDPSession(page);
  await page.setViewportSize({ width, height: 800 });
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), LONGEST);
  await page.setViewportSize({ width, height });
  // Without a frame in between, some of it is still painted in the previous theme.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 55,
    captureBeyondViewport: false,
    optimizeForSpeed: true,
  });
  await devtools.detach();
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${name}.jpg`), Buffer.from(data, 'base64'));
}
