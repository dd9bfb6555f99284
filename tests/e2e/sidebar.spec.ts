import { expect, test } from './support/test.ts';
import { at, LANGUAGES, word } from './support/words.ts';

/** The professional sidebar of the specification, section 2, in its order. */
const SIDEBAR = {
  en: [
    'Dashboard',
    'Pending approval',
    'Appointments',
    'Availability',
    'Articles',
    'Promote your business',
    'Profile',
    'Account',
    'Message',
    'Change password',
    'Log out',
    'Delete account',
  ],
  fr: [
    'Tableau de bord',
    'En attente',
    'Rendez-vous',
    'Disponibilités',
    'Articles',
    'Promouvoir mon activité',
    'Profil',
    'Compte',
    'Message',
    'Changer de mot de passe',
    'Se déconnecter',
    'Supprimer le compte',
  ],
};

for (const language of LANGUAGES) {
  const frame = (key: string) => word(language, 'remote-pro/frame', key);
  const notOpen = word(language, 'remote-pro/not-open', 'state');
  /** Some are marked as not open yet. */
  const entries = SIDEBAR[language].map((name) => new RegExp(`^${name}(?: ${notOpen})?$`, 'u'));

  test(`the professional sidebar is complete, in order, and every place of it opens (${language})`, async ({
    openAs,
    api,
  }) => {
    test.slow();
    const page = await openAs((await api.newProfessional()).signed);
    await page.goto(at(language, '/pro/tableau-de-bord'));
    const rail = page.getByRole('navigation', { name: frame('navigation') });
    await expect(rail.getByRole('listitem')).toHaveText(entries);
    for (const link of await rail.getByRole('link').all()) {
      const path = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(link).toHaveAttribute('aria-current', 'page');
      const [name = '', mark] = ((await link.textContent()) ?? '').split(` ${notOpen}`);
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      await (mark === undefined ? expect(title).toBeVisible() : expect(title).toHaveText(name));
      const said = page.getByRole('main').getByRole('heading', { level: 2, name: notOpen });
      await expect(said, `${name} says what its entry says`).toHaveCount(mark === undefined ? 0 : 1);
    }
  });

  test(`on a phone the same list is in the sheet (${language})`, async ({ openAs, api }) => {
    const { signed } = await api.newProfessional();
    const page = await openAs(signed, { viewport: { width: 360, height: 740 } });
    await page.goto(at(language, '/pro/tableau-de-bord'));
    await page.getByRole('button', { name: frame('more') }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('listitem')).toHaveText(entries);
    await sheet.getByRole('link', { name: SIDEBAR[language][6] }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/pro/profile'));
  });
}
