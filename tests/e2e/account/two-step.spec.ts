import { Secret, TOTP } from 'otpauth';
import { addAuthenticator } from '../support/add-authenticator.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

for (const language of flowLanguages('en')) {
  const account = (key: string) => translate(language, 'shared-ui/account', key);
  const security = (key: string) => translate(language, 'shared-ui/account-security', key);
  const frame = (key: string) => translate(language, 'remote-pro/frame', key);
  const confirm = (key: string) => translate(language, 'shared-ui/confirmation', key);
  const dashboard = at(language, '/pro/tableau-de-bord');

  test(`a code app is turned on, and the next sign-in needs its code (${language})`, async ({ page, api, quiet }) => {
    quiet.allow(/status of 4(?:01|03|22)/);
    const { account: person } = await api.newProfessional();
    await page.goto(at(language, '/login'));
    await expectHydrated(page);
    await signIn(page, person);
    await expect(page).toHaveURL((url) => url.pathname === dashboard);
    await page.goto(at(language, '/pro/Compte'));
    await page.getByRole('button', { name: security('app.add') }).click();
    await page.getByLabel(confirm('password')).fill(person.password);
    await page.getByRole('button', { name: security('ask.add-app.submit') }).click();
    const shown = page.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}$/u);
    const secret = Secret.fromBase32(((await shown.textContent()) ?? '').replaceAll(' ', ''));
    const codeIn = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
    await page.getByLabel(security('app.code')).fill(codeIn(0));
    await page.getByRole('button', { name: security('app.confirm') }).click();
    await page.getByRole('button', { name: security('recovery.kept') }).click();
    await expect(page.getByText(security('on'), { exact: true })).toBeVisible();

    await page.getByRole('button', { name: frame('menu.logOut'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: frame('logOut.submit') })
      .click();
    await page.goto(at(language, '/login'));
    await expectHydrated(page);
    await signIn(page, person);
    const step = page.locator('input[name=code]');
    await step.fill('000000');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alert', { name: translate(language, 'shared-ui/second-step', 'problem') }),
    ).toBeFocused();
    // A code is used once: the next one is good already.
    await step.fill(codeIn(1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === dashboard);
  });

  test(`a passkey signs in, as the second step and alone (${language})`, async ({ page, api, quiet }) => {
    quiet.allow(/status of 4(?:01|03)/);
    const { account: person } = await api.newProfessional();
    await addAuthenticator(page);
    await page.goto(at(language, '/login'));
    await expectHydrated(page);
    await signIn(page, person);
    await expect(page).toHaveURL((url) => url.pathname === dashboard);
    await page.goto(at(language, '/pro/Compte'));
    await page.getByRole('button', { name: security('passkey.add') }).click();
    await page.getByLabel(security('passkey.name')).fill('Blue key');
    await page.getByLabel(confirm('password')).fill(person.password);
    await page.getByRole('button', { name: security('passkey.make') }).click();
    await page.getByRole('button', { name: security('recovery.kept') }).click();
    await expect(page.getByRole('region', { name: security('title') })).toContainText('Blue key');
    await expect(page.getByRole('region', { name: account('sessions.title') })).toContainText(
      account('sessions.current'),
    );

    const leave = async () => {
      await page.getByRole('button', { name: frame('menu.logOut'), exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: frame('logOut.submit') })
        .click();
      await page.goto(at(language, '/login'));
      await expectHydrated(page);
    };
    await leave();
    await signIn(page, person);
    await page.getByRole('button', { name: translate(language, 'shared-ui/second-step', 'passkey') }).click();
    await expect(page).toHaveURL((url) => url.pathname === dashboard);
    await leave();
    await page.getByRole('button', { name: translate(language, 'remote-public/sign-in', 'passkey') }).click();
    await expect(page).toHaveURL((url) => url.pathname === dashboard);
  });
}
