import type { Page } from '@playwright/test';
import type { Consultation } from 'shared-contracts/schemas/consultation';
import { CLIENT } from '../support/accounts.ts';
import {
  busyNotice,
  bar,
  holdNotice,
  prepareRequest,
  REASON,
  reasonField,
  receipt,
  sendButton,
  slotLink,
  takenNotice,
  writeReason,
} from '../support/booking.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';

const CREATE = '**/base/appointments/create';
const HOLD = '**/slots/hold';
const NETWORK = /Failed to load resource|net::ERR/;

/** End of the hold once the slot is selected. */
const heldNote = (page: Page) =>
  page.getByText(translate('en', 'remote-public/booking', 'review.note').split('{{')[0]!);

for (const [width, language] of [
  [360, 'fr'],
  [1280, 'en'],
] as const)
  test(`going offline during a booking shows a message, loses nothing, and sends once when back (${width} px, ${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(NETWORK);
    const { lawyer } = await api.bookableLawyer();
    const page = await openAs((await api.newClient()).signed, { viewport: { width, height: 780 } });
    await prepareRequest(page, language, lawyer.id);
    await page.context().setOffline(true);
    await sendButton(page, language).click();
    const notice = page
      .getByRole('alert')
      .filter({ hasText: translate(language, 'remote-public/booking', 'problem.title') });
    await expect(notice).toBeInViewport();
    await expect(reasonField(page, language)).toHaveValue(REASON);
    await page.context().setOffline(false);
    await sendButton(page, language).click();
    await expect(receipt(page, language)).toBeVisible();
  });

test('on a phone, a slot lost meanwhile is said with the nearest free ones, and the request leaves for one of them', async ({
  openAs,
  api,
  quiet,
}) => {
  quiet.allow(/status of 409/, NETWORK);
  const { lawyer, slots } = await api.bookableLawyer();
  const [slot] = slots;
  if (!slot) throw new Error('no slot');
  const page = await openAs((await api.newClient()).signed, { viewport: { width: 360, height: 780 } });
  await page.route(HOLD, (route) => route.abort());
  await page.goto(slotLink('fr', lawyer.id, slot.startsAt));
  await writeReason(page, 'fr');
  await api.book((await api.newClient()).signed.token, lawyer.id, slot);
  await sendButton(page, 'fr').click();
  const notice = takenNotice(page, 'fr');
  await expect(notice).toBeInViewport();
  await expect(reasonField(page, 'fr')).toHaveValue(REASON);
  await notice.getByRole('listitem').getByRole('button').first().click();
  await expect(notice).toBeHidden();
  await sendButton(page, 'fr').click();
  await expect(receipt(page, 'fr')).toBeVisible();
});

test('an API outage during a booking shows a message and loses nothing, and sending works once the API is back', async ({
  openAs,
  api,
  quiet,
}) => {
  quiet.allow(NETWORK, /503/);
  const { lawyer } = await api.bookableLawyer();
  const page = await openAs((await api.newClient()).signed);
  await prepareRequest(page, 'en', lawyer.id);
  await page.route(CREATE, (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'down' }));
  await sendButton(page, 'en').click();
  await expect(
    page.getByRole('alert').filter({ hasText: translate('en', 'remote-public/booking', 'problem.title') }),
  ).toBeVisible({ timeout: 20_000 });
  await page.unroute(CREATE);
  await sendButton(page, 'en').click();
  await expect(receipt(page, 'en')).toBeVisible();
});

test('the search reports an API outage, and its retry works', async ({ page, quiet }) => {
  quiet.allow(NETWORK, /503/);
  await page.goto('/en/recherche');
  await expectHydrated(page);
  await page.route('**/base/professionals/lawyer-filter', (route) => route.abort());
  await page.locator('main input[name=q]').first().fill('Douala');
  await page.locator('main input[name=q]').first().press('Enter');
  await expect(page.getByText(translate('en', 'remote-public/search', 'failed.title'))).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/base/professionals/lawyer-filter');
  await page.getByRole('button', { name: translate('en', 'shared-ui/common', 'retry') }).click();
  await expect(page.getByText(translate('en', 'remote-public/search', 'failed.title'))).toBeHidden();
});

test('an access token that expires during a booking is refreshed silently', async ({ openAs, api, quiet }) => {
  quiet.allow(/status of 401/);
  const { lawyer } = await api.bookableLawyer();
  const page = await openAs((await api.newClient()).signed);
  await prepareRequest(page, 'en', lawyer.id);
  let refused = 0;
  await page.route(CREATE, async (route) => {
    if (refused > 0) return route.continue();
    refused += 1;
    const problem = {
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      code: 'TOKEN_EXPIRED',
      requestId: 'test',
      errors: [],
    };
    const headers = {
      'access-control-allow-origin': new URL(page.url()).origin,
      'access-control-allow-credentials': 'true',
    };
    return route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      headers,
      body: JSON.stringify(problem),
    });
  });
  await sendButton(page, 'en').click();
  await expect(receipt(page, 'en')).toBeVisible();
  expect(refused).toBe(1);
});

test('after a session is revoked during a booking, signing in again sends the entered data', async ({
  openAs,
  api,
  quiet,
}) => {
  quiet.allow(/status of 401/);
  const { lawyer } = await api.bookableLawyer();
  const { account, signed } = await api.newClient();
  const page = await openAs(signed);
  await prepareRequest(page, 'en', lawyer.id);
  await api.send('POST', '/auth/logout', {}, signed.token);
  await page.context().clearCookies();
  await sendButton(page, 'en').click();
  await page
    .getByRole('main')
    .getByRole('button', { name: translate('en', 'remote-public/booking', 'identity.signIn') })
    .first()
    .click();
  await signIn(page, account);
  await expect(receipt(page, 'en'), 'it leaves by itself').toBeVisible();
  await expect(page.getByText(REASON)).toBeVisible();
});

test('a double click on "send" sends one request', async ({ openAs, api }) => {
  const { lawyer } = await api.bookableLawyer();
  const { signed } = await api.newClient();
  const page = await openAs(signed);
  await prepareRequest(page, 'en', lawyer.id);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/base/appointments/create')) sent += 1;
  });
  await sendButton(page, 'en').dblclick();
  await expect(receipt(page, 'en')).toBeVisible();
  expect(sent).toBe(1);
  expect(await api.appointments(signed.token)).toHaveLength(1);
});

test('of two concurrent requests for one slot without holds one wins, and the other is shown the nearest free slots', async ({
  openAs,
  api,
  quiet,
}) => {
  quiet.allow(/status of 409/, NETWORK);
  const { lawyer, slots } = await api.bookableLawyer();
  const [slot] = slots;
  if (!slot) throw new Error('no slot');
  const pages: Page[] = [];
  for (let index = 0; index < 2; index += 1) {
    const page = await openAs((await api.newClient()).signed);
    await page.route(HOLD, (route) => route.abort());
    await page.goto(slotLink('en', lawyer.id, slot.startsAt));
    await writeReason(page, 'en');
    await expect(heldNote(page)).toBeVisible();
    pages.push(page);
  }
  await Promise.all(pages.map((page) => sendButton(page, 'en').click()));
  await expect
    .poll(async () => (await Promise.all(pages.map((page) => receipt(page, 'en').isVisible()))).filter(Boolean).length)
    .toBe(1);
  const loser = (await receipt(pages[0]!, 'en').isVisible()) ? pages[1]! : pages[0]!;
  await expect(takenNotice(loser, 'en')).toBeVisible();
  await expect(reasonField(loser, 'en')).toHaveValue(REASON);
  await expect(bar(loser, 'en').getByRole('deletion')).toBeVisible();
  await expect(heldNote(loser), 'nothing is promised of what is lost').toBeHidden();

  await takenNotice(loser, 'en').getByRole('listitem').getByRole('button').first().click();
  await expect(takenNotice(loser, 'en')).toBeHidden();
  await sendButton(loser, 'en').click();
  await expect(receipt(loser, 'en')).toBeVisible();
});

test('a slot is hidden from others while its form is filled in; a reload keeps the hold, leaving releases it', async ({
  openBrowser,
  page,
  api,
  quiet,
}) => {
  quiet.allow(/status of 409/);
  const { lawyer, slots } = await api.bookableLawyer();
  const [slot] = slots;
  if (!slot) throw new Error('no slot');
  const isSeen = async () => (await api.freeSlots(lawyer.id, 200)).some(({ startsAt }) => startsAt === slot.startsAt);
  const link = slotLink('en', lawyer.id, slot.startsAt);

  await page.goto(link);
  await expect(holdNotice(page, 'en')).toBeVisible();
  expect(await isSeen()).toBe(false);
  const other = await (await openBrowser()).newPage();
  await other.goto(link);
  await expect(busyNotice(other, 'en')).toBeVisible();

  await writeReason(page, 'en');
  await page.reload();
  await expect(holdNotice(page, 'en')).toBeVisible();
  expect(await isSeen(), 'the reload has not let go of it').toBe(false);
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(holdNotice(page, 'fr')).toBeVisible();
  expect(await isSeen(), 'nor the other language').toBe(false);

  await expectHydrated(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL((url) => !url.pathname.includes('/booking/'));
  await expect.poll(isSeen, 'left inside the site, it is free at once').toBe(true);
  await other.reload();
  await expect(holdNotice(other, 'en')).toBeVisible();
});

test('a link to a slot that was taken reports it before anything is typed', async ({ page, api, quiet }) => {
  quiet.allow(/status of 409/);
  const { lawyer, slots } = await api.bookableLawyer();
  const [slot] = slots;
  if (!slot) throw new Error('no slot');
  await api.book((await api.newClient()).signed.token, lawyer.id, slot);
  await page.goto(slotLink('en', lawyer.id, slot.startsAt));
  await expect(busyNotice(page, 'en')).toBeVisible();
});

test('a deep link to an appointment leads through sign-in back to it, and is not found for other users', async ({
  page,
  api,
  openAs,
  quiet,
}) => {
  quiet.allow(/status of 404/);
  const { lawyer, slots } = await api.bookableLawyer();
  const { account, signed } = await api.newClient();
  const booked = await api.book(signed.token, lawyer.id, slots[2]!);
  await page.goto(`/en/user/rendez-vous/${booked.id}`);
  await expect(page).toHaveURL((url) => url.pathname === '/en/login-user');
  await signIn(page, account);
  await expect(page).toHaveURL((url) => url.pathname === `/en/user/rendez-vous/${booked.id}`);
  await expect(page.getByText(String(booked.reason))).toBeVisible();

  const stranger = await openAs(CLIENT);
  await stranger.goto(`/en/user/rendez-vous/${booked.id}`);
  await expect(stranger.getByText(String(booked.reason))).toBeHidden();
  await expect(
    stranger.getByText(translate('en', 'shared-ui/appointments', 'failure.notFoundTitle')).first(),
  ).toBeVisible();
});

test('a reload and the other language keep every answer', async ({ page, api }) => {
  const { lawyer } = await api.bookableLawyer();
  const slot = await prepareRequest(page, 'fr', lawyer.id);
  await page.reload();
  await expect(reasonField(page, 'fr')).toHaveValue(REASON);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/en\/lawyers\/booking\//);
  await expect(reasonField(page, 'en')).toHaveValue(REASON);
  await expect(page.locator(`input[name=slot][value="${slot}"]`)).toBeChecked();
  await expect(page.locator('input[name=callType][value=video]')).toBeChecked();
});

for (const [width, language, before, after] of [
  [360, 'fr', /80\s€/u, /90,50\s€/u],
  [1280, 'en', '€80', '€90.50'],
] as const)
  test(`a fee that changed meanwhile is shown before the request is sent again (${width} px, ${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 409/);
    const { token, user } = (await api.newBookableProfessional()).signed;
    const { consultationId } = await api.offer(user.id);
    const charge = (fee: number) =>
      api.call<Consultation>(
        'PUT',
        `/base/consultations/update/${consultationId}`,
        { feeKind: 'fixed', fee, currency: 'EUR' },
        token,
      );
    await charge(8_000);
    const page = await openAs((await api.newClient()).signed);
    await page.setViewportSize({ width, height: 780 });
    await prepareRequest(page, language, user.id);
    await expect(bar(page, language)).toContainText(before);
    await charge(9_050);
    await sendButton(page, language).click();
    const notice = page
      .getByRole('alert')
      .filter({ hasText: translate(language, 'remote-public/booking', 'problem.changed') });
    await expect(notice).toContainText(after);
    await expect(notice).toBeInViewport();
    await expect(bar(page, language)).toContainText(after);
    await expect(reasonField(page, language)).toHaveValue(REASON);
    await sendButton(page, language).click();
    await expect(receipt(page, language)).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: after })).toBeVisible();
  });

test('withdrawing a request frees its slot', async ({ openAs, api }) => {
  const t = (key: string) => translate('en', 'shared-ui/appointments', key);
  const { lawyer, slots } = await api.bookableLawyer();
  const { signed } = await api.newClient();
  const booked = await api.book(signed.token, lawyer.id, slots[3]!);
  const page = await openAs(signed);
  await page.goto(`/en/user/rendez-vous/${booked.id}`);
  await page.getByRole('button', { name: t('action.withdraw') }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: t('withdrawPrompt.submit') })
    .click();
  await expect(page.getByText(t('status.withdrawn')).first()).toBeVisible();
  expect((await api.freeSlots(lawyer.id, 200)).map(({ startsAt }) => startsAt)).toContain(slots[3]!.startsAt);
});
