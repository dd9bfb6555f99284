import type { ApiDriver, Signed } from './support/api-driver.ts';
import { freeTimes, pastAppointment } from './support/diary.ts';
import { expectHydrated } from './support/expect-hydrated.ts';
import { expect, test } from './support/test.ts';
import { at, flowLanguages, translate } from './support/translate.ts';
import { rareName } from './support/rare-name.ts';

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
    await page.getByRole('button', { name: appointments('failure.retry') }).click();
    await expect(page.getByRole('region', { name: dashboard('rating.label'), exact: true })).toBeVisible();

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
}
