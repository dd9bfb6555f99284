import type { Page } from '@playwright/test';
import type { EarliestSlots } from 'shared-contracts/schemas/earliest';
import type { LegalCategory } from 'shared-contracts/schemas/value-lists';
import type { ApiDriver } from '../support/api-driver.ts';
import { busyNotice, heldSlot, receipt, sendButton, writeReason } from '../support/booking.ts';
import { clockOf, dateOf, freeTimes } from '../support/diary.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { fieldText } from '../support/field-text.ts';
import { openAllDay } from '../support/open-all-day.ts';
import { runSql } from '../support/run-sql.ts';
import { tabTo } from '../support/tab-to.ts';
import { wallTimeLabel } from 'shared-contracts/formats/time/wall-time-label';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate, type Language } from '../support/translate.ts';

const t = (language: Language, key: string) => translate(language, 'remote-public/earliest', key);
const common = (language: Language, key: string) => translate(language, 'shared-ui/common', key);
const DAY = 86_400_000;

/** First and last day of a search. */
interface Days {
  readonly date: string;
  readonly until: string;
}

/** The week from the day of an instant. */
const weekFrom = (instant: string): Days => ({
  date: dateOf(instant),
  until: dateOf(Date.parse(instant) + 6 * DAY),
});

/** A week that begins with a day on which people of the demonstration are free. */
async function busyWeek(api: ApiDriver, category?: LegalCategory): Promise<Days> {
  const query = { category, callType: 'video', date: dateOf(Date.now() + 2 * DAY), timeZone: 'Africa/Douala' };
  const [first] = await api.call<EarliestSlots[]>('POST', '/earliest', query);
  if (!first?.slots[0]) throw new Error('Nobody of the demonstration has a free time.');
  return weekFrom(first.slots[0].startsAt);
}

/** A lawyer whose midnights nobody precedes, with one of them; to be taken off the list at the end, for the sake of the next. */
async function earliestLawyer(api: ApiDriver, category: LegalCategory) {
  const { signed } = await api.newBookableProfessional({ profile: { specialities: [category] } });
  const { id } = signed.user;
  await openAllDay(api, signed);
  const slot = (await freeTimes(api, signed)).find(({ startsAt }) => clockOf(startsAt) === '00:00');
  if (!slot) throw new Error('The lawyer is not free at midnight.');
  const unlist = () => runSql(['update professionals set verified_at = null where id = $1', [id]]);
  return { id, slot, days: weekFrom(slot.startsAt), unlist };
}

const fieldOf = (page: Page, language: Language, name: string) =>
  page.getByRole('search').getByLabel(t(language, `field.${name}`), { exact: true });

async function search(page: Page, language: Language, category: LegalCategory, days: Days) {
  await fieldOf(page, language, 'category').selectOption(category);
  await fieldOf(page, language, 'callType').selectOption('video');
  await fieldOf(page, language, 'date').fill(days.date);
  await fieldOf(page, language, 'until').fill(days.until);
  await page.getByRole('button', { name: t(language, 'form.submit') }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('until') === days.until);
  await expect(page.getByRole('article').first()).toBeVisible();
}

const slotOf = (page: Page, professionalId: string, startsAt: string) =>
  page.locator(`main a[href*="/lawyers/booking/${professionalId}?"][href*="${encodeURIComponent(startsAt)}"]`);
const starts = (page: Page) =>
  page
    .getByRole('article')
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
const submit = (page: Page, language: Language) => page.getByRole('button', { name: t(language, 'form.submit') });

for (const language of flowLanguages('en')) {
  test(`from a legal need to the earliest slot and its request (${language})`, async ({ openAs, api }) => {
    const { id, slot, days, unlist } = await earliestLawyer(api, 'land');
    try {
      const page = await openAs((await api.newClient()).signed);
      await page.goto(at(language, '/schedule-meeting'));
      await expectHydrated(page);
      await search(page, language, 'land', days);
      const held = heldSlot(page);
      await slotOf(page, id, slot.startsAt).click();
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) =>
          pathname === at(language, `/lawyers/booking/${id}`) &&
          searchParams.get('slot') === slot.startsAt &&
          searchParams.get('type') === 'video',
      );
      await writeReason(page, language);
      await held;
      await sendButton(page, language).click();
      await expect(receipt(page, language)).toBeVisible();
      // It goes on reading the lawyer.
      await page.close();
    } finally {
      await unlist();
    }
  });

  test(`the URL holds the whole search: reload, back, the other language and another time zone (${language})`, async ({
    page,
    api,
    openBrowser,
  }) => {
    const days = await busyWeek(api, 'business');
    await page.goto(at(language, '/schedule-meeting'));
    await expectHydrated(page);
    await search(page, language, 'business', days);
    const searched = page.url();
    const shown = await starts(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((start) => dateOf(start) < days.date || dateOf(start) > days.until)).toEqual([]);

    await page.reload();
    await expect(fieldOf(page, language, 'category')).toHaveValue('business');
    await expect(fieldOf(page, language, 'date')).toHaveValue(fieldText(days.date, language, 'en-GB'));
    await expect(page.getByRole('article').first()).toBeVisible();

    await expectHydrated(page);
    const chip = t(language, 'chips.remove')
      .replace('{{field}}', t(language, 'part.callType'))
      .replace('{{value}}', common(language, 'callType.video'));
    await page.getByRole('link', { name: chip }).click();
    await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('callType'));
    await expect(fieldOf(page, language, 'callType')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(searched);
    await expect(fieldOf(page, language, 'callType')).toHaveValue('video');

    const other = language === 'fr' ? 'en' : 'fr';
    await page
      .getByRole('link', { name: other === 'en' ? 'English' : 'Français' })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t(other, 'heading') })).toBeVisible();
    expect(new URL(page.url()).search).toBe(new URL(searched).search);
    await expect(fieldOf(page, other, 'category')).toHaveValue('business');

    const elsewhere = await (await openBrowser({ timezoneId: 'Asia/Tokyo' })).newPage();
    await elsewhere.goto(searched);
    await expectHydrated(elsewhere);
    await expect(elsewhere.getByText(/\((?:\d+\sh(?:\s\d\d)?, heure d.+|\d\d:\d\d, .+ time)\)/u).first()).toBeVisible();
    await expect(fieldOf(elsewhere, language, 'until')).toHaveValue(fieldText(days.until, language, 'en-GB'));
  });

  test(`invalid criteria are refused at their field, and empty results offer ways to widen the search (${language})`, async ({
    page,
  }) => {
    await page.goto(at(language, '/schedule-meeting'));
    await expectHydrated(page);
    const { date, until } = weekFrom(new Date(Date.now() + DAY).toISOString());
    await fieldOf(page, language, 'date').fill(until);
    await fieldOf(page, language, 'until').fill(date);
    await submit(page, language).click();
    await expect(fieldOf(page, language, 'until')).toHaveAccessibleDescription(t(language, 'fault.lastBeforeFirst'));
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await expect(page).not.toHaveURL(/\?/);

    // Shorter than any appointment.
    await page.goto(at(language, '/schedule-meeting?from=02:00&to=02:05&zone=Africa/Douala'));
    await expect(page.getByRole('heading', { name: t(language, 'empty.title') })).toBeVisible();
    const hours = t(language, 'hours.both')
      .replace('{{from}}', wallTimeLabel('02:00', language))
      .replace('{{to}}', wallTimeLabel('02:05', language))
      .replace('{{zone}}', zoneLabel('Africa/Douala', language));
    await page.getByRole('link', { name: t(language, 'empty.drop').replace('{{value}}', hours) }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`a professional sets a limit and sees why a slot is not offered (${language})`, async ({ openAs, api }) => {
    const hours = (key: string) => translate(language, 'remote-pro/availability', key);
    const explained = (key: string) => translate(language, 'remote-pro/explained-times', key);
    const { signed } = await api.newProfessional();
    const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startTime: '08:00', endTime: '18:00' }));
    await api.call('POST', '/base/availability_rules/create-many', week, signed.token);
    const page = await openAs(signed);
    await page.goto(at(language, '/pro/disponibilite'));
    await expectHydrated(page);
    const why = page.getByRole('button', { name: explained('title') });
    await why.click();
    const date = page.getByRole('textbox', { name: explained('date'), exact: true });
    const answer = (reason: string) =>
      page.getByText(explained('answer').replace('{{time}}', '12:00').replace('{{reason}}', reason));
    await date.fill(dateOf(Date.now() + 364 * DAY));
    await date.blur();
    await page.getByRole('button', { name: explained('why').replace('{{time}}', '12:00') }).click();
    await expect(answer(explained('rule.horizon'))).toBeVisible();

    await page.getByRole('button', { name: explained('close') }).click();
    // Shorter than any appointment: the limit is reached without one.
    await page.getByRole('button', { name: hours('settings.change'), exact: true }).click();
    await page.getByLabel(hours('settings.bookingLimits.minutes.day')).fill('10');
    await page.getByRole('button', { name: hours('bar.save'), exact: true }).click();
    await expect(page.getByText(hours('saved'))).toBeVisible();
    await why.click();
    await date.fill(dateOf(Date.now() + 5 * DAY));
    await date.blur();
    await page.getByRole('button', { name: explained('why').replace('{{time}}', '12:00') }).click();
    const reached = explained('limit.minutes').replace('{{period}}', explained('period.day'));
    await expect(answer(reached.replace('{{time}}', '10 min'))).toBeVisible();
  });
}

test('a slot that is taken meanwhile is reported before anything is typed', async ({ page, api, quiet }) => {
  quiet.allow(/status of 409/);
  const { id, slot, days, unlist } = await earliestLawyer(api, 'labour');
  try {
    await page.goto('/en/schedule-meeting');
    await expectHydrated(page);
    await search(page, 'en', 'labour', days);
    await expect(slotOf(page, id, slot.startsAt)).toBeVisible();
    await api.book((await api.newClient()).signed.token, id, { ...slot, callTypes: ['video'] });
    await slotOf(page, id, slot.startsAt).click();
    await expect(busyNotice(page, 'en')).toBeVisible();
  } finally {
    await unlist();
  }
});

test('the next page follows the previous one, and back returns', async ({ page, api }) => {
  const days = await busyWeek(api);
  await page.goto(`/en/schedule-meeting?date=${days.date}&until=${days.until}&zone=Africa/Douala`);
  await expectHydrated(page);
  const first = await starts(page);
  await page.getByRole('link', { name: t('en', 'next') }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(page.getByRole('link', { name: t('en', 'first') })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const second = await starts(page);
  expect((second[0] ?? '') >= (first[0] ?? '')).toBe(true);
  expect(second).not.toEqual(first);
  await page.getByRole('link', { name: t('en', 'first') }).click();
  await expect(page).not.toHaveURL(/cursor=/);
});

test('the page reports an API outage, and its retry works', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|net::ERR/, /503/);
  await page.goto('/en/schedule-meeting');
  await expectHydrated(page);
  await page.route('**/earliest', (route) => route.abort());
  await fieldOf(page, 'en', 'category').selectOption('tax');
  await submit(page, 'en').click();
  await expect(page.getByText(t('en', 'failed.title'))).toBeVisible();
  await page.unroute('**/earliest');
  await page.getByRole('button', { name: common('en', 'retry') }).click();
  await expect(page.getByText(t('en', 'failed.title'))).toBeHidden();
  await expect(fieldOf(page, 'en', 'category')).toHaveValue('tax');
});

test('a legal need and its earliest slot, by keyboard alone', async ({ page }) => {
  await page.goto('/en/schedule-meeting');
  await expectHydrated(page);
  await tabTo(page, { role: 'select', name: /what you need/ });
  await page.keyboard.type('Land');
  await tabTo(page, { role: 'submit', name: /find the earliest/ });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=land/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo(page, { role: 'a', name: /\d\d:\d\d/, within: 'article' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/lawyers\/booking\/.*slot=/);
});
