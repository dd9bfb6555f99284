import type { Page } from '@playwright/test';
import { CLIENT, PROFESSIONAL } from '../support/accounts.ts';
import {
  clientScreens,
  clientStates,
  professionalLists,
  professionalScreens,
  professionalStates,
  type Screen,
} from '../support/screens.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Question } from 'shared-contracts/schemas/discussion';
import type { ApiDriver, Signed } from '../support/api-driver.ts';
import { freeTimes, pastAppointment } from '../support/diary.ts';
import { expectReflows } from '../support/expect-fits.ts';
import { expectForcedColours } from '../support/expect-forced-colours.ts';
import { expectVariants } from '../support/expect-variants.ts';
import { expectStill } from '../support/expect-still.ts';
import { openPage } from '../support/open-page.ts';
import { rareName } from '../support/rare-name.ts';
import { apiUrl, expect, test } from '../support/test.ts';
import { at, flowLanguages, LANGUAGES, translate, type Language } from '../support/translate.ts';

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
  'publicite',
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

/** A client with an answered question, an appointment that took place and one ahead; neither has a review or a document. */
async function clientWithRows(api: ApiDriver) {
  const { signed: lawyer } = await api.newBookableProfessional();
  // After a week a review is published at once.
  const { client, appointment: met } = await pastAppointment(api, lawyer, 8);
  const [slot] = await freeTimes(api, lawyer);
  if (!slot) throw new Error('The professional has no free slot.');
  const ahead = await api.book(client.token, lawyer.user.id, slot);
  const question = await api.call<Question>(
    'POST',
    '/base/questions/create',
    {
      ...{ pseudonym: 'Locataire', category: 'civil', lang: 'fr', title: `Que faire maintenant, ${rareName()} ?` },
      body: 'Le bailleur ne répond plus à mes lettres.',
    },
    client.token,
  );
  const body = `Écrivez-lui une dernière fois ${rareName()}`;
  await api.call('POST', '/base/answers/create', { questionId: question.id, body }, lawyer.token);
  return { client, met, ahead, question };
}

/** Places that are all rendered in every variant. */
const expectAll = (page: Page, places: readonly Screen[], language: Language) =>
  expectEveryPlace(
    page,
    places,
    places.map(({ path }) => path),
    language,
  );

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

    test('of professionals, with one appointment, one client, questions and comments', async ({ openAs, api }) => {
      const professional = await api.signIn(PROFESSIONAL);
      const page = await openAs(professional, { reducedMotion: 'reduce' });
      await expectAll(page, professionalStates(await anAppointment(api, professional)), language);
    });

    test('of professionals who begin, with nothing in any list', async ({ openAs, api }) => {
      const { signed } = await api.newProfessional('Batouri');
      const page = await openAs(signed, { reducedMotion: 'reduce' });
      await expectAll(page, professionalLists, language);
    });

    test('of professionals, when nothing can be read', async ({ openAs, api, quiet }) => {
      quiet.allow(/503|UNAVAILABLE/u);
      const { signed } = await api.newBookableProfessional();
      const page = await openAs(signed, { reducedMotion: 'reduce' });
      await page.route(
        ({ origin, pathname }) => origin === apiUrl() && !/^\/(?:auth|events)\b/u.test(pathname),
        (route) => route.fulfill({ status: 503, body: 'down' }),
      );
      for (const place of professionalLists) {
        await openPage(page, place, language);
        await expect(
          page.getByRole('button', { name: translate(language, 'shared-ui/common', 'retry') }).first(),
        ).toBeVisible();
        await expectVariants(page, `failing${place.path.replaceAll('/', '-')}`, language);
      }
    });

    test('of clients', async ({ openAs, api }) => {
      const client = await api.signIn(CLIENT);
      const page = await openAs(client, { reducedMotion: 'reduce' });
      await expectEveryPlace(page, clientScreens(await anAppointment(api, client)), USER, language);
    });

    test('of clients, with what they have written and sent', async ({ openAs, api }) => {
      const { client, met, ahead, question } = await clientWithRows(api);
      const page = await openAs(client, { reducedMotion: 'reduce' });
      await page.goto(at(language, `/user/rendez-vous/${ahead.id}`));
      const documents = page.getByRole('region', { name: translate(language, 'remote-user/documents', 'title') });
      const file = { name: 'bail.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
      await documents.locator('input[type=file]').setInputFiles([file]);
      await expect(documents.getByRole('button', { name: 'bail.pdf', exact: true })).toBeVisible();
      const states = clientStates({ questionId: question.id, metId: met.id, preparedId: ahead.id });
      await expectAll(page, states, language);
      const review = { appointmentId: met.id, rating: 4, text: 'Clair et précis' };
      await api.call('POST', '/base/reviews/create', review, client.token);
      await expectAll(
        page,
        ['/user/avis', `/user/rendez-vous/${met.id}`].map((path) => ({ path, layout: 'user-dashboard' })),
        language,
      );
    });
  });
