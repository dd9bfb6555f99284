import { prepareRequest, REASON, receipt } from '../support/booking.ts';
import { freeTimes } from '../support/diary.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';

const parties = (key: string) => translate('en', 'remote-public/booking', `parties.${key}`);
const party = (key: string) => translate('en', 'shared-ui/parties', key);
const conflicts = (key: string) => translate('en', 'remote-pro/conflicts', key);

test('a request that names a client of the lawyer shows the match first, and the reason once it is checked', async ({
  api,
  openAs,
}) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  // The other party is a client already.
  const known = await api.newClient('Zoumbara');
  const [slot] = await freeTimes(api, lawyer);
  if (!slot) throw new Error('the lawyer has no free slot');
  const earlier = await api.book(known.signed.token, lawyer.user.id, slot);

  const client = await api.newClient('Partie');
  const page = await openAs(client.signed);
  await prepareRequest(page, 'en', lawyer.user.id);
  await page.getByRole('button', { name: parties('add') }).click();
  const name = page.getByRole('textbox', { name: parties('name'), exact: true });
  await expect(name).toBeFocused();
  await name.fill('ZOUMBARA Awa');
  await expectNoAxeViolations(page, 'a booking with another party');
  await page.reload();
  await expect(name, 'the draft has it').toHaveValue('ZOUMBARA Awa');
  await page.getByRole('button', { name: translate('en', 'remote-public/booking', 'review.send') }).click();
  await expect(receipt(page, 'en')).toBeVisible({ timeout: 15_000 });
  const [request] = await api.appointments(client.signed.token);

  const office = await openAs(lawyer);
  await office.goto('/en/pro/en-attente');
  const card = office.getByRole('article').filter({ has: office.locator(`[href$="${request?.id}"]`) });
  await expect(card).toContainText(conflicts('found_one'));
  await expect(card.locator(`[href$="${earlier.id}"]`)).toBeVisible();
  await expect(card).not.toContainText(REASON);
  await expect(
    card.getByRole('button', { name: new RegExp(translate('en', 'shared-ui/appointments', 'action.accept')) }),
  ).toHaveCount(0);
  await expectNoAxeViolations(office, 'a request with a possible conflict');
  await card.getByRole('button', { name: new RegExp(conflicts('confirm')) }).click();
  await expect(card).toContainText(REASON);
  await office.goto(`/en/pro/rendez-vous/${request?.id}`);
  await expect(
    office.getByRole('list', { name: translate('en', 'shared-ui/appointments', 'timeline.heading') }),
  ).toContainText(conflicts('entry'));

  // Another name later: the check runs again, and the answer tells the client nothing about the other matter.
  await office.getByRole('button', { name: party('professional.add') }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: party('professional.submit') }).click();
  await expect(dialog.getByRole('alert').or(dialog.getByRole('link')).first()).toBeVisible();
  const another = dialog.getByRole('textbox', { name: party('name'), exact: true });
  await another.fill('Awa Zoumbarra');
  await office.reload();
  await expect(another, 'the draft opens the dialog again').toHaveValue('Awa Zoumbarra');
  await dialog.getByRole('button', { name: party('professional.submit') }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText(REASON)).toBeHidden();
  await office.getByRole('button', { name: conflicts('decline') }).click();
  await expect(office.getByText(translate('en', 'shared-ui/appointments', 'status.rejected')).first()).toBeVisible();
  await expect(office.getByText(conflicts('ended.declined'))).toBeVisible();
  await expect(office.getByRole('button', { name: new RegExp(conflicts('confirm')) })).toHaveCount(0);
  await page.goto(`/en/user/rendez-vous/${request?.id}`);
  await expect(
    page.getByText(translate('en', 'shared-ui/appointments', 'rejectReason.conflict_of_interest')).first(),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/zoumbar/iu);
});

test('a lawyer records their own check of a request in which nothing was found', async ({ api, openAs }) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  const [slot] = await freeTimes(api, lawyer);
  if (!slot) throw new Error('the lawyer has no free slot');
  const client = await api.newClient('Inconnu');
  const { id } = await api.book(client.signed.token, lawyer.user.id, slot);
  const office = await openAs(lawyer);
  await office.goto(`/en/pro/rendez-vous/${id}`);
  const section = office.getByRole('region', { name: conflicts('title') });
  const history = office.getByRole('list', { name: translate('en', 'shared-ui/appointments', 'timeline.heading') });
  await expect(history, 'what was compared by itself').toContainText(conflicts('compared.none'));
  await expect(section.getByRole('button', { name: conflicts('decline') })).toBeVisible();
  await section.getByRole('button', { name: conflicts('confirm') }).click();
  await expect(section.getByRole('button', { name: conflicts('confirm') })).toHaveCount(0);
  await expect(history).toContainText(conflicts('entry'));
});
