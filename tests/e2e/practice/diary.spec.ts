import type { Page } from '@playwright/test';
import { acceptedAppointment, clockOf, dateOf, dayCell, fetchAppointment, freeTimes } from '../support/diary.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { expectPrint } from '../support/expect-print.ts';
import { readDownload } from '../support/read-download.ts';
import { runSql } from '../support/run-sql.ts';
import { apiUrl, expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';
import { retryUntil } from '../support/retry-until.ts';

const HALF_HOUR = 30 * 60_000;
/** Of the practice. */
const DAKAR = 'Africa/Dakar';

/** The middle of half an hour in the grid of a day. */
async function pointAt(page: Page, instant: string) {
  const lane = page.locator(`.fc-timegrid-slot-lane[data-time="${clockOf(instant, DAKAR)}:00"]`);
  await lane.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await lane.boundingBox();
  if (!box) throw new Error(`${clockOf(instant, DAKAR)} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + 4 };
}

test('dragging and pulling an appointment in the hours of a day proposes the time and the length', async ({
  api,
  openAs,
}) => {
  const { signed: professional } = await api.newBookableProfessional({ timeZone: DAKAR });
  const slots = await freeTimes(api, professional, 600);
  const isFree = (at: number) => slots.some(({ startsAt }) => Date.parse(startsAt) === at);
  const slot = slots.find(
    ({ startsAt, endsAt }) =>
      Date.parse(endsAt) - Date.parse(startsAt) <= 2 * HALF_HOUR &&
      [1, 2, 3, 4].every((step) => isFree(Date.parse(startsAt) + step * HALF_HOUR)),
  );
  if (!slot) throw new Error('The diary has no three free hours in a row.');
  const { appointment } = await acceptedAppointment(api, professional, slot);
  const then = new Date(Date.parse(slot.startsAt) + 3 * HALF_HOUR).toISOString();
  const page = await openAs(professional);
  await page.goto(`/en/pro/rendez-vous?view=day&date=${dateOf(slot.startsAt)}`);
  const event = page.locator(`.fc-timegrid-event[href$="${appointment.id}"]`);
  await expect(event).toBeVisible();
  await expect(page.locator('.nimbia-closed').first()).toBeAttached();
  await expectNoAxeViolations(page, 'the hours of a day');

  const target = await pointAt(page, then);
  const from = await event.boundingBox();
  if (!from) throw new Error('The appointment is not on the page.');
  await page.mouse.move(from.x + from.width / 2, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y - 8, { steps: 6 });
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await page.mouse.up();
  const dialog = page.getByRole('alertdialog', { name: 'Propose this new time?' });
  await expect(dialog).toContainText(clockOf(then, DAKAR));
  await dialog.getByRole('button', { name: 'Keep as it is' }).last().click();

  // It scrolls, so it comes first.
  const end = await pointAt(page, new Date(Date.parse(slot.endsAt) + HALF_HOUR).toISOString());
  await event.hover();
  const handle = await event.locator('.fc-event-resizer-end').boundingBox();
  if (!handle) throw new Error('The appointment cannot be pulled.');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y - 10, { steps: 8 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => fetchAppointment(api, professional, appointment))
    .toMatchObject({
      proposedStartsAt: slot.startsAt,
      proposedEndsAt: new Date(Date.parse(slot.endsAt) + HALF_HOUR).toISOString(),
    });
});

test('a new appointment in a time that is taken meanwhile goes to the nearest free one, and the client accepts it', async ({
  api,
  openAs,
  quiet,
}) => {
  quiet.allow(/409/u);
  const { signed: professional } = await api.newBookableProfessional({ timeZone: DAKAR });
  const [known, wanted] = await freeTimes(api, professional);
  if (!known || !wanted) throw new Error('The diary is full.');
  const { client } = await acceptedAppointment(api, professional, known, 'Zébulon');
  const page = await openAs(professional);
  await page.goto(`/en/pro/rendez-vous?view=day&date=${dateOf(wanted.startsAt)}`);
  await expect(page.locator('.fc-timegrid')).toBeVisible();
  const { x, y } = await pointAt(page, wanted.startsAt);
  await page.mouse.click(x, y);
  const dialog = page.getByRole('dialog', { name: 'New appointment' });
  await expect(dialog.getByRole('textbox', { name: 'Start' })).toHaveValue(clockOf(wanted.startsAt, DAKAR));
  await dialog.getByRole('button', { name: 'Propose the appointment' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose a client');
  await dialog.getByRole('combobox', { name: 'Client' }).fill('zebul');
  await page.getByRole('option', { name: 'Awa Zébulon' }).click();
  await dialog.getByLabel('About').fill('Signing the lease');
  await page.reload();
  await expect(dialog.getByLabel('About')).toHaveValue('Signing the lease');
  await expectNoAxeViolations(page, 'a new appointment');

  const { signed: other } = await api.newClient();
  await api.book(other.token, professional.user.id, { ...wanted, callTypes: ['video'] });
  await dialog.getByRole('button', { name: 'Propose the appointment' }).click();
  await expect(dialog).toContainText('You are not free at this time');
  await dialog.getByRole('alert').getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Propose the appointment' }).click();
  await expect(page.getByText('Appointment proposed.')).toBeVisible();

  const theirs = await openAs(client);
  await theirs.goto('/en/user/en-attente');
  await expect(theirs.getByText('The practice proposes this appointment')).toBeVisible();
  await theirs.getByRole('button', { name: /^Accept/u }).click();
  await expect(theirs.getByText('Appointment confirmed.')).toBeVisible();
});

test('the shown day is printed as a table and saved as a file, also once the list failed to load', async ({
  api,
  openAs,
  quiet,
}) => {
  quiet.allow(/503/u);
  const { signed: professional } = await api.newBookableProfessional({ timeZone: DAKAR });
  const [slot] = await freeTimes(api, professional);
  if (!slot) throw new Error('The diary is full.');
  const { appointment } = await acceptedAppointment(api, professional, slot, 'Imprimé');
  const date = dateOf(slot.startsAt);
  const page = await openAs(professional);
  await page.goto(`/en/pro/rendez-vous?view=day&date=${date}`);
  await expect(page.locator(`.fc-timegrid-event[href$="${appointment.id}"]`)).toBeVisible();
  const save = page.getByRole('button', { name: 'Save as CSV' });
  const { name, text } = await readDownload(page, () => save.click());
  expect(name).toBe(`appointments-${date}.csv`);
  const [header, ...rows] = text.trim().split('\r\n');
  expect(header).toContain('Date,Start,End,Client');
  expect(rows.every((row) => row.startsWith(date))).toBe(true);
  const [start, end] = [slot.startsAt, slot.endsAt].map((instant) => clockOf(instant, DAKAR));
  const line = `${date},${start},${end},Awa Imprimé,`;
  expect(rows.find((row) => row.startsWith(line))).toContain(',Accepted,');

  const asked = page.evaluate(() => new Promise<void>((resolve) => (window.print = resolve)));
  await page.getByRole('button', { name: 'Print' }).click();
  await asked;
  await expectPrint(page, 'a day of the diary');
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('section[aria-hidden] tr', { hasText: 'Awa Imprimé' });
  await expect(printed.filter({ hasText: 'Accepted' }).first()).toBeVisible();
  await expect(page.locator('.fc')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('radio', { name: 'List', exact: true }).check({ force: true });
  await expect(page.locator('.fc')).toHaveCount(0);
  await page.route('**/pro/get-all/appointments', (route) => route.fulfill({ status: 503 }));
  await save.click();
  await expect(page.getByText('The file could not be prepared')).toBeVisible();
  await page.unroute('**/pro/get-all/appointments');
  const list = await readDownload(page, () => save.click());
  expect(list.text).toContain(line);
});

test('a request says once that it waits, stays where it is until its conflict is checked, and the line of the hour is behind it', async ({
  api,
  openAs,
}) => {
  const { signed: professional } = await api.newBookableProfessional({ timeZone: DAKAR });
  const [first, second] = await freeTimes(api, professional);
  if (!first || !second) throw new Error('The diary has no two free times.');
  const known = await api.newClient('Zangbeto');
  await api.book(known.signed.token, professional.user.id, first);
  const client = await api.newClient('Partie');
  const request = await api.book(client.signed.token, professional.user.id, second);
  const party = { appointmentId: request.id, role: 'other', kind: 'person', name: 'Awa Zangbeto' };
  await api.call('POST', '/base/appointment_parties/create', party, client.signed.token);
  const page = await openAs(professional);
  await page.goto(`/en/pro/rendez-vous?view=day&date=${dateOf(second.startsAt, DAKAR)}`);
  const event = page.locator(`.fc-timegrid-event[href$="${request.id}"]`);
  await expect(event).toHaveAccessibleName(/Pending/u);
  expect((await event.textContent())?.match(/Pending/gu)).toHaveLength(1);

  const target = await pointAt(page, new Date(Date.parse(second.endsAt) + 2 * HALF_HOUR).toISOString());
  const from = await event.boundingBox();
  if (!from) throw new Error('The request is not on the page.');
  await page.mouse.move(from.x + from.width / 2, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y - 8, { steps: 6 });
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('Check the possible conflict of interest in')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.goto('/en/pro/rendez-vous?view=day');
  const depthOf = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => Number(getComputedStyle(element).zIndex));
  expect(await depthOf('.fc-timegrid-now-indicator-line')).toBeLessThan(await depthOf('.fc-timegrid-col-events'));
});

test('a diary that could not be read is tried again, and then follows requests by itself', async ({
  api,
  openAs,
  quiet,
}) => {
  quiet.allow(/status of 503/u, /UNAVAILABLE|diary/u);
  const words = (key: string) => translate('en', 'shared-ui/appointments', key);
  const { signed: professional } = await api.newBookableProfessional({ timeZone: DAKAR });
  const [slot] = await freeTimes(api, professional);
  if (!slot) throw new Error('The diary is full.');
  const { signed: client } = await api.newClient();
  const page = await openAs(professional);
  await page.route('**/pro/get-all/appointments', (route) => route.fulfill({ status: 503 }));
  // What is told live only is not told later.
  const stream = page.waitForResponse(`${apiUrl()}/events`);
  await page.goto(`/en/pro/rendez-vous?view=day&date=${dateOf(slot.startsAt, DAKAR)}`);
  await stream;
  await expect(page.getByText(words('calendar.failed'))).toBeVisible();
  await page.unroute('**/pro/get-all/appointments');
  const failed = page.getByText(words('calendar.failed'));
  await retryUntil(page, words('calendar.retry'), (within) => expect(failed).toBeHidden(within));

  const request = await api.book(client.token, professional.user.id, slot);
  const event = page.locator(`.fc-timegrid-event[href$="${request.id}"]`);
  await expect(event).toHaveAccessibleName(/Pending/u);
  await api.change(professional.token, request, { status: 'accepted' });
  await expect(event).not.toHaveAccessibleName(/Pending/u);
  await expect(event).toBeVisible();
});

test('busy times that could not be read leave the appointments, and are on each of their days once they are tried again', async ({
  api,
  openAs,
  quiet,
}) => {
  quiet.allow(/status of 503/u, /UNAVAILABLE|part of a calendar/u);
  const { signed: professional } = await api.newBookableProfessional({ timeZone: DAKAR });
  const [slot] = await freeTimes(api, professional);
  if (!slot) throw new Error('The diary is full.');
  const { appointment } = await acceptedAppointment(api, professional, slot);
  const day = 48 * HALF_HOUR;
  const [from, until] = [-1, 1].map((days) => new Date(Date.parse(slot.startsAt) + days * day).toISOString());
  await runSql([
    `with source as (
       insert into calendar_sources (professional_id, name, kind, host, sealed, address_hash, next_at)
       values ($1, 'Tribunal', 'ics', 'example.org', '', '', now() + interval '1 day') returning id)
     insert into calendar_busy (source_id, professional_id, starts_at, ends_at) select id, $1, $2, $3 from source`,
    [professional.user.id, from, until],
  ]);
  const date = dateOf(slot.startsAt, DAKAR);
  const page = await openAs(professional, { viewport: { width: 390, height: 780 } });
  await page.route('**/pro/get-all/calendar_busy', (route) => route.fulfill({ status: 503 }));
  await page.goto(`/en/pro/rendez-vous?view=month&date=${date}`);
  await dayCell(page, date).click();
  const dots = dayCell(page, date).locator('.nimbia-dot');
  const failed = page.getByText(translate('en', 'remote-pro/closed-days', 'busyFailed'));
  await expect(page.locator(`a[href$="${appointment.id}"]`)).toBeVisible();
  await expect(dots).toHaveCount(1);
  await expect(failed).toBeVisible();
  await expectNoAxeViolations(page, 'a diary without busy times');
  await page.unroute('**/pro/get-all/calendar_busy');
  const retry = translate('en', 'shared-ui/appointments', 'calendar.retry');
  await retryUntil(page, retry, (within) => expect(failed).toBeHidden(within));
  await expect(dots).toHaveCount(2);
  // It lasts the whole day, which has no hours to say.
  await expect(page.getByRole('listitem').filter({ hasText: /^Busy · Tribunal$/u })).toBeVisible();
  await expect(page.locator(`a[href$="${appointment.id}"]`)).toBeVisible();
});
