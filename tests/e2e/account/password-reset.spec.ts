import { expectHydrated } from '../support/expect-hydrated.ts';
import { mailedLink } from '../support/mailbox.ts';
import { signIn } from '../support/sign-in.ts';
import { apiUrl, expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

for (const language of flowLanguages('en')) {
  const reset = (key: string) => translate(language, 'remote-public/reset', key);

  test(`a forgotten password: the mailed link, the new password, signing in (${language})`, async ({
    page,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 4(?:01|22)/);
    const { account } = await api.newClient();
    await page.goto(at(language, '/login-user'));
    await expectHydrated(page);
    await page.getByRole('link', { name: translate(language, 'remote-public/sign-in', 'forgot') }).click();
    // In French both pages use the same label.
    await expect(page.getByRole('button', { name: reset('send') })).toBeVisible();
    await page.getByLabel(reset('email')).fill(account.email);
    await page.reload();
    await expectHydrated(page);
    await expect(page.getByLabel(reset('email'))).toHaveValue(account.email);
    await page.getByRole('button', { name: reset('send') }).click();
    await expect(page.getByText(reset('sent.title'))).toBeVisible();

    // The account is English, and so is its mail; the link keeps its token across a language switch.
    const { pathname, hash } = await mailedLink(apiUrl(), account.email, /\/reset-pw#token/u);
    expect(pathname).toBe('/en/reset-pw');
    await page.goto(`${pathname}${hash}`);
    if (language === 'fr') {
      await expectHydrated(page);
      await page.getByRole('link', { name: 'Français' }).first().click();
    }
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/reset-pw') && url.hash === hash);
    await expectHydrated(page);
    await page.locator('input[name=password]').fill('Nouveau-2026!');
    await page.locator('input[name=passwordConfirmation]').fill('Nouveau-2026!');
    await page.getByRole('button', { name: reset('submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: reset('done.title') })).toBeVisible();
    await page.getByRole('link', { name: reset('done.client') }).click();
    await signIn(page, { ...account, password: 'Nouveau-2026!' });
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/user/tableau-de-bord'));

    await page.goto(`${at(language, '/reset-pw')}${hash}`);
    await expect(page.getByText(reset('invalid.title'))).toBeVisible();
    await expect(page.locator('input[name=password]')).toHaveCount(0);
  });
}
