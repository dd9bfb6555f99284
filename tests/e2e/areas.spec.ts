import type { Page } from '@playwright/test';
import { CLIENT, PROFESSIONAL } from './support/accounts.ts';
import { clientAddresses, professionalAddresses, type Address } from './support/addresses.ts';
import type { ApiDriver, Signed } from './support/api-driver.ts';
import { expectFits, expectReflows } from './support/expect-fits.ts';
import { expectForcedColours } from './support/expect-forced-colours.ts';
import { expectNoAxeViolations } from './support/expect-no-axe-violations.ts';
import { expectStill } from './support/expect-still.ts';
import { openPage } from './support/open-page.ts';
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

async function anAppointment(api: ApiDriver, { token }: Signed): Promise<string> {
  const [appointment] = await api.appointments(token);
  if (!appointment) throw new Error('The person has no appointment.');
  return appointment.id;
}

async function expectEveryPlace(page: Page, places: readonly Address[], main: readonly string[], language: Language) {
  for (const place of places) {
    const address = at(language, place.path);
    await test.step(address, async () => {
      await openPage(page, place, language);
      if (!main.includes(place.path)) return;
      for (const { width, colorScheme } of LOOKS[language]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
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
  test.describe(`every place of the areas answers, and those of the main job stand in every look (${language})`, () => {
    test.slow();

    test('of professionals', async ({ openAs, api }) => {
      const professional = await api.signIn(PROFESSIONAL);
      const page = await openAs(professional, { reducedMotion: 'reduce' });
      await expectEveryPlace(page, professionalAddresses(await anAppointment(api, professional)), PRO, language);
    });

    test('of clients', async ({ openAs, api }) => {
      const client = await api.signIn(CLIENT);
      const page = await openAs(client, { reducedMotion: 'reduce' });
      await expectEveryPlace(page, clientAddresses(await anAppointment(api, client)), USER, language);
    });
  });
