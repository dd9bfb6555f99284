import type { Page } from '@playwright/test';
import { CLIENT, PROFESSIONAL } from './support/accounts.ts';
import { clientAddresses, professionalAddresses, publicAddresses, type Address } from './support/addresses.ts';
import type { ApiDriver, Signed } from './support/api-driver.ts';
import { landmarkOf } from './support/layouts.ts';
import { expect, test } from './support/test.ts';
import { at, LANGUAGES, type Language } from './support/words.ts';

async function expectEveryPage(page: Page, addresses: readonly Address[], language: Language) {
  for (const { path, layout, leadsTo = path } of addresses) {
    await test.step(at(language, path), async () => {
      const response = await page.goto(at(language, path));
      expect.soft(response?.status(), `${path} answers`).toBe(200);
      await expect.soft(page.getByRole('main'), `${path} has one main`).toHaveCount(1);
      await expect.soft(page.getByRole('heading', { level: 1 }), `${path} has one heading`).toHaveCount(1);
      await expect.soft(page.locator('html'), `${path} says its language`).toHaveAttribute('lang', language);
      await expect.soft(page, `${path} has a title`).not.toHaveTitle('');
      await expect.soft(page, `${path} stays where it was asked for`).toHaveURL(at(language, leadsTo));
      if (layout) await expect.soft(landmarkOf(page, layout, language), `${path} has its layout`).toBeVisible();
    });
  }
}

async function anAppointment(api: ApiDriver, { token }: Signed): Promise<string> {
  const [appointment] = await api.appointments(token);
  if (!appointment) throw new Error('The person has no appointment.');
  return appointment.id;
}

for (const language of LANGUAGES) {
  test.describe(`every route of the specification answers (${language})`, () => {
    test.slow();

    test('for a visitor', async ({ page, api }) => {
      await expectEveryPage(page, await publicAddresses(api), language);
    });

    test('for a professional', async ({ openAs, api }) => {
      const professional = await api.signIn(PROFESSIONAL);
      const addresses = professionalAddresses(await anAppointment(api, professional));
      await expectEveryPage(await openAs(professional), addresses, language);
    });

    test('for a client', async ({ openAs, api }) => {
      const client = await api.signIn(CLIENT);
      await expectEveryPage(await openAs(client), clientAddresses(await anAppointment(api, client)), language);
    });
  });
}
