import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { prepareRequest, receipt, REASON, reasonField } from '../support/booking.ts';
import { dateOf, dayCell, freeTimes, showDays, shownClock } from '../support/diary.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { confirmByMail } from '../support/mailbox.ts';
import { signIn } from '../support/sign-in.ts';
import { readDownload } from '../support/read-download.ts';
import { apiUrl, expect, test } from '../support/test.ts';
import { at, translate, type Language } from '../support/translate.ts';
import { rareName } from '../support/rare-name.ts';

const t = (language: Language, key: string) => translate(language, 'shared-ui/appointments', key);
const PASSWORD = 'Essai-2026!';

/** Registers while sending a request, which waits meanwhile. */
async function registerOnTheWay(page: Page, language: Language, firstNames: string): Promise<string> {
  const email = `parcours-${randomUUID()}@nimbia.test`;
  await page.getByRole('button', { name: translate(language, 'remote-public/booking', 'identity.register') }).click();
  await expect(page).toHaveURL((url) => url.pathname === at(language, '/inscription-user'));
  await page.locator('input[name=lastName]').fill('Parcours');
  await page.locator('input[name=firstNames]').fill(firstNames);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=phone]').fill('+237690112233');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('input[name=passwordConfirmation]').fill(PASSWORD);
  await page.locator('input[name=terms]').check({ force: true });
  await page.locator('main form button[type=submit]').click();
  return email;
}

/** First day of the week of an instant, in the browsers' time zone. */
function mondayOf(instant: string): string {
  const noon = new Date(`${dateOf(instant)}T12:00:00Z`);
  return new Date(noon.getTime() - ((noon.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10);
}

const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

for (const language of ['en', 'fr'] as const) {
  test(`search, profile, slot, registration, request; the lawyer accepts; the client sees it live (${language})`, async ({
    page,
    openBrowser,
    api,
    quiet,
  }) => {
    test.slow();
    quiet.allow(/status of 403/u); // the first attempt, before the address is confirmed
    const { account, signed } = await api.newBookableProfessional();
    const { user: lawyer } = signed;
    let slot = '';
    const firstNames = `Accept${language.toUpperCase()}${rareName()}`;

    await test.step('the client finds the lawyer by name and opens the profile', async () => {
      await page.goto(at(language, '/'));
      await page.goto(at(language, '/recherche'));
      await expectHydrated(page);
      await page.locator('main input[name=q]').first().fill(lawyer.lastName);
      await page.locator('main input[name=q]').first().press('Enter');
      await expect(page).toHaveURL(/[?&]q=/);
      await page
        .getByRole('article')
        .filter({ hasText: lawyer.lastName })
        .first()
        .getByRole('link', { name: new RegExp(lawyer.lastName) })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(lawyer.lastName);
    });

    await test.step('chooses, writes, registers on the way and sends, losing nothing', async () => {
      slot = await prepareRequest(page, language, lawyer.id);
      await page
        .locator('main input[type=file]')
        .setInputFiles({ name: 'bail.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
      const email = await registerOnTheWay(page, language, firstNames);
      await expect(page).toHaveURL((url) => url.pathname === at(language, `/lawyers/booking/${lawyer.id}`));
      await expect(page.getByRole('alert').filter({ hasText: email }), 'it is sent by itself').toBeVisible();
      await expect(reasonField(page, language)).toHaveValue(REASON);
      expect(new URL(page.url()).searchParams.get('slot')).toBe(slot);
      await confirmByMail(page.context(), apiUrl(), email, language);
      await expect(receipt(page, language), 'it leaves by itself once the address is confirmed').toBeVisible({
        timeout: 20_000,
      });
      await expect(page.getByText('bail.pdf')).toBeVisible();
    });

    await test.step('follows the request: it is pending', async () => {
      await page.getByRole('link', { name: translate(language, 'remote-public/booking', 'done.follow') }).click();
      await expect(page).toHaveURL((url) => url.pathname === at(language, '/user/en-attente'));
      await expect(cardOf(page, lawyer.lastName)).toContainText(t(language, 'status.waiting'));
      await cardOf(page, lawyer.lastName)
        .getByRole('link', { name: new RegExp(lawyer.lastName) })
        .click();
      await expect(page).toHaveURL(/\/user\/rendez-vous\/[0-9a-f-]{36}/);
      await expect(page.getByText(t(language, 'status.waiting')).first()).toBeVisible();
    });

    const office = await (await openBrowser()).newPage();
    await test.step('the lawyer signs in in another browser, sees it under pending, and accepts', async () => {
      await office.goto(at(language, '/pro/en-attente'));
      await signIn(office, account);
      await expect(office).toHaveURL((url) => url.pathname === at(language, '/pro/en-attente'));
      const request = cardOf(office, firstNames);
      await expect(request).toContainText(REASON);
      await request.getByRole('button', { name: `${t(language, 'action.accept')}, ` }).click();
      await expect(request).toContainText(t(language, 'status.accepted'));
      await expect(request.getByRole('button')).toHaveCount(0);
    });

    await test.step('the client sees it without a reload, and takes it into the calendar', async () => {
      await expect(page.getByText(t(language, 'status.accepted')).first()).toBeVisible({ timeout: 20_000 });
      const save = page
        .getByRole('button', { name: t(language, 'calendarFile') })
        .or(page.getByRole('link', { name: t(language, 'calendarFile') }))
        .first();
      const { text: ics } = await readDownload(page, () => save.click());
      expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(ics).toMatch(/STATUS:CONFIRMED/);
      expect(ics).toMatch(/UID:/);
      expect(ics).toMatch(/DTSTART:\d{8}T\d{6}Z/);
      expect(ics.replaceAll('\r\n ', ''), 'others may read a calendar').not.toContain(REASON);
    });

    await test.step('it is in the list and in the calendar of the dashboard', async () => {
      await page.goto(at(language, '/user/rendez-vous'));
      await expect(cardOf(page, lawyer.lastName).first()).toContainText(t(language, 'status.accepted'));
      await page.goto(at(language, '/user/tableau-de-bord'));
      await showDays(page, [dateOf(slot)], t(language, 'calendar.previous'), t(language, 'calendar.next'));
      await expect(page.locator('.fc-daygrid-body tr'), 'a month is always six weeks').toHaveCount(6);
      await expect(dayCell(page, dateOf(slot)).locator('.fc-event')).toContainText(shownClock(language, slot));
      await expect(dayCell(page, dateOf(slot)).locator('.fc-event')).toContainText(lawyer.lastName);
    });
  });

  test(`the lawyer rejects with a reason, and the client sees it live (${language})`, async ({ openAs, api }) => {
    const { signed: lawyer } = await api.newBookableProfessional();
    const { signed } = await api.newClient();
    const [slot] = await freeTimes(api, lawyer);
    if (!slot) throw new Error('the lawyer has no free slot');
    const booked = await api.book(signed.token, lawyer.user.id, slot);

    const client = await openAs(signed);
    await client.goto(at(language, `/user/rendez-vous/${booked.id}`));
    await expect(client.getByText(t(language, 'status.waiting')).first()).toBeVisible();
    const leftOpen = await client.context().newPage();
    await leftOpen.goto(`${at(language, `/lawyers/booking/${lawyer.user.id}`)}?done=${booked.id}`);
    await expect(receipt(leftOpen, language)).toBeVisible();

    const office = await openAs(lawyer);
    await office.goto(at(language, `/pro/rendez-vous/${booked.id}`));
    await office.getByRole('button', { name: t(language, 'action.reject'), exact: true }).click();
    const prompt = office.getByRole('dialog');
    const submit = prompt.getByRole('button', { name: t(language, 'reject.submit') });
    await submit.click();
    await expect(prompt, 'nothing is rejected without a reason').toBeVisible();
    await prompt.getByRole('radio', { name: t(language, 'rejectReason.outside_expertise') }).check({ force: true });
    await submit.click();
    await expect(prompt).toBeHidden();

    await expect(client.getByText(t(language, 'status.rejected')).first()).toBeVisible({ timeout: 20_000 });
    await expect(client.getByText(t(language, 'rejectReason.outside_expertise')).first()).toBeVisible();
    await expect(
      leftOpen.getByRole('heading', {
        level: 1,
        name: translate(language, 'remote-public/booking', 'done.title_rejected'),
      }),
      'the receipt that was left open follows',
    ).toBeVisible({ timeout: 20_000 });
    await expect(
      leftOpen.getByRole('link', { name: translate(language, 'remote-public/booking', 'done.open') }),
    ).toHaveAttribute('href', at(language, `/user/rendez-vous/${booked.id}`));
    expect((await api.freeSlots(lawyer.user.id, 400)).map(({ startsAt }) => startsAt)).toContain(slot.startsAt);
  });
}

test('the pending page filters by today, this week, this month and all', async ({ openAs, api }) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  const { signed } = await api.newClient();
  const slot = (await freeTimes(api, lawyer))[7];
  if (!slot) throw new Error('the lawyer has no free slot');
  const booked = await api.book(signed.token, lawyer.user.id, slot);
  const page = await openAs(lawyer);
  await page.goto('/en/pro/en-attente');
  const card = page.locator(`article[aria-labelledby="appointment-${booked.id}"]`);
  const now = new Date();
  const isIn: Record<string, boolean> = {
    Today: dateOf(slot.startsAt) === dateOf(now.getTime()),
    'This week': mondayOf(slot.startsAt) === mondayOf(now.toISOString()),
    'This month': dateOf(slot.startsAt).slice(0, 7) === dateOf(now.getTime()).slice(0, 7),
    'All requests': true,
  };
  expect(isIn['Today'], 'the time that was booked is not today').toBe(false);
  for (const [name, isShown] of Object.entries(isIn)) {
    await page.getByRole('radio', { name }).click({ force: true });
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByRole('heading', { level: 1, name: 'Pending approval' })).toBeVisible();
    await expect(card).toHaveCount(isShown ? 1 : 0);
  }
  await api.change(signed.token, booked, { status: 'withdrawn' });
});

test('an incoming request appears on the open pending page without a reload', async ({ openAs, api }) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  const page = await openAs(lawyer);
  await page.goto('/en/pro/en-attente');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { signed } = await api.newClient();
  const [slot] = await freeTimes(api, lawyer);
  if (!slot) throw new Error('the lawyer has no free slot');
  const booked = await api.book(signed.token, lawyer.user.id, slot);
  const card = page.locator(`article[aria-labelledby="appointment-${booked.id}"]`);
  await expect(card).toBeVisible({ timeout: 20_000 });
  await api.change(signed.token, booked, { status: 'withdrawn' });
  await expect(card).toBeHidden({ timeout: 20_000 });
});
