import {
  dateOf,
  dayCell,
  freeTimes,
  acceptedAppointment,
  fetchAppointment,
  sameHour,
  shownClock,
  showDays,
} from '../support/diary.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate, type Language } from '../support/translate.ts';

const t = (language: Language, key: string) => translate(language, 'shared-ui/appointments', key);

for (const language of flowLanguages('fr')) {
  test(`rescheduling by a client holds both slots, and awaits an answer on both sides (${language})`, async ({
    api,
    openAs,
  }) => {
    const { signed: lawyer } = await api.newBookableProfessional();
    const [now, then] = sameHour(await freeTimes(api, lawyer));
    const { client, appointment } = await acceptedAppointment(api, lawyer, now);
    await api.call(
      'PUT',
      `/base/appointments/update-where/${appointment.id}`,
      { where: { status: 'accepted' }, set: { proposedStartsAt: then.startsAt } },
      client.token,
    );
    const free = (await api.freeSlots(lawyer.user.id, 400)).map(({ startsAt }) => startsAt);
    expect(free).not.toContain(now.startsAt);
    expect(free).not.toContain(then.startsAt);

    const theirs = await openAs(client);
    await theirs.goto(at(language, '/user/en-attente'));
    await expect(theirs.getByText(t(language, 'proposal.mine'))).toBeVisible();
    await theirs.goto(at(language, '/user/tableau-de-bord'));
    await showDays(
      theirs,
      [dateOf(now.startsAt), dateOf(then.startsAt)],
      t(language, 'calendar.previous'),
      t(language, 'calendar.next'),
    );
    const proposed = dayCell(theirs, dateOf(then.startsAt)).locator('.nimbia-proposed');
    await expect(proposed).toContainText(shownClock(language, then.startsAt));
    await expect(proposed).toHaveCSS('border-top-style', 'dashed');

    const office = await openAs(lawyer);
    await office.goto(at(language, '/pro/en-attente'));
    const card = office.getByRole('article').filter({ has: office.locator(`[href$="${appointment.id}"]`) });
    await expect(card).toContainText(t(language, 'status.accepted'));
    await expectNoAxeViolations(office, 'pending requests with a proposal');
    await card.getByRole('button', { name: t(language, 'action.accept_proposal') }).click();
    await expect.poll(async () => (await fetchAppointment(api, client, appointment)).startsAt).toBe(then.startsAt);
    expect((await api.freeSlots(lawyer.user.id, 400)).map(({ startsAt }) => startsAt)).toContain(now.startsAt);
  });

  test(`within the notice period the page shows the options and the contact of the practice (${language})`, async ({
    api,
    openAs,
  }) => {
    const { signed: lawyer } = await api.newBookableProfessional();
    const [slot] = await freeTimes(api, lawyer);
    if (!slot) throw new Error('the lawyer has no free slot');
    const { client, appointment } = await acceptedAppointment(api, lawyer, slot);
    const save = (body: object) => api.call('PUT', `/base/professionals/update/${lawyer.user.id}`, body, lawyer.token);
    const office = await openAs(lawyer);
    await office.goto(at(language, '/pro/profile'));
    const profile = (key: string) => translate(language, 'remote-pro/profile', key);
    const contact = office.getByRole('region', { name: profile('contact.title') });
    await contact.getByRole('textbox', { name: profile('field.publicPhone') }).fill('+237 6 99 00 11 22');
    await contact.getByRole('textbox', { name: profile('field.publicEmail') }).fill('contact@mbarga.test');
    await contact.getByRole('button', { name: profile('save') }).click();
    await expect(office.getByText(profile('saved').replace('{{group}}', profile('contact.title')))).toBeVisible();
    await save({ cancelNoticeHours: 336 });
    const page = await openAs(client);
    await page.goto(at(language, `/user/rendez-vous/${appointment.id}`));
    await expect(page.getByText(t(language, 'notice.passed'))).toBeInViewport();
    await expect(page.getByRole('link', { name: '+237 6 99 00 11 22' }).first()).toBeInViewport();
    await expect(page.getByRole('link', { name: 'contact@mbarga.test' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t(language, 'action.cancel') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: t(language, 'action.propose') })).toHaveCount(0);
    await expectNoAxeViolations(page, 'an appointment within the notice');
  });
}
