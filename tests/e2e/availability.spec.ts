import type { Page } from '@playwright/test';
import type { OwnProfessional } from 'shared-contracts/schemas/professional';
import { FREE_PROFESSIONAL } from './support/accounts.ts';
import type { ApiDriver, Signed } from './support/api-driver.ts';
import { holdNotice } from './support/booking.ts';
import { acceptedAppointment, dateOf, dayCell, drag, freeTimes, scrollToCentre, showDays } from './support/diary.ts';
import { expectNoAxeViolations } from './support/expect-no-axe-violations.ts';
import { expectHydrated } from './support/expect-hydrated.ts';
import { expect, test } from './support/test.ts';
import { at, flowLanguages, translate, type Language } from './support/translate.ts';

// All tests share one professional.
test.describe.configure({ mode: 'serial' });

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

/** A bookable Monday, Tuesday or Wednesday in a month without closed days, so that everything fits one row. */
async function quietDay(api: ApiDriver, professional: Signed, taken: readonly string[]): Promise<number> {
  for (let day = 1; day <= 18; day += 1) {
    const weekday = new Date(`${nextMonth(day)}T12:00:00Z`).getUTCDay();
    if (weekday < 1 || weekday > 3) continue;
    if ([0, 1, 7, 8, 9, 10].some((more) => taken.includes(nextMonth(day + more)))) continue;
    if ((await slotsOn(api, professional, nextMonth(day))).length > 0) return day;
  }
  throw new Error('Next month has no two weeks without closed days.');
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
  const professional = await api.signIn(FREE_PROFESSIONAL);
  const page = await openAs(professional);
  await openNextMonth(page, 'en');
  const calendar = page.getByRole('region', { name: 'Calendar of exceptions' });
  const before = await closedDays(api, professional);
  const first = await quietDay(api, professional, before);
  const mine = async () => (await closedDays(api, professional)).filter((date) => !before.includes(date));
  const day = (more: number) => dayCell(page, nextMonth(first + more));
  const barOn = (more: number) => day(more).locator('.fc-event', { hasText: 'Inventory' });
  const dates = (...more: number[]) => more.map((days) => nextMonth(first + days));

  await drag(page, day(0), day(1));
  const dialog = page.getByRole('dialog', { name: days('en', 'title') });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, 'the dialog of closed days');
  await dialog.getByLabel(/Reason/).fill('Inventory');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(mine).toEqual(dates(0, 1));
  await expect.poll(() => slotsOn(api, professional, nextMonth(first)), 'nothing to book on a closed day').toEqual([]);

  const bar = calendar.locator('.fc-event', { hasText: 'Inventory' });
  await expect(bar).toHaveCount(1);
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
  await bar.first().focus();
  await page.keyboard.press('Enter');
  const change = page.getByRole('dialog', { name: 'Change these days' });
  await change.getByRole('button', { name: 'Restore weekly hours' }).press('Enter');
  await expect(change).toBeHidden();
  await expect.poll(mine).toEqual([]);
  await expect(bar).toHaveCount(0);
});

test('shows the appointments affected by closing a day beside the days', async ({ api, openAs }) => {
  const professional = await api.signIn(FREE_PROFESSIONAL);
  const [slot] = await freeTimes(api, professional);
  if (!slot) throw new Error('The diary is full.');
  const { appointment } = await acceptedAppointment(api, professional, slot);
  const page = await openAs(professional);
  await page.goto('/en/pro/disponibilite');
  await showDays(page, [dateOf(slot.startsAt)], 'Previous', 'Next');
  const calendar = page.getByRole('region', { name: 'Calendar of exceptions' });
  await expect(calendar.locator(`a[href$="${appointment.id}"]`)).toContainText('Awa Essai');
  await api.change(professional.token, appointment, { status: 'cancelled', changeReason: 'other' });
});

for (const language of flowLanguages('en')) {
  test(`invalid hours and limits are refused; valid hours are on the public profile (${language})`, async ({
    api,
    openAs,
    page: visitor,
  }) => {
    const professional = await api.signIn(FREE_PROFESSIONAL);
    const list = { sort: [{ weekday: 'asc' }], limit: 100 };
    const week = await api.call<Record<string, unknown>[]>(
      'POST',
      '/pro/get-all/availability_rules',
      list,
      professional.token,
    );
    const rules = week.map(({ weekday, startTime, endTime, callTypes }) => ({
      weekday,
      startTime,
      endTime,
      callTypes,
    }));
    const open = new Set(rules.map(({ weekday }) => weekday));
    const closed = [7, 6, 5, 4, 3, 2, 1].find((weekday) => !open.has(weekday));
    expect(closed, 'a weekday that is closed in the demonstration data').toBeDefined();
    const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, closed),
    );
    const t = (key: string, value = name) =>
      translate(language, 'remote-pro/availability', key).replace('{{day}}', value);
    const page = await openAs(professional);
    try {
      await page.goto(at(language, '/pro/disponibilite'));
      await page.getByRole('button', { name: t('week.addTo') }).click();
      const [start, end] = [page.getByLabel(t('week.from')), page.getByLabel(t('week.to'))];
      await start.fill('12:00');
      await end.fill('09:00');
      const most = (period: string) => page.getByLabel(t(`settings.bookingLimits.appointments.${period}`));
      await most('day').fill('99');
      await most('week').fill('98');
      await page.getByRole('button', { name: t('save') }).click();
      const summary = page.getByRole('alert').filter({ hasText: t('summary.afterStart') });
      await expect(summary).toBeFocused();
      await expect(end).toHaveValue('09:00');
      const above = translate(language, 'shell', 'errors.LIMIT_ABOVE_LONGER');
      await expect(summary).toContainText(above);
      await expect(most('day')).toHaveAccessibleDescription(new RegExp(`${above}$`, 'u'));
      await most('week').fill('500'); // more than anybody has: other tests use the same professional

      await start.fill('09:00');
      await end.fill('11:00');
      await page.getByRole('button', { name: t('week.addTo') }).click();
      // Overlapping hours are merged (booking-rules.md): no slot is offered twice.
      await page.getByLabel(t('week.from')).last().fill('10:00');
      await page.getByLabel(t('week.to')).last().fill('12:00');
      await page.getByRole('button', { name: t('save') }).click();
      await expect(page.getByText(t('saved'))).toBeVisible();
      const [own] = await api.call<OwnProfessional[]>('POST', '/pro/get-all/professionals', {}, professional.token);
      expect(own?.bookingLimits.appointments).toEqual({ day: 99, week: 500, month: null, year: null });

      const found = await api.freeSlots(professional.user.id, 400);
      // The notice may exclude the first slots of today and tomorrow.
      const nearDays = dateOf(Date.now() + 2 * 86_400_000);
      const ofDay = found.filter(
        ({ startsAt }) =>
          dateOf(startsAt) > nearDays && new Date(`${dateOf(startsAt)}T12:00:00Z`).getUTCDay() === (closed ?? 0) % 7,
      );
      const [first] = ofDay;
      if (!first) throw new Error('The new hours give no time.');
      const times = ofDay.filter(({ startsAt }) => dateOf(startsAt) === dateOf(first.startsAt));
      // The professional is in Abidjan, where local time is UTC.
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
    } finally {
      await api.call('POST', '/base/availability_rules/create-many', rules, professional.token);
      const none = { bookingLimits: { appointments: {}, minutes: {} } };
      await api.call('PUT', `/base/professionals/update/${professional.user.id}`, none, professional.token);
    }
  });
}

for (const language of flowLanguages('fr')) {
  test(`"I am available now" lists the professional in the public search, and removes it again (${language})`, async ({
    api,
    openAs,
  }) => {
    const professional = await api.signIn(FREE_PROFESSIONAL);
    const isFound = async () =>
      (await api.professionals({ availableNow: true, limit: 40 })).some(({ id }) => id === professional.user.id);
    const page = await openAs(professional);
    await page.goto(at(language, '/pro/disp'));
    const toggle = page.getByRole('switch');
    await expect(toggle).toBeVisible();
    if (await toggle.isChecked()) await toggle.press('Space');
    await expect(page.getByText(sayNow(language, 'offText'))).toBeVisible();
    await expect.poll(isFound).toBe(false);
    await toggle.press('Space');
    await expect(page.getByText(sayNow(language, 'onText'))).toBeVisible();
    await expect(page.getByRole('switch', { name: sayNow(language, 'on') })).toBeChecked();
    await expect.poll(isFound).toBe(true);
    await page.reload();
    await expect(page.getByRole('switch')).toBeChecked();
    await page.getByRole('switch').press('Space');
    await expect.poll(isFound).toBe(false);
  });
}

test('the availability date is saved', async ({ api, openAs }) => {
  // A separate professional: until that date nobody could book the one of the other tests.
  const { signed } = await api.newProfessional();
  const page = await openAs(signed);
  await page.goto('/en/pro/disp');
  const [year = '', month = '', day = ''] = nextMonth(12).split('-');
  const date = page.getByRole('group', { name: sayNow('en', 'date') });
  await date.getByRole('spinbutton', { name: /day/ }).click();
  await page.keyboard.type(`${day}${month}${year}`);
  await expect(page.getByText(sayNow('en', 'saved'), { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(date.getByRole('spinbutton', { name: /day/ })).toHaveText(String(Number(day)));
  await expect(date.getByRole('spinbutton', { name: /year/ })).toHaveText(year);
});
