import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

const HELD = ['user', 'token', 'dashboard', 'planId', 'userId', 'isAuthenticated'];
const held = (page: Page) => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), HELD);
const CLEARED = ['null', 'null', 'null', 'null', 'null', 'false'];

const QUESTION = {
  en: 'Are you sure you want to delete your account? This action cannot be undone.',
  fr: 'Voulez-vous vraiment supprimer votre compte ? Cette action est irréversible.',
};

for (const language of flowLanguages('fr')) {
  const frame = (key: string) => translate(language, 'remote-pro/frame', key);
  const confirm = (key: string) => translate(language, 'shared-ui/confirmation', key);

  test(`an account is deleted with the specified wording and the password, and can no longer sign in (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 4(?:01|22)/);
    const { account, signed } = await api.newProfessional();
    const page = await openAs(signed);
    await page.goto(at(language, '/pro/tableau-de-bord'));
    await page.getByRole('button', { name: frame('menu.delete') }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(QUESTION[language], { exact: true })).toBeVisible();

    const password = dialog.getByLabel(confirm('password'), { exact: true });
    const submit = dialog.getByRole('button', { name: confirm('delete.submit') });
    await submit.click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await expect(password).toHaveAccessibleDescription(confirm('required'));
    await password.fill('Not-mine-2026!');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(confirm('wrong'));
    await password.fill(account.password);
    await submit.click();

    await expect(page).toHaveURL((url) => url.pathname === at(language, '/'));
    await expect.poll(() => held(page)).toEqual(CLEARED);
    await expect
      .poll(async () => (await api.send('POST', '/pro/get-all/professionals', {}, signed.token)).status)
      .toBe(401);
    await page.goto(at(language, '/pro/tableau-de-bord'));
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/login'));
    await signIn(page, account);
    await expect(page.getByText(translate(language, 'shell', 'errors.CREDENTIALS_INVALID')).first()).toBeVisible();
    await expect.poll(() => held(page)).toEqual(CLEARED);
  });

  test(`logging out of the professional area asks for confirmation and clears the session (${language})`, async ({
    openAs,
    api,
  }) => {
    const { signed } = await api.newProfessional();
    const page = await openAs(signed);
    await page.goto(at(language, '/pro/tableau-de-bord'));
    await page.getByRole('button', { name: frame('menu.logOut') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog
      .getByRole('button', { name: frame('cancel') })
      .last()
      .click();
    await expect(dialog).toBeHidden();
    expect((await held(page)).slice(0, 2), 'nobody is signed out by asking').not.toContain('null');
    expect((await held(page)).at(-1)).toBe('true');

    await page.getByRole('button', { name: frame('menu.logOut') }).click();
    await dialog.getByRole('button', { name: frame('logOut.submit') }).click();
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/'));
    await expect.poll(() => held(page)).toEqual(CLEARED);
    await expect
      .poll(async () => (await api.send('POST', '/pro/get-all/professionals', {}, signed.token)).status)
      .toBe(401);
  });
}
