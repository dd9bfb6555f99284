import type { Page } from '@playwright/test';
import { acceptedAppointment, dateOf, dayCell, freeTimes, shownClock } from '../support/diary.ts';
import { expectForcedColours } from '../support/expect-forced-colours.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate, type Language } from '../support/translate.ts';

const t = (language: Language, key: string) => translate(language, 'shared-ui/appointments', key);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('td')?.dataset['date'] ?? '');
const grounds = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
const daysBetween = (first: string, last: string) => Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);

for (const language of flowLanguages('fr')) {
  test(`a day can be reached and opened by keyboard, and its appointment links say who, when and in which state (${language})`, async ({
    api,
    openAs,
  }) => {
    const { signed: professional } = await api.newBookableProfessional({ timeZone: 'Africa/Abidjan' });
    const [slot] = await freeTimes(api, professional);
    if (!slot) throw new Error('The diary is full.');
    const { client, appointment } = await acceptedAppointment(api, professional, slot);
    for (const [who, area, timeZone] of [
      [professional, 'pro', 'Africa/Abidjan'],
      [client, 'user', 'Africa/Douala'],
    ] as const) {
      const [today, day] = [dateOf(Date.now(), timeZone), dateOf(slot.startsAt, timeZone)];
      const page = await openAs(who);
      await page.goto(at(language, `/${area}/tableau-de-bord`));
      const month = page.getByRole('radio', { name: t(language, 'calendar.dayGridMonth'), exact: true });
      await expect(page.locator('.fc-dayGridMonth-view')).toBeVisible();
      await expect(page.getByRole('grid', { name: t(language, 'calendar.label') })).toBeVisible();
      // It is of tomorrow or so, which six weeks always show.
      await expect(page.locator('.fc-event').first()).toBeVisible();
      await expect(
        page.locator('.fc-event').filter({ hasNotText: /\S/u }),
        'FullCalendar fills its events after it has placed them',
      ).toHaveCount(0);
      await expectNoAxeViolations(page, `${area}: the calendar`);

      await month.focus();
      // Appointments of earlier days precede today in DOM order.
      await expect(async () => {
        await page.keyboard.press('Tab');
        expect(await page.locator('[data-navlink]:focus').count()).toBe(1);
      }).toPass({ intervals: [0] });
      const from = await focused(page);
      const link = page.getByRole('link', {
        name: new RegExp(
          `${shownClock(language, slot.startsAt, timeZone).replaceAll('\u00a0', '\\s')}.*, .*, ${t(language, 'status.accepted')}`,
          'u',
        ),
      });
      expect(from, 'the first stop in the grid is today').toBe(today);
      const away = daysBetween(today, day);
      for (let week = 0; week < Math.floor(away / 7); week += 1) await page.keyboard.press('ArrowDown');
      for (let one = 0; one < away % 7; one += 1) await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe(day);
      await page.keyboard.press('Enter');
      await expect(page.locator('.fc-dayGridDay-view')).toBeVisible();
      const mine = page.locator(`.fc-dayGridDay-view a[href$="/rendez-vous/${appointment.id}"]`);
      await expect(link.and(mine)).toBeVisible();
      await mine.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${area}/rendez-vous/${appointment.id}$`, 'u'));
    }
  });
}

test('at 375 px a day lists its clients; forced colours distinguish states, view and current entry', async ({
  api,
  openAs,
}) => {
  const { signed: professional } = await api.newBookableProfessional();
  const [slot] = await freeTimes(api, professional);
  if (!slot) throw new Error('The diary is full.');
  const { appointment } = await acceptedAppointment(api, professional, slot);
  const page = await openAs(professional, { viewport: { width: 375, height: 800 } });
  await page.goto('/pro/rendez-vous?view=month');
  await expect(page.locator('.fc-dayGridMonth-view')).toBeVisible();
  const day = dayCell(page, dateOf(slot.startsAt));
  if ((await day.count()) === 0)
    await page.getByRole('button', { name: t('fr', 'calendar.next'), exact: true }).click();
  await day.locator('[data-navlink]').click();
  await expect(page.locator(`section section a[href$="${appointment.id}"]`)).toContainText('Awa');
  await page.setViewportSize({ width: 1280, height: 800 });
  // Away from the sidebar, whose entries have a ground under the pointer.
  await page.mouse.move(1279, 799);
  await expect(page.locator('.fc-dayGridMonth-view')).toBeVisible();

  await page.emulateMedia({ forcedColors: 'active' });
  const accepted = await grounds(page, '.nimbia-dot [data-status="accepted"]');
  // By keyboard, after which the focus ring shows.
  await page.getByRole('button', { name: t('fr', 'calendar.today'), exact: true }).press('Enter');
  const [canvas] = await grounds(page, 'body');
  for (const [what, found] of Object.entries({
    accepted,
    current: await grounds(page, 'nav a[aria-current="page"]'),
    view: await grounds(page, 'label:has(input:checked)'),
    today: await grounds(page, '.fc-day-today .fc-daygrid-day-number'),
  })) {
    expect(found.length, what).toBeGreaterThan(0);
    for (const one of found) expect(one, what).not.toBe(canvas);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  await expectForcedColours(page, 'the calendar');
});
