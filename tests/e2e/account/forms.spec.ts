import { randomUUID } from 'node:crypto';
import { quoteOf } from 'shared-contracts/formats/text/quote-of';
import type { Consultation } from 'shared-contracts/schemas/consultation';
import { CLIENT, PROFESSIONAL } from '../support/accounts.ts';
import { fillRegistration } from '../support/fill-registration.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';

test('a wrong password and an unknown e-mail get the same error', async ({ page, api, quiet }) => {
  quiet.allow(/status of 401/);
  const said = [];
  const { account } = await api.newClient();
  for (const email of [account.email, `nobody-${randomUUID()}@nimbia.test`]) {
    await page.goto('/en/login-user');
    await signIn(page, { email, password: 'Wrong-2026!' });
    const summary = page.getByRole('main').getByRole('alert').first();
    await expect(summary).toBeVisible();
    said.push(await summary.innerText());
    await expect(page.locator('input[name=email]')).toHaveValue(email);
  }
  expect(said[0]).toBe(said[1]);
});

test('signing in on the wrong page links to the right one', async ({ page, quiet }) => {
  quiet.allow(/status of 403/);
  await page.goto('/en/login-user');
  await signIn(page, PROFESSIONAL);
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('en', 'remote-public/sign-in', 'wrongRole.clientLink') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/en/login');
});

test('registration reports every error at its field and in a summary, with the wording of the specification', async ({
  page,
}) => {
  await page.goto('/en/inscription');
  await page.getByLabel('Sign-in email address').fill('same@nimbia.test');
  await page.getByLabel('Recovery email address').fill('same@nimbia.test');
  await page.locator('input[name=lastName]').fill('Kept');
  await page.locator('input[name=password]').fill('Avocat-2026!');
  await page.locator('input[name=passwordConfirmation]').fill('Avocat-2027!');
  await page.locator('main form button[type=submit]').click();
  const summary = page.getByRole('main').getByRole('alert').first();
  await expect(summary).toBeFocused();
  await expect(page.getByText('Password and confirmation do not match').first()).toBeVisible();
  await expect(
    page.getByText('Email 1 and Email 2 must be different. Please enter a distinct email for each field.').first(),
  ).toBeVisible();
  await expect(page.locator('input[name=terms]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('input[name=lastName]')).toHaveValue('Kept');
  await summary.getByRole('link').first().click();
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
});

test('a weak password is rated as weak, a strong one as strong', async ({ page }) => {
  await page.goto('/en/inscription-user');
  const form = page.locator('main form');
  await page.locator('input[name=password]').fill('abc');
  await expect(
    form
      .getByText(translate('en', 'shared-ui/password', 'levels.1'))
      .or(form.getByText(translate('en', 'shared-ui/password', 'levels.2')))
      .first(),
  ).toBeVisible();
  await page.locator('input[name=password]').fill('Tribunal-de-Douala-2026!');
  await expect(form.getByText(translate('en', 'shared-ui/password', 'levels.4')).first()).toBeVisible();
});

test('a professional registers, lands in the area, and cannot be booked before verification', async ({ page, api }) => {
  test.slow();
  const email = `cabinet-${randomUUID()}@nimbia.test`;
  await page.goto('/en/inscription');
  await fillRegistration(page, email);
  await page.locator('input[name=password]').fill('Avocat-2026!');
  await page.locator('input[name=passwordConfirmation]').fill('Avocat-2026!');
  await page.locator('input[name=terms]').check({ force: true });
  await page.locator('main form button[type=submit]').click();
  await expect(
    page.getByRole('heading', { level: 1, name: translate('en', 'remote-public/documents', 'title') }),
  ).toBeVisible();

  const { user, token } = await api.signIn({ email, password: 'Avocat-2026!', role: 'professional' });
  const { signed } = await api.newClient();
  const startsAt = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 7 * 86_400_000).toISOString();
  const [offer] = await api.call<Consultation[]>('POST', '/pro/get-all/consultations', { limit: 1 }, token);
  expect(offer?.nameFr).toBe('Première consultation');
  const request = {
    professionalId: user.id,
    consultationId: offer?.id,
    quote: offer && quoteOf(offer),
    startsAt,
    callType: 'call',
    reason: 'A question that cannot be asked yet.',
  };
  const answer = await api.send('POST', '/base/appointments/create', request, signed.token);
  expect(await answer.json()).toMatchObject({ code: 'NOT_VERIFIED' });
  expect((await api.professionals({ text: 'Nouvelle' })).map(({ id }) => id)).not.toContain(user.id);
});

test('an e-mail that is taken is reported at its field, and no input is lost', async ({ page, quiet }) => {
  quiet.allow(/status of 4\d\d/);
  await page.goto('/en/inscription-user');
  await page.locator('input[name=lastName]').fill('Deja');
  await page.locator('input[name=firstNames]').fill('Vue');
  await page.locator('input[name=email]').fill(CLIENT.email);
  await page.locator('input[name=phone]').fill('+237690445566');
  await page.locator('input[name=password]').fill('Client-2027!');
  await page.locator('input[name=passwordConfirmation]').fill('Client-2027!');
  await page.locator('input[name=terms]').check({ force: true });
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('input[name=email]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('input[name=lastName]')).toHaveValue('Deja');
});
