import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { newInvoices } from '../support/invoices.ts';
import { mailedLink } from '../support/mailbox.ts';
import { readDownload } from '../support/read-download.ts';
import { signIn } from '../support/sign-in.ts';
import { apiUrl, expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

/** The words of the specification, section 2. */
const QUESTION = {
  en: 'Are you sure you want to delete your account? This action cannot be undone.',
  fr: 'Voulez-vous vraiment supprimer votre compte ? Cette action est irréversible.',
};

for (const language of flowLanguages('fr')) {
  const words = (key: string) => translate(language, 'shared-ui/account', key);
  const security = (key: string) => translate(language, 'shared-ui/account-security', key);
  const confirm = (key: string) => translate(language, 'shared-ui/confirmation', key);
  const frame = (key: string) => translate(language, 'remote-user/frame', key);
  const invoices = (key: string) => translate(language, 'remote-user/invoices', key);
  const change = (key: string) => translate(language, 'remote-public/email-change', key);
  const error = (code: string) => translate(language, 'shell', `errors.${code}`);
  const profile = at(language, '/user/profile');

  test(`a client changes names and phone, and what is typed outlives a reload (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const { signed } = await api.newClient();
    const page = await openAs(signed);
    await page.goto(profile);
    const identity = page.getByRole('region', { name: words('names.title') });
    const lastName = identity.getByLabel(words('names.lastName'), { exact: true });
    await lastName.fill('');
    await identity.getByRole('button', { name: words('save') }).click();
    await expect(lastName).toHaveAccessibleDescription(words('names.required.lastName'));
    await lastName.fill('Ngo Bassa');
    await page.reload();
    await expect(lastName).toHaveValue('Ngo Bassa');
    await page.route('**/base/users/update/*', (route) => route.fulfill({ status: 503 }));
    await identity.getByRole('button', { name: words('save') }).click();
    await expect(identity.getByText(error('UNAVAILABLE'))).toBeVisible();
    await page.unroute('**/base/users/update/*');
    await identity.getByRole('button', { name: words('save') }).click();
    await expect(page.getByText(words('contact.saved')).first()).toBeVisible();

    const contact = page.getByRole('region', { name: words('contact.title') });
    const phone = contact.getByLabel(new RegExp(`^${words('contact.phone')}`, 'u'));
    await phone.fill('12');
    await contact.getByRole('button', { name: words('save') }).click();
    const country = language === 'fr' ? 'Cameroun' : 'Cameroon';
    await expect(phone).toHaveAccessibleDescription(
      `${words('contact.phoneHint.client')} ${translate(language, 'shell', 'phone.notOfCountry').replace('{{country}}', country)}`,
    );
    await phone.fill('677 88 99 00');
    await contact.getByRole('button', { name: words('save') }).click();
    await expect(phone).toHaveValue(/^\+237/u);
    const [own] = await api.call<{ lastName: string; phone: string }[]>(
      'POST',
      '/users/find-by',
      { mine: true },
      signed.token,
    );
    expect(own).toMatchObject({ lastName: 'Ngo Bassa', phone: '+237677889900' });
  });

  test(`another e-mail is confirmed from the new address and announced to the old one (${language})`, async ({
    api,
    openAs,
    page: mail,
    quiet,
  }) => {
    quiet.allow(/status of 4(?:01|09|22)/u, /UNAUTHENTICATED/u);
    const { account, signed } = await api.newClient();
    const other = await api.newcomer();
    const email = `other-${randomUUID()}@nimbia.test`;
    const page = await openAs(signed);
    await page.goto(profile);
    const emails = page.getByRole('region', { name: words('emails.title.client'), exact: true });
    await emails.getByRole('button', { name: new RegExp(`^${words('change')}`, 'u') }).click();
    const dialog = page.getByRole('dialog');
    const [address, password] = [dialog.getByLabel(words('emails.new')), dialog.getByLabel(confirm('password'))];
    const submit = dialog.getByRole('button', { name: words('emails.ask') });
    await address.fill(email);
    await password.fill('Not-mine-2026!');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(confirm('wrong'));
    await address.fill(other.account.email);
    await password.fill(account.password);
    await submit.click();
    await expect(address).toHaveAccessibleDescription(new RegExp(error('EMAIL_TAKEN'), 'u'));
    await address.fill(email);
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(emails.getByText(words('emails.waiting').replace('{{email}}', email))).toBeVisible();

    const announced = await mailedLink(apiUrl(), account.email, /\/login-user#stop/u);
    expect(announced.hash).toMatch(/^#stop=./u);
    const { hash } = await mailedLink(apiUrl(), email, /\/login-user#email/u);
    await mail.goto(`${at(language, '/login-user')}${hash}`);
    await expectHydrated(mail);
    await mail.getByRole('button', { name: change('confirm.submit') }).click();
    await expect(mail.getByRole('heading', { name: change('confirm.done') })).toBeVisible();
    // The open page follows.
    await expect(emails.getByText(email, { exact: true })).toBeVisible();
    await api.signIn({ ...account, email });
  });

  test(`a code app is asked for at the next sign-in, and other sessions are ended (${language})`, async ({
    page,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 4(?:01|03|22)/u);
    const { account } = await api.newClient();
    await api.signIn(account);
    const signInPage = at(language, '/login-user');
    await page.goto(signInPage);
    await expectHydrated(page);
    await signIn(page, account);
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/user/tableau-de-bord'));
    await page.goto(profile);
    const sessions = page.getByRole('region', { name: words('sessions.title') });
    await expect(sessions.getByRole('listitem').nth(1), 'another device').toBeVisible();
    await sessions.getByRole('button', { name: words('sessions.endOthers') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('sessions.end') })
      .click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: security('app.add') }).click();
    await page.getByLabel(confirm('password')).fill(account.password);
    await page.getByRole('button', { name: security('ask.add-app.submit') }).click();
    const shown = page.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}$/u);
    const secret = Secret.fromBase32(((await shown.textContent()) ?? '').replaceAll(' ', ''));
    const codeIn = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
    await page.getByLabel(security('app.code')).fill(codeIn(0));
    await page.getByRole('button', { name: security('app.confirm') }).click();
    await page.getByRole('button', { name: security('recovery.kept') }).click();
    await expect(page.getByText(security('on'), { exact: true })).toBeVisible();

    await page.getByRole('button', { name: frame('menu.logOut') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: frame('logOut.submit') })
      .click();
    await page.goto(signInPage);
    await expectHydrated(page);
    await signIn(page, account);
    await page.locator('input[name=code]').fill(codeIn(1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/user/tableau-de-bord'));
  });

  test(`notifications are chosen, and all data is downloaded (${language})`, async ({ api, openAs }) => {
    const { account, signed } = await api.newClient();
    const page = await openAs(signed);
    await page.goto(profile);
    const reminders = page.getByRole('switch', {
      name: `${words('notifications.kind.reminders')}, ${words('notifications.byMail')}`,
    });
    const stored = page.waitForResponse('**/base/notification_choices/create');
    await reminders.press('Space');
    expect((await stored).ok()).toBe(true);
    const data = page.getByRole('region', { name: words('data.title') });
    await data.getByRole('button', { name: words('data.ask') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(confirm('password')).fill(account.password);
    await dialog.getByRole('button', { name: words('data.ask') }).click();
    await expect(dialog).toBeHidden();
    const { name, text } = await readDownload(page, () =>
      data.getByRole('button', { name: words('data.download') }).click(),
    );
    expect(name).toMatch(/^nimbia-.+\.zip$/u);
    expect(text).toContain('data/users.json');
    await page.reload();
    await expect(reminders).not.toBeChecked();
  });

  test(`a client deletes the account with the specified words, from the menu and the profile (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 4(?:01|22)/u);
    const { account, signed } = await api.newClient();
    const page = await openAs(signed);
    await page.goto(at(language, '/user/tableau-de-bord'));
    await page.getByRole('button', { name: frame('menu.delete') }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(QUESTION[language], { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.goto(profile);
    await page.getByRole('button', { name: words('delete.ask') }).click();
    await expect(dialog.getByText(QUESTION[language], { exact: true })).toBeVisible();
    const password = dialog.getByLabel(confirm('password'), { exact: true });
    const submit = dialog.getByRole('button', { name: confirm('delete.submit') });
    await submit.click();
    await expect(password).toHaveAccessibleDescription(confirm('required'));
    await password.fill('Not-mine-2026!');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(confirm('wrong'));
    await password.fill(account.password);
    await submit.click();
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/'));
    await expect(api.signIn(account)).rejects.toThrow(/ 401/u);
    await page.goto(profile);
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/login-user'));
  });

  test(`received invoices are filtered, opened and downloaded as PDF (${language})`, async ({ openAs, api, quiet }) => {
    quiet.allow(/status of 503/u);
    const page = await openAs(await newInvoices(api));
    await page.goto(at(language, '/user/factures'));
    const list = page.getByRole('list', { name: invoices('list') });
    await expect(list.getByText(invoices('state.issued'), { exact: true }).first()).toBeVisible();
    const all = await list.getByRole('heading').count();
    await page.getByRole('radio', { name: new RegExp(`^${invoices('filter.paid')}`, 'u') }).press('Space');
    await expect(page).toHaveURL(/state=paid/u);
    await expect(list.getByText(invoices('state.paid'), { exact: true }).first()).toBeVisible();
    await expect(list.getByText(invoices('state.issued'), { exact: true })).toHaveCount(0);
    expect(await list.getByRole('heading').count()).toBeLessThan(all);

    const [first] = await list.getByRole('heading').allTextContents();
    const number = /\d{4}-\d{4}/u.exec(first ?? '')?.[0] ?? '';
    const details = list.locator('details').first();
    await details.locator('summary').click();
    await expect(details.getByText(invoices('total'), { exact: true })).toBeVisible();
    const pdf = list.getByRole('button', { name: invoices('pdfOf').replace('{{number}}', number) }).first();
    await page.route('**/invoices/*/link?*', (route) => route.fulfill({ status: 503 }));
    await pdf.click();
    await expect(page.getByText(error('UNAVAILABLE')).first()).toBeVisible();
    await page.unroute('**/invoices/*/link?*');
    const [file] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
    expect(file.suggestedFilename()).toContain(number);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test(`a new client has no invoice, and the assistant leads to the standard plan (${language})`, async ({
    openAs,
    api,
  }) => {
    const page = await openAs((await api.newClient()).signed);
    await page.goto(at(language, '/user/factures'));
    await expect(page.getByRole('heading', { name: invoices('empty.title') })).toBeVisible();
    await page.goto(at(language, '/user/nimbia-ai'));
    const assistant = (key: string) => translate(language, 'remote-user/assistant', key);
    await expect(page.getByRole('heading', { name: assistant('prompt') })).toBeVisible();
    await page.getByRole('link', { name: assistant('plans') }).click();
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/pricing'));
  });
}
