import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

/** The professional sidebar of the specification, section 2, in order; open entries only. */
const SIDEBAR = {
  en: [
    'Dashboard',
    'Pending approval',
    'Appointments',
    'Clients',
    'Reviews',
    'Availability',
    'Articles',
    'Promote your business',
    'Profile',
    'Account',
    'Messages',
    'Change password',
    'Log out',
    'Delete account',
  ],
  fr: [
    'Tableau de bord',
    'En attente',
    'Rendez-vous',
    'Clients',
    'Avis',
    'Disponibilités',
    'Articles',
    'Promouvoir mon activité',
    'Profil',
    'Compte',
    'Messages',
    'Changer de mot de passe',
    'Se déconnecter',
    'Supprimer le compte',
  ],
};

/** On a small laptop every link is in sight, and large enough. */
async function expectWithoutScrolling(rail: Locator) {
  await rail.page().setViewportSize({ width: 1280, height: 800 });
  const list = rail.getByRole('list').first();
  await expect.poll(() => list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  const heights = await rail
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.firstElementChild?.getBoundingClientRect().height ?? 0));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(32);
}

/** The rest: in no menu until `src/routes.ts` of the area marks it as open, and each reachable at its URL. */
const CLOSED = ['/pro/factures'];

for (const language of flowLanguages('en')) {
  const frame = (key: string) => translate(language, 'remote-pro/frame', key);
  const notOpen = translate(language, 'remote-pro/not-open', 'state');

  test(`the professional sidebar is in order, and every entry opens its page (${language})`, async ({
    openAs,
    api,
  }) => {
    test.slow();
    const page = await openAs((await api.newProfessional()).signed);
    await page.goto(at(language, '/pro/tableau-de-bord'));
    const rail = page.getByRole('navigation', { name: frame('navigation') });
    await expect(rail.getByRole('listitem')).toHaveText(SIDEBAR[language]);
    await expectWithoutScrolling(rail);
    for (const link of await rail.getByRole('link').all()) {
      const path = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: notOpen })).toHaveCount(0);
    }
    for (const path of CLOSED) {
      await page.goto(at(language, path));
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name: notOpen })).toBeVisible();
    }
  });

  test(`the client’s sidebar shows all entries on a small laptop (${language})`, async ({ openAs, api }) => {
    const page = await openAs((await api.newClient()).signed);
    await page.goto(at(language, '/user/fg-pw'));
    const name = translate(language, 'remote-user/frame', 'navigation');
    await expectWithoutScrolling(page.getByRole('navigation', { name }));
  });

  test(`on a phone the sheet has the same entries (${language})`, async ({ openAs, api }) => {
    const { signed } = await api.newProfessional();
    const page = await openAs(signed, { viewport: { width: 360, height: 740 } });
    await page.goto(at(language, '/pro/tableau-de-bord'));
    // The second tap meets nothing.
    await page.getByRole('button', { name: frame('more') }).dblclick();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('listitem')).toHaveText(SIDEBAR[language]);
    await sheet.getByRole('link', { name: frame('menu.password') }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/pro/fg-pw'));
  });
}
