import type { Page } from '@playwright/test';
import type { ApiDriver } from '../support/api-driver.ts';
import { freeTimes } from '../support/diary.ts';
import { pressEnterOn, tabTo } from '../support/tab-to.ts';
import { readDownload } from '../support/read-download.ts';
import { expect, test } from '../support/test.ts';

const ALL = /./;
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
const cardOf = ({ id }: { id: string }) => `article[aria-labelledby="appointment-${id}"]`;

/** A request of a new client to a new lawyer. */
async function newRequest(api: ApiDriver) {
  const { account, signed: lawyer } = await api.newBookableProfessional();
  const client = await api.newClient();
  const [slot] = await freeTimes(api, lawyer);
  if (!slot) throw new Error('the lawyer has no free slot');
  const booked = await api.book(client.signed.token, lawyer.user.id, slot);
  return { account, lawyer, client, booked };
}

test('the professional signs in, rejects with a reason and opens the appointment, by keyboard alone', async ({
  openBrowser,
  api,
}) => {
  test.slow();
  const { account, booked } = await newRequest(api);
  const page = await (await openBrowser()).newPage();
  await page.goto('/en/pro/en-attente');

  await tabTo(page, { role: 'email', name: ALL });
  await page.keyboard.type(account.email);
  await tabTo(page, { role: 'password', name: ALL });
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, /Pending approval/)).toBeVisible();

  await pressEnterOn(page, { role: 'button', name: /^Reject,/, within: cardOf(booked) });
  const prompt = page.getByRole('dialog');
  await tabTo(page, { role: 'radio', name: ALL, within: '[role=dialog]' });
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(prompt.getByRole('radio', { name: 'The question is outside my field' })).toBeChecked();
  await pressEnterOn(page, { role: 'submit', name: /Reject the request/, within: '[role=dialog]' });
  await expect(prompt).toBeHidden();
  await expect(page.locator(cardOf(booked))).toContainText('Rejected');
  await expect(page.locator(cardOf(booked)).getByRole('link', { name: /^Appointment with/ })).toBeFocused();

  await pressEnterOn(page, { role: 'a', name: /^Appointments$/, within: 'nav' });
  await expect(heading(page, /^Appointments$/)).toBeVisible();
  await tabTo(page, { role: 'radio', name: /^Week$/ });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=list/);
  await tabTo(page, { role: 'radio', name: /Upcoming/ });
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/group=closed/);
  await pressEnterOn(page, { role: 'a', name: ALL, within: cardOf(booked) });
  await expect(heading(page, /Appointment with Awa Essai/)).toBeVisible();
  await expect(page.getByText('The question is outside my field').first()).toBeVisible();
});

test('the client withdraws a request from the dashboard, by keyboard alone', async ({ openAs, api }) => {
  const { client, booked } = await newRequest(api);
  const page = await openAs(client.signed);
  await page.goto('/en/user/tableau-de-bord');
  await expect(page.locator(cardOf(booked))).toBeVisible();
  await pressEnterOn(page, { role: 'a', name: ALL, within: cardOf(booked) });
  await expect(heading(page, /Appointment with/)).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /Withdraw the request/, within: 'main' });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /Withdraw the request/, within: '[role=alertdialog]' });
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
});

test('the client exports an appointment to a calendar and cancels it with a reason, by keyboard alone', async ({
  openAs,
  api,
}) => {
  const { lawyer, client, booked } = await newRequest(api);
  await api.change(lawyer.token, booked, { status: 'accepted' });
  const page = await openAs(client.signed);
  await page.goto('/en/user/tableau-de-bord');
  await expect(page.getByRole('heading', { name: 'Next appointment' })).toBeVisible();
  await pressEnterOn(page, { role: 'a', name: /^Open$/, within: 'main' });
  await expect(heading(page, /Appointment with/)).toBeVisible();

  const saved = await readDownload(page, () => pressEnterOn(page, { role: 'button', name: /\.ics/, within: 'main' }));
  expect(saved.text).toMatch(/STATUS:CONFIRMED/);

  await pressEnterOn(page, { role: 'button', name: /Cancel the appointment/, within: 'main' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, { role: 'radio', name: ALL, within: '[role=dialog]' });
  await page.keyboard.press('Space');
  await pressEnterOn(page, { role: 'submit', name: /Cancel the appointment/, within: '[role=dialog]' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('The appointment is no longer needed').first()).toBeVisible();
});
