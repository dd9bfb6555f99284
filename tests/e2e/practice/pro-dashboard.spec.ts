import type { OwnReview } from 'shared-contracts/schemas/review';
import { OPERATOR } from '../support/accounts.ts';
import type { ApiDriver, Signed } from '../support/api-driver.ts';
import { beginIn } from '../support/begin-in.ts';
import { acceptedAppointment, freeTimes, pastAppointment } from '../support/diary.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';
import { rareName } from '../support/rare-name.ts';
import { retryUntil } from '../support/retry-until.ts';

/** A new lawyer with all that plans have, and with a review that has no reply. */
async function newReviewed(api: ApiDriver): Promise<Signed> {
  const { signed } = await api.newBookableProfessional({ plan: 'premium' });
  // After a week a review is published at once.
  const { client, appointment } = await pastAppointment(api, signed, 8);
  const review = { appointmentId: appointment.id, rating: 3, text: 'Clair et précis' };
  await api.call('POST', '/base/reviews/create', review, client.token);
  return signed;
}

for (const language of flowLanguages('fr')) {
  const dashboard = (key: string) => translate(language, 'remote-pro/dashboard', key);
  const reviews = (key: string) => translate(language, 'remote-pro/reviews', key);
  const appointments = (key: string) => translate(language, 'shared-ui/appointments', key);
  const replyTo = new RegExp(`^${reviews('replyTo').replace('{{name}}', '')}`, 'u');

  test(`a visit counts, a request is answered on the dashboard and a review in public (${language})`, async ({
    page,
    openAs,
    api,
  }) => {
    const professional = await newReviewed(api);
    const { id } = professional.user;
    const counted = page.waitForResponse((response) => response.url().endsWith('/profile-views'));
    await page.goto(at(language, `/lawyers/${id}`));
    expect((await counted).status()).toBe(202);
    const client = await api.newClient();
    const [slot] = await freeTimes(api, professional);
    if (!slot) throw new Error('The professional has no free slots.');
    const { reason } = await api.book(client.signed.token, id, slot);

    const own = await openAs(professional);
    await own.goto(at(language, '/pro/tableau-de-bord'));
    await expect(own.getByRole('region', { name: dashboard('views.label'), exact: true })).toContainText(/[1-9]/u);
    await expect(own.getByRole('table', { name: dashboard('chart.title') })).toBeAttached();
    const requests = own.getByRole('region', { name: dashboard('pending.label') }).getByRole('listitem');
    const request = requests.filter({ hasText: String(reason) });
    await request.getByRole('button', { name: appointments('action.accept') }).click();
    await expect(request.getByText(appointments('done.accept'))).toBeVisible();

    const menu = translate(language, 'remote-pro/frame', 'menu.reviews');
    await own.getByRole('link', { name: menu, exact: true }).click();
    await expect(own.getByRole('region', { name: reviews('summary.label') })).toBeVisible();
    await own.getByRole('button', { name: replyTo }).click();
    const field = own.getByLabel(reviews('form.reply.label'), { exact: true });
    const said = `Merci de votre retour ${rareName()}`;
    await field.fill(said);
    await own.getByRole('button', { name: reviews('form.reply.submit') }).click();
    await expect(field).toHaveCount(0);
    await expect(own.getByText(said)).toBeVisible();
  });

  test(`what became of a past appointment is said on the dashboard, also once that failed (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const { signed: professional } = await api.newBookableProfessional();
    const [slot] = await freeTimes(api, professional);
    if (!slot) throw new Error('The professional has no free slots.');
    const { appointment } = await acceptedAppointment(api, professional, slot);
    await beginIn(appointment, -2 * 86_400);
    const page = await openAs(professional);
    await page.goto(at(language, '/pro/tableau-de-bord'));
    const past = page.getByRole('region', { name: dashboard('past.label') });
    const dialog = page.getByRole('alertdialog');
    const confirm = dialog.getByRole('button', { name: appointments('completePrompt.submit') });
    await expect(past.getByRole('button', { name: new RegExp(`^${dashboard('past.miss')}`, 'u') })).toBeVisible();
    await page.route('**/base/appointments/update-where/*', (route) => route.fulfill({ status: 503 }));
    await past.getByRole('button', { name: new RegExp(`^${dashboard('past.complete')}`, 'u') }).click();
    await confirm.click();
    await expect(dialog.getByText(translate(language, 'shell', 'errors.UNAVAILABLE'))).toBeVisible();
    await page.unroute('**/base/appointments/update-where/*');
    await confirm.click();
    await expect(past.getByText(appointments('done.complete'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: dashboard('pending.label') })).toBeVisible();
    await expect(past).toHaveCount(0);
  });

  test(`a part that fails leaves the others, and a reply that fails is kept (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/503/u, /reviews/u);
    const page = await openAs(await newReviewed(api));
    await page.route('**/reviews/aggregate', (route) => route.fulfill({ status: 503 }));
    await page.goto(at(language, '/pro/tableau-de-bord'));
    await expect(page.getByText(dashboard('rating.failed'))).toBeVisible();
    await expect(page.getByRole('region', { name: dashboard('requests.label'), exact: true })).toBeVisible();
    await page.unroute('**/reviews/aggregate');
    const rating = page.getByRole('region', { name: dashboard('rating.label'), exact: true });
    await retryUntil(page, appointments('failure.retry'), (within) => expect(rating).toBeVisible(within));

    await page.goto(at(language, '/pro/avis'));
    await expectHydrated(page);
    await page.route('**/base/reviews/update/*', (route) => route.abort());
    await page.getByRole('button', { name: replyTo }).click();
    const field = page.getByLabel(reviews('form.reply.label'), { exact: true });
    await field.fill('Merci, à bientôt.');
    await page.getByRole('button', { name: reviews('form.reply.submit') }).click();
    await expect(page.getByRole('alert').getByText(reviews('form.problem'))).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('Merci, à bientôt.');
    await page.getByRole('button', { name: reviews('form.cancel') }).click();
    await expect(field).toHaveCount(0);
  });

  test(`a review is reported with a reason, and what becomes of it appears by itself (${language})`, async ({
    api,
    openAs,
    page: reader,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const professional = await newReviewed(api);
    const { id } = professional.user;
    const [review] = await api.call<OwnReview[]>('POST', '/pro/get-all/reviews', {}, professional.token);
    if (!review) throw new Error('The review is not there.');
    const page = await openAs(professional);
    await page.goto(at(language, '/pro/avis'));
    const item = page.getByRole('article', { name: reviews('by').replace('{{name}}', review.author) });
    const state = (name: string) =>
      item.getByText(new RegExp(reviews(`reported.${name}`).replace('{{date}}', '.+').replaceAll(/\s/gu, '\\s'), 'u'));
    const report = item.getByRole('button', { name: reviews('reportOf').replace('{{name}}', review.author) });
    const field = item.getByRole('textbox', { name: reviews('form.report.label') });
    const submit = item.getByRole('button', { name: reviews('form.report.submit') });

    await report.click();
    await submit.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(reviews('form.report.required'), 'u'));
    const reason = `Jamais venue, ${rareName()}`;
    await field.fill(reason);
    await page.route('**/base/reviews/update/*', (route) => route.fulfill({ status: 503 }));
    await submit.click();
    await expect(item.getByRole('alert').getByText(reviews('form.problem'))).toBeVisible();
    await page.unroute('**/base/reviews/update/*');
    await page.reload();
    await expect(field).toHaveValue(reason);
    await submit.click();
    await expect(state('waiting')).toBeVisible();
    await expect(item.getByText(reason)).toBeVisible();
    await expect(report).toHaveCount(0);
    await reader.goto(at(language, `/lawyers/${id}`));
    await expect(reader.getByText('Clair et précis').first(), 'until it is examined').toBeVisible();

    const operator = await api.signIn(OPERATOR);
    await api.call('PUT', `/base/reviews/update/${review.id}`, { moderation: 'hidden' }, operator.token);
    await expect(state('removed')).toBeVisible();
    await expect(item.getByRole('button', { name: replyTo })).toHaveCount(0);
    await reader.reload();
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reader.getByText('Clair et précis')).toHaveCount(0);
  });
}
