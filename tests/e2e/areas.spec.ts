import type { Page } from '@playwright/test';
import { CLIENT, PROFESSIONAL } from './support/accounts.ts';
import { clientScreens, professionalScreens, type Screen } from './support/screens.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { ApiDriver, Signed } from './support/api-driver.ts';
import { expectReflows } from './support/expect-fits.ts';
import { expectForcedColours } from './support/expect-forced-colours.ts';
import { expectVariants } from './support/expect-variants.ts';
import { expectStill } from './support/expect-still.ts';
import { openPage } from './support/open-page.ts';
import { test } from './support/test.ts';
import { at, flowLanguages, LANGUAGES, type Language } from './support/translate.ts';

/** Screens of the main job; every other route shows a placeholder in one of their layouts. */
const PRO = [
  'tableau-de-bord',
  'en-attente',
  'rendez-vous',
  'clients',
  'disponibilite',
  'disp',
  'profile',
  'Compte',
  'fg-pw',
  'avis',
  'articles',
  'articles/new',
  'message',
].map((name) => `/pro/${name}`);
const USER = [
  'tableau-de-bord',
  'en-attente',
  'rendez-vous',
  'clients',
  'disponibilite',
  'disp',
  'fg-pw',
  'avis',
  'profile',
  'factures',
  'nimbia-ai',
  'question',
  'comment',
  'message',
].map((name) => `/user/${name}`);

async function anAppointment(api: ApiDriver, { token }: Signed): Promise<Appointment> {
  const [appointment] = await api.appointments(token);
  if (!appointment) throw new Error('The person has no appointment.');
  return appointment;
}

async function expectEveryPlace(page: Page, places: readonly Screen[], main: readonly string[], language: Language) {
  for (const place of places) {
    // A placeholder is the same page everywhere.
    if (!main.includes(place.path) && !flowLanguages('fr').includes(language)) continue;
    const address = at(language, place.path);
    await test.step(address, async () => {
      await openPage(page, place, language);
      if (!main.includes(place.path)) return;
      await expectVariants(page, place.path.replaceAll(/[^\w-]+/gu, '-').slice(1), language);
      await expectReflows(page, address);
      // Neither depends on the language.
      if (language === 'en') return;
      await expectStill(page, address);
      await expectForcedColours(page, address);
    });
  }
}

for (const language of LANGUAGES)
  test.describe(`every route of the areas responds, and those of the main job render in every variant (${language})`, () => {
    test.slow();

    test('of professionals', async ({ openAs, api }) => {
      const professional = await api.signIn(PROFESSIONAL);
      const page = await openAs(professional, { reducedMotion: 'reduce' });
      await expectEveryPlace(page, professionalScreens(await anAppointment(api, professional)), PRO, language);
    });

    test('of clients', async ({ openAs, api }) => {
      const client = await api.signIn(CLIENT);
      const page = await openAs(client, { reducedMotion: 'reduce' });
      await expectEveryPlace(page, clientScreens(await anAppointment(api, client)), USER, language);
    });
  });
