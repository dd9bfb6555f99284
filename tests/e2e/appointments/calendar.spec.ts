import {
  acceptedAppointment,
  clockOf,
  dateOf,
  dayCell,
  drag,
  freeTimes,
  fetchAppointment,
  sameHour,
  shownClock,
  showDays,
  yesterday,
} from '../support/diary.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate, type Language } from '../support/translate.ts';

const t = (language: Language, key: string) => translate(language, 'shared-ui/appointments', key);
const paging = (language: Language) => [t(language, 'calendar.previous'), t(language, 'calendar.next')] as const;

test('dragging an appointment proposes a time to the client, who sees and accepts it', async ({ api, openAs }) => {
  const { signed: professional } = await api.newBookableProfessional();
  const [now, then] = sameHour(await freeTimes(api, professional));
  const { client, appointment } = await acceptedAppointment(api, professional, now);
  const page = await openAs(professional);
  await page.goto('/en/pro/tableau-de-bord');
  await showDays(page, [dateOf(now.startsAt), dateOf(then.startsAt)], ...paging('en'));
  const eventOn = (instant: string) =>
    dayCell(page, dateOf(instant))
      .locator('.fc-event', { hasText: clockOf(instant) })
      .filter({ hasText: 'Awa Essai' });
  await expect(eventOn(now.startsAt)).toBeVisible();

  await drag(page, eventOn(now.startsAt), dayCell(page, dateOf(then.startsAt)));
  const dialog = page.getByRole('alertdialog', { name: 'Propose this new time?' });
  await expect(dialog).toContainText(`${clockOf(then.startsAt)}–${clockOf(then.endsAt)}`);
  await expectNoAxeViolations(page, 'the dialog of a move');
  await dialog.getByRole('button', { name: 'Keep as it is' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(eventOn(now.startsAt)).toBeVisible();
  expect((await fetchAppointment(api, professional, appointment)).proposedStartsAt).toBeNull();

  await drag(page, eventOn(now.startsAt), dayCell(page, dateOf(then.startsAt)));
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect(dialog).toBeHidden();
  await expect(eventOn(now.startsAt), 'kept where it is until the client answers').toBeVisible();

  const theirs = await openAs(client);
  await theirs.goto(`/en/user/rendez-vous/${appointment.id}`);
  await expect(theirs.getByText('proposes another time')).toBeVisible();
  await theirs.getByRole('button', { name: 'Accept the new time' }).click();
  await expect(theirs.getByText('proposes another time')).toBeHidden();
  await expect.poll(async () => (await fetchAppointment(api, client, appointment)).startsAt).toBe(then.startsAt);
  await expect(eventOn(then.startsAt), 'the open diary follows').toBeVisible();
});

test('after paging to another month a drag proposes the day where it is dropped', async ({ api, openAs }) => {
  const { signed: professional } = await api.newBookableProfessional();
  const page = await openAs(professional);
  await page.goto('/en/pro/tableau-de-bord');
  const lastDay = page.locator('.fc-daygrid-day').last();
  const shown = (await lastDay.getAttribute('data-date')) ?? '';
  const later = await freeTimes(api, professional, 2000);
  const [now, then] = sameHour(later.filter(({ startsAt }) => dateOf(startsAt) > shown));
  const { appointment } = await acceptedAppointment(api, professional, now);
  await expect(dayCell(page, dateOf(now.startsAt))).toHaveCount(0);
  await showDays(page, [dateOf(now.startsAt), dateOf(then.startsAt)], ...paging('en'));
  const event = dayCell(page, dateOf(now.startsAt))
    .locator('.fc-event', { hasText: clockOf(now.startsAt) })
    .filter({ hasText: 'Awa Essai' });
  await expect(event).toBeVisible();

  await drag(page, event, dayCell(page, dateOf(then.startsAt)));
  const dialog = page.getByRole('alertdialog', { name: 'Propose this new time?' });
  await expect(dialog).toContainText(`${clockOf(then.startsAt)}–${clockOf(then.endsAt)}`);
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect(dialog).toBeHidden();
  await expect(event, 'kept where it is until the client answers').toBeVisible();
  await expect
    .poll(() => fetchAppointment(api, professional, appointment))
    .toMatchObject({
      startsAt: now.startsAt,
      proposedStartsAt: then.startsAt,
      proposedEndsAt: then.endsAt,
    });
});

for (const language of flowLanguages('en')) {
  test(`an appointment that is dragged into the past returns with a reason (${language})`, async ({ api, openAs }) => {
    const { signed: professional } = await api.newBookableProfessional();
    const [slot, next] = sameHour(await freeTimes(api, professional));
    await acceptedAppointment(api, professional, slot);
    const page = await openAs(professional);
    await page.goto(at(language, '/pro/tableau-de-bord'));
    await showDays(page, [yesterday(), dateOf(slot.startsAt), dateOf(next.startsAt)], ...paging(language));
    const eventOn = (instant: string) =>
      dayCell(page, dateOf(instant))
        .locator('.fc-event', { hasText: shownClock(language, instant) })
        .filter({ hasText: 'Awa Essai' });
    await expect(eventOn(slot.startsAt)).toBeVisible();
    await drag(page, eventOn(slot.startsAt), dayCell(page, yesterday()), async () => {
      const news = page.waitForResponse(/get-all\/appointments/u);
      await acceptedAppointment(api, professional, next);
      await news;
    });
    await expect(page.getByText(t(language, 'calendar.past'))).toBeVisible();
    await expect(eventOn(next.startsAt), 'what came meanwhile').toBeVisible();
    await expect(eventOn(slot.startsAt), 'once').toHaveCount(1);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}

test('an appointment that is dragged onto a busy time returns and shows the conflicting client', async ({
  api,
  openAs,
}) => {
  const { signed: professional } = await api.newBookableProfessional();
  const [slot, other] = sameHour(await freeTimes(api, professional));
  const { appointment } = await acceptedAppointment(api, professional, slot);
  await acceptedAppointment(api, professional, other);
  const page = await openAs(professional);
  await page.goto('/en/pro/tableau-de-bord');
  await showDays(page, [dateOf(slot.startsAt), dateOf(other.startsAt)], ...paging('en'));
  const event = page.locator(`.fc-event[href$="${appointment.id}"]`);
  await drag(page, event, dayCell(page, dateOf(other.startsAt)));
  await expect(page.getByText(/^You already have an appointment with Awa Essai/u)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(dayCell(page, dateOf(slot.startsAt)).locator(event)).toBeVisible();
});

test('another duration is proposed by keyboard from the appointment’s page, and the client sees it', async ({
  api,
  openAs,
}) => {
  const { signed: professional } = await api.newBookableProfessional();
  const slots = await freeTimes(api, professional);
  const slot = slots.find(({ endsAt }) => slots.some(({ startsAt }) => startsAt === endsAt));
  if (!slot) throw new Error('The diary has no two free times in a row.');
  const { client, appointment } = await acceptedAppointment(api, professional, slot);
  const page = await openAs(professional);
  await page.goto('/en/pro/rendez-vous?view=month');
  await showDays(page, [dateOf(slot.startsAt)], ...paging('en'));
  const event = dayCell(page, dateOf(slot.startsAt))
    .locator('.fc-event', { hasText: clockOf(slot.startsAt) })
    .filter({ hasText: 'Awa Essai' });
  await event.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/en/pro/rendez-vous/${appointment.id}$`));

  await page.getByRole('button', { name: 'Propose another time' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Propose another time' });
  const minutes = (Date.parse(slot.endsAt) - Date.parse(slot.startsAt)) / 60_000;
  const length = dialog.getByLabel('Length (minutes)');
  await expect(length).toHaveValue(String(minutes));
  await dialog.getByRole('button', { name: 'Send the proposal' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This is already the planned time');
  await length.fill('500');
  await length.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Enter a length of 1 to 480 minutes');
  await length.fill(String(minutes + 20));
  await expectNoAxeViolations(page, 'the dialog of a proposal');
  await length.press('Enter');
  await expect(dialog).toBeHidden();

  const end = clockOf(Date.parse(slot.endsAt) + 20 * 60_000);
  const theirs = await openAs(client);
  await theirs.goto(`/en/user/rendez-vous/${appointment.id}`);
  await expect(theirs.getByText(`${clockOf(slot.startsAt)}–${end}`).first()).toBeVisible();
  await theirs.getByRole('button', { name: 'Accept the new time' }).click();
  await expect.poll(async () => clockOf((await fetchAppointment(api, client, appointment)).endsAt)).toBe(end);
});

for (const language of flowLanguages('fr')) {
  test(`a proposed time that is taken offers the nearest free times (${language})`, async ({ api, openAs, quiet }) => {
    quiet.allow(/409/);
    const { signed: professional } = await api.newBookableProfessional();
    const slots = await freeTimes(api, professional);
    const [mine, other] = slots.flatMap((one) => {
      const two = slots.find(({ startsAt }) => startsAt > one.startsAt && dateOf(startsAt) === dateOf(one.startsAt));
      return two ? [[one, two] as const] : [];
    })[0] ?? [undefined, undefined];
    if (!mine || !other) throw new Error('The diary has no day with two free times.');
    const { appointment } = await acceptedAppointment(api, professional, mine);
    await acceptedAppointment(api, professional, other);
    const page = await openAs(professional);
    await page.goto(at(language, `/pro/rendez-vous/${appointment.id}`));
    await page.getByRole('button', { name: t(language, 'action.propose') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t(language, 'proposeDialog.time') }).fill(clockOf(other.startsAt));
    await dialog.getByRole('button', { name: t(language, 'proposeDialog.submit') }).click();
    const refusal = dialog.getByRole('alert');
    await expect(refusal).toContainText(t(language, 'proposeDialog.nearest'));
    const nearest = refusal.getByRole('button').last();
    const startsAt = await nearest.getByRole('time').getAttribute('datetime');
    await nearest.click();
    await expect(refusal).toBeHidden();
    await dialog.getByRole('button', { name: t(language, 'proposeDialog.submit') }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => (await fetchAppointment(api, professional, appointment)).proposedStartsAt)
      .toBe(startsAt);
  });
}

test('four views; each range is fetched when shown; a month has six weeks', async ({ api, openAs }) => {
  const page = await openAs((await api.newBookableProfessional()).signed);
  const asked: { from: string; to: string }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/pro/get-all/appointments')) return;
    const { where } = request.postDataJSON() as { where?: { $or?: { startsAt?: { $gte?: string; $lt?: string } }[] } };
    const { $gte: from, $lt: to } = where?.$or?.[0]?.startsAt ?? {};
    if (from && to) asked.push({ from, to });
  });
  const days = () =>
    Math.round((Date.parse(asked.at(-1)?.to ?? '') - Date.parse(asked.at(-1)?.from ?? '')) / 86_400_000);
  await page.goto('/en/pro/tableau-de-bord');
  await expect(page.locator('.fc-dayGridMonth-view .fc-daygrid-body tr')).toHaveCount(6);
  await expect.poll(days).toBe(42);
  const from = asked.at(-1)?.from ?? '';
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => asked.at(-1)?.from ?? '').not.toBe(from);
  // Cached ranges are not fetched again: a day and a week of the shown month need no request.
  for (const [name, view] of [
    ['Day', 'dayGridDay'],
    ['Week', 'dayGridWeek'],
    ['Year', 'dayGridYear'],
  ] as const) {
    await page.getByRole('radio', { name, exact: true }).check({ force: true });
    await expect(page.locator(`.fc-${view}-view`)).toBeVisible();
  }
  await expect.poll(() => days() >= 365 && days() <= 378, 'the year is asked for').toBe(true);
});

test('a month has six weeks, and a full day opens all its appointments', async ({ api, openAs }) => {
  const { signed: professional } = await api.newBookableProfessional();
  // More events than a day cell shows: the rest is behind a link with a popover.
  const times = await freeTimes(api, professional);
  const isSunday = (date: string) => new Date(date).getUTCDay() === 0;
  // In the last column, where the popover has the least room.
  const day = times
    .map(({ startsAt }) => dateOf(startsAt))
    .findLast((date, index, dates) => isSunday(date) && index - dates.indexOf(date) === 3);
  if (day === undefined) throw new Error('The diary has no Sunday with four free times.');
  const ofOneDay = times.filter(({ startsAt }) => dateOf(startsAt) === day).slice(0, 4);
  for (const time of ofOneDay) await acceptedAppointment(api, professional, time);
  const page = await openAs(professional);
  await page.goto('/en/pro/tableau-de-bord');
  const calendar = page.getByRole('region', { name: t('en', 'calendar.label') });
  await expect(calendar.locator('.fc-daygrid-body')).toBeVisible();
  await expect(calendar.locator('.fc-dayGridMonth-view .fc-daygrid-body tr'), 'weeks of the month').toHaveCount(6);

  await showDays(page, [day], ...paging('en'));
  await dayCell(page, day).locator('.fc-daygrid-more-link').click();
  const popover = calendar.locator('.fc-popover');
  await expect(popover).toBeInViewport({ ratio: 1 });
  const events = popover.locator('.fc-event');
  await expect(events).toHaveCount(ofOneDay.length);
  for (const [index, { startsAt }] of ofOneDay.entries()) {
    await expect(events.nth(index), 'in order of time, and whole').toContainText(clockOf(startsAt));
    await expect(events.nth(index).locator('.nimbia-dot [data-status="accepted"]')).toBeVisible();
  }
});
