import type { Page } from '@playwright/test';
import { CLIENT, PROFESSIONAL } from './support/accounts.ts';
import { expectFits, expectReflows } from './support/expect-fits.ts';
import { expectForcedColours } from './support/expect-forced-colours.ts';
import { expectNoAxeViolations } from './support/expect-no-axe-violations.ts';
import { expectStill } from './support/expect-still.ts';
import { isReady } from './support/is-ready.ts';
import { expect, test } from './support/test.ts';
import { at, LANGUAGES, type Language } from './support/words.ts';

/** The screens of the main job; every other route shows one of these layouts with a notice in it. */
const PRO = ['tableau-de-bord', 'en-attente', 'rendez-vous', 'disponibilite', 'disp', 'fg-pw', 'avis'].map(
  (name) => `/pro/${name}`,
);
const USER = ['tableau-de-bord', 'en-attente', 'rendez-vous', 'fg-pw', 'avis'].map((name) => `/user/${name}`);

/** Each theme and each width once in each language: words and colours do not meddle with each other. */
const LOOKS = {
  fr: [
    { width: 1280, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
  ],
  en: [
    { width: 1280, colorScheme: 'dark' },
    { width: 360, colorScheme: 'light' },
  ],
} as const;

async function expectAccessible(page: Page, paths: readonly string[], language: Language) {
  for (const path of paths) {
    const address = at(language, path);
    await test.step(address, async () => {
      await page.goto(address);
      await isReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const { width, colorScheme } of LOOKS[language]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        // An area keeps its live connection open, so the network is never idle.
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectFits(page, `${address} at ${width} px`);
        await expectNoAxeViolations(page, `${address}, ${colorScheme}, ${width} px`);
      }
      await expectStill(page, address);
      await expectReflows(page, address);
      await expectForcedColours(page, address);
    });
  }
}

for (const language of LANGUAGES)
  test.describe(`the areas stand in every look (${language})`, () => {
    test.slow();

    test('of professionals', async ({ openAs }) => {
      await expectAccessible(await openAs(PROFESSIONAL, { reducedMotion: 'reduce' }), PRO, language);
    });

    test('of clients', async ({ openAs }) => {
      await expectAccessible(await openAs(CLIENT, { reducedMotion: 'reduce' }), USER, language);
    });
  });
