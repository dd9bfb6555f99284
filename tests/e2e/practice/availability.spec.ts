import type { Page } from '@playwright/test';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Absence } from 'shared-contracts/schemas/absence';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import type { ApiDriver, Signed } from '../support/api-driver.ts';
import { holdNotice } from '../support/booking.ts';
import { countPending } from '../support/count-pending.ts';
import { acceptedAppointment, dateOf, dayCell, drag, freeTimes, scrollToCentre, showDays } from '../support/diary.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { fieldText } from '../support/field-text.ts';
import { openAllDay } from '../support/open-all-day.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate, type Language } from '../support/translate.ts';

const days = (language: Language, key: string) => translate(language, 'remote-pro/closed-days', key);
const sayNow = (language: Language, key: string) => translate(language, 'remote-pro/available-now', key);

/** A day of next month, reached with one click. */
function nextMonth(day: number): string {
  const [year = 0, month = 0] = dateOf(Date.now()).split('-').map(Number);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

const slotsOn = async (api: ApiDriver, { user }: Signed, date: string) => {
  const body = { professionalIds: [user.id], from: `${date}T00:00:00.000Z`, to: `${date}T23:59:00.000Z`, limit: 50 };
  const [found] = await api.call<{ slots: { startsAt: string }[] }[]>('POST', '/slots', body);
  return found?.slots.map(({ startsAt }) => startsAt) ?? [];
};

interface StoredDay {
  readonly id: string;
  readonly date: string;
  readonly ranges: readonly unknown[];
}
const closedDays = async (api: ApiDriver, { token }: Signed) => {
  const where = { date: { $gte: nextMonth(1), $lte: nextMonth(28) } };
  const path = '/pro/get-all/availability_exceptions';
  const rows = await api.call<StoredDay[]>('POST', path, { where, sort: [{ date: 'asc' }], limit: 100 }, token);
  return rows.map(({ date }) => date);
};

/** The first Monday of next month, so that the days of the test stand in two rows. */
function firstMonday(): number {
  const weekday = new Date(`${nextMonth(1)}T12:00:00Z`).getUTCDay();
  return 1 + ((8 - weekday) % 7);
}

async function openNextMonth(page: Page, language: Language) {
  await page.goto(at(language, '/pro/disponibilite'));
  await expect(page.locator('.fc-dayGridMonth-view')).toBeVisible({ timeout: 20_000 });
  await page
    .getByRole('button', { name: translate(language, 'shared-ui/appointments', 'calendar.next'), exact: true })
    .click();
  await expect(dayCell(page, nextMonth(15))).toBeVisible();
}

test('days are selected to close them, dragged to move, resized, and reopened by keyboard', async ({ api, openAs }) => {
  const { signed: professional } = await api.newBookableProfessional();
  const { lastName } = (await api.newBookableProfessional()).signed.user;
  const page = await openAs(professional);
  await openNextMonth(page, 'en');
  const calendar = page.getByRole('region', { name: 'Calendar of special days' });
  const first = firstMonday();
  const mine = () => closedDays(api, professional);
  const day = (more: number) => dayCell(page, nextMonth(first + more));
  const barOn = (more: number) => day(more).locator('.fc-event', { hasText: 'Inventory' });
  const dates = (...more: number[]) => more.map((days) => nextMonth(first + days));

  await drag(page, day(0), day(1));
  const dialog = page.getByRole('dialog', { name: days('en', 'title') });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, 'the dialog of closed days');
  await dialog.getByLabel(/Reason/).fill('Inventory');
  await dialog.getByRole('combobox', { name: days('en', 'substitute.label') }).pressSequentially(lastName);
  await page.getByRole('option', { name: new RegExp(lastName, 'u') }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(mine).toEqual(dates(0, 1));
  await expect.poll(() => slotsOn(api, professional, nextMonth(first)), 'nothing to book on a closed day').toEqual([]);

  const bar = calendar.locator('.fc-event', { hasText: 'Inventory' });
  await expect(bar).toHaveCount(1);
  const absences = await api.call<Absence[]>('GET', `/absences/${professional.user.id}`);
  const absence = absences.find(({ from, to }) => from === nextMonth(first) && to === nextMonth(first + 1));
  expect(absence?.substitute.lastName, 'visitors see who stands in').toBe(lastName);
  const move = page.getByRole('alertdialog', { name: 'Change these days?' });
  await drag(page, barOn(0), day(7));
  await expect(move).toBeVisible();
  await move.getByRole('button', { name: 'Keep as it is' }).last().click();
  await expect(barOn(0), 'given up, it goes back').toBeVisible();
  await drag(page, barOn(0), day(7));
  await move.getByRole('button', { name: 'Save these days' }).click();
  await expect.poll(mine).toEqual(dates(7, 8));

  await expect(barOn(7)).toBeVisible();
  await scrollToCentre(day(10));
  await bar.first().hover();
  await drag(page, bar.locator('.fc-event-resizer-end'), day(10));
  await move.getByRole('button', { name: 'Save these days' }).click();
  await expect.poll(mine).toEqual(dates(7, 8, 9, 10));

  await expect(move).toBeHidden();
  const change = page.getByRole('dialog', { name: 'Change these days' });
  // The bar of before opens its own days until the calendar has loaded those that were saved.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await bar.first().focus();
    await page.keyboard.press('Enter');
    const end = change.getByLabel(days('en', 'to'), { exact: true });
    await expect(end).toHaveValue(fieldText(nextMonth(first + 10), 'en'), { timeout: 1_000 });
  }).toPass();
  await change.getByRole('button', { name: 'Restore weekly hours' }).press('Enter');
  await expect(change).toBeHidden();
  await expect.poll(mine).toEqual([]);
  await expect(bar).toHaveCount(0);
});

test('shows the appointments affected by closing a day beside the days', async ({ api, openAs }) => {
  const { signed: professional } = await api.newBookableProfessional();
  const [slot] = await freeTimes(api, professional);
  if (!slot) throw new Error('The diary is full.');
  const { appointment } = await acceptedAppointment(api, professional, slot);
  const page = await openAs(professional);
  await page.goto('/en/pro/disponibilite');
  await showDays(page, [dateOf(slot.startsAt)], 'Previous', 'Next');
  const calendar = page.getByRole('region', { name: 'Calendar of special days' });
  await expect(calendar.locator(`a[href$="${appointment.id}"]`)).toContainText('Awa Essai');
});

for (const language of flowLanguages('en')) {
  test(`invalid hours and limits are refused; valid hours are on the public profile (${language})`, async ({
    api,
    openAs,
    page: visitor,
  }) => {
    // In Abidjan local time is UTC; closed on Sundays.
    const week = { timeZone: 'Africa/Abidjan', weekdays: [1, 2, 3, 4, 5, 6] };
    const { signed: professional } = await api.newBookableProfessional(week);
    const name = sentenceCase(
      new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 7)),
    );
    const t = (key: string, value = name) =>
      translate(language, 'remote-pro/availability', key).replace('{{day}}', value);
    const page = await openAs(professional);
    await page.goto(at(language, '/pro/disponibilite'));
    await page.getByRole('button', { name: t('week.addTo') }).click();
    const [start, end] = [
      page.getByRole('textbox', { name: t('week.from') }),
      page.getByRole('textbox', { name: t('week.to') }),
    ];
    await start.fill('12:00');
    await end.fill('09:00');
    await page.getByRole('button', { name: t('settings.change'), exact: true }).click();
    const most = (period: string) => page.getByLabel(t(`settings.bookingLimits.appointments.${period}`));
    await most('day').fill('99');
    await most('week').fill('98');
    await page.getByRole('button', { name: t('bar.save'), exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: t('summary.afterStart') });
    await expect(summary).toBeFocused();
    await expect(end).toHaveValue('09:00');
    const above = translate(language, 'shell', 'errors.LIMIT_ABOVE_LONGER');
    await expect(summary).toContainText(above);
    await expect(most('day')).toHaveAccessibleDescription(new RegExp(`${above}$`, 'u'));
    await most('week').fill('500');

    await start.fill('09:00');
    await end.fill('11:00');
    await page.getByRole('button', { name: t('week.addTo') }).click();
    // Overlapping hours are merged (booking-rules.md): no slot is offered twice.
    await page
      .getByRole('textbox', { name: t('week.from') })
      .last()
      .fill('10:00');
    await page
      .getByRole('textbox', { name: t('week.to') })
      .last()
      .fill('12:00');
    await page.getByRole('button', { name: t('bar.save'), exact: true }).click();
    await expect(page.getByText(t('saved'))).toBeVisible();
    const [own] = await api.call<OwnProfessional[]>('POST', '/pro/get-all/professionals', {}, professional.token);
    expect(own?.bookingLimits.appointments).toEqual({ day: 99, week: 500, month: null, year: null });

    const found = await api.freeSlots(professional.user.id, 400);
    // The notice may exclude the first slots of today and tomorrow.
    const nearDays = dateOf(Date.now() + 2 * 86_400_000);
    const ofDay = found.filter(({ startsAt }) => dateOf(startsAt) > nearDays && new Date(startsAt).getUTCDay() === 0);
    const [first] = ofDay;
    if (!first) throw new Error('The new hours give no time.');
    const times = ofDay.filter(({ startsAt }) => dateOf(startsAt) === dateOf(first.startsAt));
    expect(first.startsAt.slice(11, 16)).toBe('09:00');
    expect(new Set(times.map(({ startsAt }) => startsAt)).size).toBe(times.length);
    expect(times.every(({ endsAt }) => endsAt.slice(11, 16) <= '12:00')).toBe(true);
    await visitor.goto(
      at(language, `/lawyers/booking/${professional.user.id}?type=video&slot=${encodeURIComponent(first.startsAt)}`),
    );
    await expect(
      visitor.getByRole('textbox', { name: translate(language, 'remote-public/booking', 'reason.label') }),
    ).toBeVisible();
    await expect(holdNotice(visitor, language)).toBeVisible();
    await expect(visitor.getByText(translate(language, 'remote-public/booking', 'problem.busy'))).toHaveCount(0);
    // The same slot is searched in the other language: it must be free again.
    await expectHydrated(visitor);
    const released = visitor.waitForResponse('**/slots/release');
    await visitor.getByRole('banner').getByRole('link').first().click();
    await released;
  });
}

for (const language of flowLanguages('fr')) {
  test(`"I am available now" leads to a call that is answered live, and ends by itself (${language})`, async ({
    api,
    openAs,
  }) => {
    const { signed: professional } = await api.newBookableProfessional();
    const name = `${professional.user.firstNames} ${professional.user.lastName}`;
    const call = (key: string) => translate(language, 'remote-public/call', key).replace('{{name}}', name);
    const isFound = async () =>
      (await api.professionals({ availableNow: true, limit: 40 })).some(({ id }) => id === professional.user.id);
    await openAllDay(api, professional);
    // The card says the cheapest by phone, which is not the first: the call is about it.
    const { consultationId } = await api.offer(professional.user.id);
    const costs = (fee: number) => ({ feeKind: 'fixed', fee, currency: 'XAF' });
    await api.call('PUT', `/base/consultations/update/${consultationId}`, costs(60_000), professional.token);
    const cheap = { nameFr: 'Avis rapide', nameEn: 'Quick advice', minutes: 20, position: 1, callTypes: ['call'] };
    await api.call('POST', '/base/consultations/create', { ...cheap, ...costs(5_000) }, professional.token);
    const office = await openAs(professional);
    await office.goto(at(language, '/pro/disp'));
    const toggle = office.getByRole('switch', { name: sayNow(language, 'on') });
    await expect(toggle).toBeVisible();
    if (await toggle.isChecked()) await toggle.press('Space');
    await expect.poll(isFound).toBe(false);
    await toggle.press('Space');
    await expect(office.getByText(sayNow(language, 'until').split('{{time}}')[1] ?? '')).toBeVisible();
    await expect.poll(isFound).toBe(true);
    await expectNoAxeViolations(office);

    const ask = async (viewport: { width: number; height: number }) => {
      const { signed } = await api.newClient();
      const page = await openAs(signed, { viewport });
      await page.clock.install();
      const pending = countPending(page);
      await page.goto(at(language, '/recherche?availableNow=1'));
      await page
        .getByRole('link', { name: `${translate(language, 'shared-ui/common', 'availableNow')}, ${name}` })
        .and(page.locator(`[href*="${professional.user.id}"]`))
        .click();
      await expect(page.getByRole('heading', { name: call('ask') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(language === 'fr' ? cheap.nameFr : cheap.nameEn);
      await page.getByRole('textbox').fill('On me demande de quitter mon logement demain.');
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: call('send') }).click();
      await expect(page.getByRole('heading', { level: 1, name: call('waiting') })).toBeVisible();
      await expect(page.getByRole('timer')).toHaveText(/^(?:10|9):\d\d$/u);
      await expect.poll(isFound).toBe(false);
      // What is still loading would time out when the clock is advanced.
      await expect.poll(pending).toBe(0);
      return { page, signed };
    };
    await test.step('nobody answers: ten minutes later the page offers the next times', async () => {
      const { page, signed } = await ask({ width: 1280, height: 800 });
      await expectNoAxeViolations(page);
      await page.clock.fastForward('10:01');
      await expect(page.getByRole('heading', { level: 1, name: call('expired') })).toBeVisible();
      await expect(page.getByRole('link', { name: call('all') })).toBeVisible();
      await expectNoAxeViolations(page);
      const where = { status: 'waiting', askedNow: true };
      const [waiting] = await api.call<Appointment[]>('POST', '/appointments/find-by', { where }, signed.token);
      if (waiting) await api.change(signed.token, waiting, { status: 'withdrawn' });
    });
    await test.step('the professional accepts: the client sees it without a reload', async () => {
      await office.goto(at(language, '/pro/en-attente'));
      const { page } = await ask({ width: 360, height: 780 });
      const request = office.getByRole('article').filter({ hasText: 'quitter mon logement' });
      const callBy = translate(language, 'shared-ui/appointments', 'callBy').split('{{when}}')[0] ?? '';
      await expect(request).toContainText(callBy);
      const accept = translate(language, 'shared-ui/appointments', 'action.accept');
      await request.getByRole('button', { name: `${accept}, ` }).click();
      await expect(page.getByRole('heading', { level: 1, name: call('accepted') })).toBeVisible();
      await expectNoAxeViolations(page);
      expect(await isFound()).toBe(false);
    });
  });
}

test('the availability date is saved', async ({ api, openAs }) => {
  const { signed } = await api.newProfessional();
  const page = await openAs(signed);
  await page.goto('/en/pro/disp');
  const day = nextMonth(12);
  const date = page.getByRole('textbox', { name: sayNow('en', 'date') });
  await date.fill(day);
  await date.blur();
  await expect(page.getByText(sayNow('en', 'saved'), { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(date).toHaveValue(fieldText(day, 'en'));
});

const WEEK = { timeZone: 'Africa/Douala', weekdays: [1, 2, 3, 4, 5] };
const RANGES = [
  { startTime: '08:00', endTime: '12:00', callTypes: ['call', 'video'] },
  { startTime: '14:00', endTime: '18:00', callTypes: ['call', 'video'] },
] as const;

for (const [what, weekdays] of [
  ['an ordinary week', WEEK.weekdays],
  ['a week without a day off', [1, 2, 3, 4, 5, 6, 7]],
] as const)
  test(`the editor of ${what} is at most two screens high`, async ({ api, openAs }) => {
    const { signed } = await api.newBookableProfessional({ ...WEEK, weekdays: [...weekdays], hours: [...RANGES] });
    const page = await openAs(signed, { viewport: { width: 1280, height: 800 } });
    for (const language of ['fr', 'en'] as const) {
      await page.goto(at(language, '/pro/disponibilite'));
      await expect(page.locator('.fc-dayGridMonth-view')).toBeVisible();
      const create = translate(language, 'remote-pro/calendars', 'feed.create');
      await expect(page.getByRole('button', { name: create })).toBeVisible();
      const preview = translate(language, 'remote-pro/availability', 'preview.title');
      await expect(page.getByRole('region', { name: preview }).getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1600);
    }
  });

test('what a client sees names the whole consultation, beside the week and on a phone', async ({ api, openAs }) => {
  const { signed } = await api.newBookableProfessional();
  const second = { nameFr: 'Avis rapide', nameEn: 'Quick advice', minutes: 20, position: 1, callTypes: ['call'] };
  const cost = { feeKind: 'fixed', fee: 5_000, currency: 'XAF' };
  await api.call('POST', '/base/consultations/create', { ...second, ...cost }, signed.token);
  const page = await openAs(signed);
  await page.goto('/pro/disponibilite');
  const preview = page.getByRole('region', { name: translate('fr', 'remote-pro/availability', 'preview.title') });
  const select = preview.getByRole('combobox');
  await expect(select).toContainText('Première consultation · 30');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const [room = 0, needed] = await select.evaluate((element: HTMLSelectElement) => {
      const width = element.offsetWidth;
      const free = element.cloneNode(true) as HTMLSelectElement;
      Object.assign(free.style, { flex: 'none', width: 'max-content' });
      element.after(free);
      const widths = [width, free.offsetWidth];
      free.remove();
      return widths;
    });
    expect(needed, `the width of its text at ${width}`).toBeLessThanOrEqual(room);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

for (const language of flowLanguages('fr'))
  test(`with one hand: a day is copied, a holiday closed, and the bar says what stays, also offline (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|net::ERR/u);
    const { signed: professional } = await api.newBookableProfessional();
    // From 14:00 to 18:00 in Douala, an hour before which it is the same day in UTC.
    const late = (await freeTimes(api, professional)).find(({ startsAt }) => startsAt.slice(11, 13) >= '13');
    if (!late) throw new Error('No afternoon is free.');
    const { appointment } = await acceptedAppointment(api, professional, late);
    const weekday = new Date(late.startsAt).getUTCDay() || 7;
    const other = (weekday % 7) + 1;
    const dayName = (day: number) =>
      sentenceCase(
        // 2024 began on a Monday.
        new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day)),
      );
    const t = (key: string, day = dayName(other)) =>
      translate(language, 'remote-pro/availability', key).replace('{{day}}', day).replace('{{count}}', '1');
    const page = await openAs(professional, { viewport: { width: 360, height: 780 } });
    await page.goto(at(language, '/pro/disponibilite'));

    await page.getByRole('textbox', { name: t('week.to') }).fill('12:00');
    await page.getByRole('button', { name: t('copy.from') }).click();
    const copy = page.getByRole('dialog', { name: t('copy.from') });
    await copy.getByRole('checkbox', { name: dayName(weekday) }).check();
    await copy.getByRole('button', { name: t('copy.submit') }).click();
    await expect(copy).toBeHidden();
    await expect(page.getByRole('textbox', { name: t('week.to', dayName(weekday)) })).toHaveValue('12:00');

    const bar = page.getByRole('region', { name: t('bar.label') });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: t('bar.kept_one') })).toBeVisible();
    await expectNoAxeViolations(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'nothing is beside the screen',
    ).toBeLessThanOrEqual(360);

    await page.getByRole('button', { name: t('exceptions.holidays') }).click();
    const holidays = page.getByRole('dialog', { name: days(language, 'holidays.title') });
    const holiday = holidays.getByRole('checkbox').last();
    await holiday.check();
    const date = (await holiday.getAttribute('name'))?.replace('holiday-', '') ?? '';
    await holidays.getByRole('button', { name: days(language, 'holidays.save') }).click();
    await expect(holidays).toBeHidden();
    const path = '/pro/get-all/availability_exceptions';
    const closed = () => api.call<StoredDay[]>('POST', path, { where: { date }, limit: 5 }, professional.token);
    await expect.poll(async () => (await closed()).map(({ ranges }) => ranges)).toEqual([[]]);

    const calendarText = (key: string) => translate(language, 'shared-ui/appointments', `calendar.${key}`);
    await page.getByRole('button', { name: calendarText('next'), exact: true }).click();
    const chosen = nextMonth(22);
    await dayCell(page, chosen).click();
    await page.getByRole('button', { name: calendarText('selectDay') }).click();
    const closing = page.getByRole('dialog', { name: days(language, 'title') });
    await expect(closing.getByLabel(days(language, 'from'), { exact: true })).toHaveValue(fieldText(chosen, language));
    await closing.getByRole('button', { name: days(language, 'save') }).click();
    await expect.poll(() => closedDays(api, professional)).toContain(chosen);
    await page
      .getByRole('listitem')
      .getByRole('button', { name: days(language, 'closed'), exact: true })
      .click();
    const change = page.getByRole('dialog', { name: days(language, 'change') });
    await change.getByRole('button', { name: days(language, 'reopen') }).click();
    await expect.poll(() => closedDays(api, professional)).not.toContain(chosen);
    await expect(change).toBeHidden();

    await bar.getByRole('button', { name: t('bar.kept_one') }).click();
    const kept = page.getByRole('dialog', { name: t('bar.kept_one') });
    await expect(kept.getByRole('link')).toHaveAttribute('href', new RegExp(`${appointment.id}$`, 'u'));
    await kept
      .getByRole('button', { name: t('bar.close') })
      .last()
      .click();
    await page.context().setOffline(true);
    await bar.getByRole('button', { name: t('bar.save') }).click();
    const offline = translate(language, 'shell', 'errors.OFFLINE');
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: offline })).toBeFocused();
    await expect(page.getByRole('textbox', { name: t('week.to', dayName(weekday)) })).toHaveValue('12:00');
    await page.context().setOffline(false);
    await bar.getByRole('button', { name: t('bar.save') }).click();
    await expect(page.getByText(t('saved'))).toBeVisible();
    await expect(bar).toBeHidden();
    const rules = await api.call<{ weekday: number; endTime: string }[]>(
      'POST',
      '/pro/get-all/availability_rules',
      { limit: 100 },
      professional.token,
    );
    const endsOf = (day: number) =>
      rules.filter((rule) => rule.weekday === day).map(({ endTime }) => endTime.slice(0, 5));
    expect([endsOf(weekday), endsOf(other)]).toEqual([['12:00'], ['12:00']]);
    const [still] = await api.call<Appointment[]>(
      'POST',
      '/appointments/find-by',
      { where: { id: appointment.id } },
      professional.token,
    );
    expect(still?.status, 'nothing is cancelled').toBe('accepted');
  });
