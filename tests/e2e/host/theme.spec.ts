import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';

/** Background and text colours of the art direction, section "Colour". */
const LIGHT = { canvas: 'rgb(252, 250, 246)', ink: 'rgb(37, 66, 131)' };
const DARK = { canvas: 'rgb(15, 19, 26)', ink: 'rgb(151, 181, 243)' };

/** A server-rendered page, and one that is sent as an empty frame. */
const PATHS = ['/en/lawyers', '/en/login-user'];

const drawn = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--color-ink)';
    const ink = getComputedStyle(probe).color;
    probe.remove();
    return { canvas: getComputedStyle(document.body).backgroundColor, ink };
  });

/** Every background colour that a frame of the page was painted on since its document loaded, in order. */
async function watchGround(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'grounds', seen);
    const look = () => {
      const ground = document.body ? getComputedStyle(document.body).backgroundColor : undefined;
      if (ground !== undefined && ground !== seen.at(-1)) seen.push(ground);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, 'grounds') as string[]);
}

for (const [system, tokens, other, otherTokens] of [
  ['dark', DARK, 'light', LIGHT],
  ['light', LIGHT, 'dark', DARK],
] as const) {
  test(`without a choice the theme is ${system} as in the system, and follows it`, async ({ openBrowser }) => {
    const page = await (await openBrowser({ colorScheme: system })).newPage();
    for (const path of PATHS) {
      await page.goto(path);
      await expectHydrated(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-theme');
      expect(await drawn(page), path).toEqual(tokens);
    }
    await page.emulateMedia({ colorScheme: other });
    expect(await drawn(page)).toEqual(otherTokens);
  });

  test(`choosing ${other} overrides a ${system} system, from the first frame of every page`, async ({
    openBrowser,
  }) => {
    const context = await openBrowser({ colorScheme: system });
    const page = await context.newPage();
    await page.goto('/en/lawyers');
    await expectHydrated(page);
    await page
      .getByRole('button', { name: `Switch to the ${other} theme` })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', other);
    expect(await drawn(page)).toEqual(otherTokens);
    expect(await page.evaluate(() => localStorage.getItem('isDark'))).toBe(String(other === 'dark'));

    const grounds = await watchGround(page);
    for (const path of PATHS) {
      const html = await (await context.request.get(path)).text();
      expect(html, 'what the server sends').toMatch(
        new RegExp(`^<!doctype html><html lang="en" data-theme="${other}">`),
      );
      await page.goto(path);
      await page.reload();
      await expectHydrated(page);
      expect(await drawn(page), path).toEqual(otherTokens);
      expect(await grounds(), `every frame of ${path}`).toEqual([otherTokens.canvas]);
    }
    const back = page.getByRole('button', { name: `Switch to the ${system} theme` }).first();
    await back.click();
    expect(await drawn(page), 'and back').toEqual(tokens);
  });
}
