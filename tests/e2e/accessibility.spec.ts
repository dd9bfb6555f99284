import type { Page } from '@playwright/test';
import { CLIENT, PROFESSIONAL } from './support/accounts.ts';
import { publicScreens } from './support/addresses.ts';
import { expectNoAxeViolations } from './support/expect-no-axe-violations.ts';
import { expect, test } from './support/test.ts';
import { at, LANGUAGES } from './support/words.ts';

/** The screens of the main job; every other route shows one of these layouts with a notice in it. */
const PRO = ['tableau-de-bord', 'en-attente', 'rendez-vous', 'disponibilite', 'disp', 'fg-pw', 'avis'].map(
  (name) => `/pro/${name}`,
);
const USER = ['tableau-de-bord', 'en-attente', 'rendez-vous', 'fg-pw', 'avis'].map((name) => `/user/${name}`);

async function expectAccessible(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // An area keeps its live connection open, so the network is never idle.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoAxeViolations(page, path);
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  // Words differ by language, structure and colours do not: one language each is enough.
  const language = LANGUAGES[colorScheme === 'light' ? 0 : 1] ?? 'fr';

  test.describe(`${colorScheme}, ${language}`, () => {
    test.slow();

    test('public screens', async ({ openBrowser, api }) => {
      const page = await (await openBrowser({ colorScheme, reducedMotion: 'reduce' })).newPage();
      await expectAccessible(
        page,
        (await publicScreens(api)).map((path) => at(language, path)),
      );
    });

    test('professional area', async ({ openAs }) => {
      const page = await openAs(PROFESSIONAL, { colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(
        page,
        PRO.map((path) => at(language, path)),
      );
    });

    test('client area', async ({ openAs }) => {
      const page = await openAs(CLIENT, { colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(
        page,
        USER.map((path) => at(language, path)),
      );
    });
  });
}

const PHONE = { viewport: { width: 360, height: 740 } };

async function expectNoOverflow(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
}

for (const language of LANGUAGES) {
  // Widths differ by language; colours do not: the dark pages are these in other colours.
  test.describe(`nothing is wider than a phone of 360 px (${language})`, () => {
    const inLanguage = (paths: readonly string[]) => paths.map((path) => at(language, path));

    test('public screens', async ({ openBrowser, api }) => {
      test.slow();
      await expectNoOverflow(await (await openBrowser(PHONE)).newPage(), inLanguage(await publicScreens(api)));
    });

    test('professional area', async ({ openAs }) => {
      await expectNoOverflow(await openAs(PROFESSIONAL, PHONE), inLanguage(PRO));
    });

    test('client area', async ({ openAs }) => {
      await expectNoOverflow(await openAs(CLIENT, PHONE), inLanguage(USER));
    });
  });
}
