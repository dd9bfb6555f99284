import { randomUUID } from 'node:crypto';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { mailedLink } from '../support/mailbox.ts';
import { readDownload } from '../support/read-download.ts';
import { runSql } from '../support/run-sql.ts';
import { apiUrl, expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

for (const language of flowLanguages('fr')) {
  const words = (key: string) => translate(language, 'shared-ui/account', key);
  const confirm = (key: string) => translate(language, 'shared-ui/confirmation', key);
  const change = (key: string) => translate(language, 'remote-public/email-change', key);

  test(`another e-mail is confirmed from the new address, and taken back from the old one (${language})`, async ({
    api,
    openAs,
    page: mail,
    quiet,
  }) => {
    quiet.allow(/status of 4(?:01|22)/u, /UNAUTHENTICATED/u);
    const { account, signed } = await api.newProfessional();
    const email = `other-${randomUUID()}@nimbia.test`;
    const page = await openAs(signed);
    await page.goto(at(language, '/pro/Compte'));
    const emails = page.getByRole('region', { name: words('emails.title.professional') });
    await emails
      .getByRole('button', { name: new RegExp(`${words('change')}.*${words('emails.signIn')}`, 'u') })
      .click();
    const dialog = page.getByRole('dialog');
    const [address, password] = [dialog.getByLabel(words('emails.new')), dialog.getByLabel(confirm('password'))];
    const submit = dialog.getByRole('button', { name: words('emails.ask') });
    await address.fill('other');
    await submit.click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAccessibleDescription(confirm('required'));
    await address.fill(email);
    await password.fill('Not-mine-2026!');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(confirm('wrong'));
    await password.fill(account.password);
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(emails.getByText(words('emails.waiting').replace('{{email}}', email))).toBeVisible();

    const asked = await mailedLink(apiUrl(), account.email, /\/login#stop/u);
    const open = async ({ hash }: URL, press: string, done: string) => {
      // Only the fragment differs: without this the page would stay.
      await mail.goto('about:blank');
      await mail.goto(`${at(language, '/login')}${hash}`);
      await expectHydrated(mail);
      await mail.getByRole('button', { name: change(press) }).click();
      await expect(mail.getByRole('heading', { name: change(done) })).toBeVisible();
    };
    await open(await mailedLink(apiUrl(), email, /\/login#email/u), 'confirm.submit', 'confirm.done');
    await expect(emails.getByText(email, { exact: true })).toBeVisible();
    await expect(emails.getByText(account.email)).toHaveCount(0);
    await expect(api.signIn(account)).rejects.toThrow(/ 401/u);
    await api.signIn({ ...account, email });

    let announced = asked;
    await expect(async () => {
      announced = await mailedLink(apiUrl(), account.email, /\/login#stop/u);
      expect(announced.hash, 'the mail about the change').not.toBe(asked.hash);
    }).toPass({ timeout: 30_000 });
    await open(announced, 'stop.submit', 'stop.done');
    expect((await api.send('GET', '/auth/sessions', undefined, signed.token)).status, 'signed out').toBe(401);
    await api.signIn(account);
  });

  test(`a recovery e-mail counts once its mailbox has confirmed it, and is given up before (${language})`, async ({
    api,
    openAs,
    page: mail,
  }) => {
    const { account, signed } = await api.newProfessional();
    const [first, second] = [1, 2].map((index) => `recovery${index}-${randomUUID()}@nimbia.test`) as [string, string];
    const page = await openAs(signed);
    await page.goto(at(language, '/pro/Compte'));
    const emails = page.getByRole('region', { name: words('emails.title.professional') });
    const waiting = (email: string) => emails.getByText(words('emails.waiting').replace('{{email}}', email));
    const ask = async (email: string) => {
      await emails
        .getByRole('button', { name: new RegExp(`${words('change')}.*${words('emails.recovery')}`, 'u') })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words('emails.new')).fill(email);
      await dialog.getByLabel(confirm('password')).fill(account.password);
      await dialog.getByRole('button', { name: words('emails.ask') }).click();
      await expect(dialog).toBeHidden();
      await expect(waiting(email)).toBeVisible();
    };
    const none = emails.getByText(words('emails.none'), { exact: true });
    await expect(none).toBeVisible();
    await ask(first);
    await emails.getByRole('button', { name: words('emails.forget') }).click();
    await expect(waiting(first)).toHaveCount(0);
    await ask(second);
    await emails.getByRole('button', { name: words('emails.sendAgain') }).click();
    await expect(page.getByText(words('emails.sentAgain'))).toBeVisible();
    await expect(none).toBeVisible();
    const { hash } = await mailedLink(apiUrl(), second, /\/login#recovery/u);
    await mail.goto(`${at(language, '/login')}${hash}`);
    await expectHydrated(mail);
    await mail.getByRole('button', { name: change('recovery.submit') }).click();
    await expect(mail.getByRole('heading', { name: change('recovery.done') })).toBeVisible();
    await expect(emails.getByText(second, { exact: true })).toBeVisible();
    await expect(none).toHaveCount(0);
  });

  test(`notifications are chosen by kind and channel, other sessions ended, and all data downloaded (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/status of (?:401|503)/u, /UNAUTHENTICATED/u);
    const { account, signed } = await api.newProfessional();
    const others = [await api.signIn(account), await api.signIn(account)];
    const [page, elsewhere] = [await openAs(signed), await openAs(others[0] ?? signed)];
    await page.goto(at(language, '/pro/Compte'));

    const choice = (kind: string, channel: string) =>
      page.getByRole('switch', {
        name: `${words(`notifications.kind.${kind}`)}, ${words(`notifications.${channel}`)}`,
      });
    await page.route('**/base/notification_choices/create', (route) => route.fulfill({ status: 503 }));
    await choice('requests', 'byMail').press('Space');
    await expect(page.getByText(translate(language, 'shell', 'errors.UNAVAILABLE')).first()).toBeVisible();
    await expect(choice('requests', 'byMail')).toBeChecked();
    await page.unroute('**/base/notification_choices/create');
    for (const [kind, channel] of [
      ['requests', 'byMail'],
      ['reviews', 'inApp'],
    ] as const) {
      const stored = page.waitForResponse('**/base/notification_choices/create');
      await choice(kind, channel).press('Space');
      expect((await stored).ok()).toBe(true);
    }

    const data = page.getByRole('region', { name: words('data.title') });
    await data.getByRole('button', { name: words('data.ask') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(confirm('password')).fill(account.password);
    await dialog.getByRole('button', { name: words('data.ask') }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(choice('requests', 'byMail')).not.toBeChecked();
    await expect(choice('requests', 'inApp')).toBeChecked();
    await expect(choice('reviews', 'inApp')).not.toBeChecked();
    const { name, text } = await readDownload(page, () =>
      data.getByRole('button', { name: words('data.download') }).click(),
    );
    expect(name).toMatch(/^nimbia-.+\.zip$/u);
    expect(text).toMatch(/^PK/u);
    for (const table of ['users', 'professionals', 'notification_choices'])
      expect(text).toContain(`data/${table}.json`);

    const sessions = page.getByRole('region', { name: words('sessions.title') });
    const areOpen = async () => {
      const read = others.map(({ token }) => api.send('GET', '/auth/sessions', undefined, token));
      return (await Promise.all(read)).filter(({ ok }) => ok).length;
    };
    expect(await areOpen()).toBe(2);
    await sessions.getByRole('listitem').getByRole('button').first().click();
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    expect(await areOpen()).toBe(1);
    const confirmed = page.getByRole('alertdialog');
    await page.route('**/auth/sessions?others=true', (route) => route.fulfill({ status: 503 }));
    await sessions.getByRole('button', { name: words('sessions.endOthers') }).click();
    await confirmed.getByRole('button', { name: words('sessions.end') }).click();
    await expect(confirmed.getByText(translate(language, 'shell', 'errors.UNAVAILABLE'))).toBeVisible();
    await page.unroute('**/auth/sessions?others=true');
    await confirmed.getByRole('button', { name: words('sessions.end') }).click();
    await expect(confirmed).toBeHidden();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    expect(await areOpen()).toBe(0);
    await elsewhere.goto(at(language, '/pro/Compte'));
    await expect(elsewhere).toHaveURL((url) => url.pathname === at(language, '/login'));
  });

  test(`phone and time zone are changed, also after a failure, and earlier payments are read (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/status of 503/u, /UNAVAILABLE/u);
    const payments = (key: string) => translate(language, 'remote-pro/account-payments', key);
    const unavailable = translate(language, 'shell', 'errors.UNAVAILABLE');
    const { signed } = await api.newProfessional();
    await runSql([
      `insert into payments (professional_id, reference, phone, plan, amount, currency, status, payment_date, subscription_end_date)
       select $1::uuid, 'NIM-' || n || '-' || left($1::uuid::text, 8), '+237600005678', 'standard', 15000, 'XAF', 'paid',
         now() - n * interval '30 days', (now() - (n - 1) * interval '30 days')::date from generate_series(1, 14) n`,
      [signed.user.id],
    ]);
    const page = await openAs(signed);
    await page.goto(at(language, '/pro/Compte'));
    const contact = page.getByRole('region', { name: words('contact.title') });
    const phone = contact.getByLabel(new RegExp(`^${words('contact.phone')}`, 'u'));
    const save = contact.getByRole('button', { name: words('save'), exact: true });
    await phone.fill('');
    await save.click();
    await expect(contact.getByRole('alert').getByRole('link').first()).toBeVisible();
    await phone.fill('677 88 99 00');
    await page.route('**/base/professionals/update/*', (route) => route.fulfill({ status: 503 }));
    await save.click();
    await expect(contact.getByText(unavailable)).toBeVisible();
    await page.unroute('**/base/professionals/update/*');
    await page.reload();
    await expect(phone).toHaveValue('677 88 99 00');
    const zone = contact.getByRole('combobox', { name: words('contact.timeZone') });
    // Brings it into the window: filling would scroll the page, and an open list closes then.
    await zone.click();
    await zone.fill('Dakar');
    await page.getByRole('option', { name: /Dakar/u }).click();
    await save.click();
    await expect(page.getByText(words('contact.saved')).first()).toBeVisible();
    await expect(phone).toHaveValue(/^\+237/u);
    const [own] = await api.call<{ phoneNumber: string; timeZone: string }[]>(
      'POST',
      '/pro/get-all/professionals',
      {},
      signed.token,
    );
    expect(own).toMatchObject({ phoneNumber: '+237677889900', timeZone: 'Africa/Dakar' });

    const plan = page.getByRole('region', { name: payments('title') });
    const rows = plan.getByRole('row').filter({ hasText: /NIM-/u });
    await expect(rows).toHaveCount(12);
    await expect(rows.first()).toContainText(payments('status.paid'));
    await page.route('**/pro/get-all/payments', (route) => route.fulfill({ status: 503 }));
    await plan.getByRole('button', { name: payments('more') }).click();
    await expect(plan.getByText(payments('failed'))).toBeVisible();
    await page.unroute('**/pro/get-all/payments');
    await plan.getByRole('button', { name: payments('retry') }).click();
    await expect(rows).toHaveCount(14);
  });
}
