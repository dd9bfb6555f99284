import { expect, type Locator, type Page } from '@playwright/test';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Slot } from 'shared-contracts/schemas/slots';
import { wallTimeLabel } from 'shared-contracts/formats/time/wall-time-label';
import type { ApiDriver, Signed } from './api-driver.ts';
import { beginIn } from './begin-in.ts';
import type { Language } from './translate.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Clients may reschedule and cancel until 24 hours before; a test may take an hour to get there. */
const NOTICE = 25 * HOUR;

/** YYYY-MM-DD in the browsers' time zone, or in that of a practice, which the professional's area shows. */
export const dateOf = (instant: string | number, timeZone = 'Africa/Douala'): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant));

/** HH:MM in the same time zones. */
export const clockOf = (instant: string | number, timeZone = 'Africa/Douala'): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(instant));

/** The same as it is written on a page. */
export const shownClock = (language: Language, instant: string | number, timeZone?: string): string =>
  wallTimeLabel(clockOf(instant, timeZone), language);

export const yesterday = (): string => dateOf(Date.now() - DAY);

/** The free slots of a professional of the test's own by video, in order: none within the notice of cancellation. */
export async function freeTimes(api: ApiDriver, professional: Signed, most = 300): Promise<Slot[]> {
  const slots = await api.freeSlots(professional.user.id, most);
  const earliest = new Date(Date.now() + NOTICE).toISOString();
  return slots.filter(({ startsAt, callTypes }) => callTypes.includes('video') && startsAt > earliest);
}

/** Two free slots at the same hour of different days, close enough for one month of the calendar. */
export function sameHour(slots: readonly Slot[]): [Slot, Slot] {
  for (const first of slots) {
    const second = slots.find(
      ({ startsAt }) =>
        startsAt > first.startsAt &&
        dateOf(startsAt) !== dateOf(first.startsAt) &&
        clockOf(startsAt) === clockOf(first.startsAt),
    );
    if (second) return [first, second];
  }
  throw new Error('The diary has no hour that is free on two days.');
}

/** An accepted appointment of a new client. */
export async function acceptedAppointment(api: ApiDriver, professional: Signed, slot: Slot, lastName?: string) {
  const { signed } = await api.newClient(lastName);
  const request = await api.book(signed.token, professional.user.id, { ...slot, callTypes: ['video'] });
  const appointment = await api.change(professional.token, request, { status: 'accepted' });
  return { client: signed, appointment };
}

/** An appointment of a new client that took place so long ago. */
export async function pastAppointment(api: ApiDriver, professional: Signed, daysAgo: number) {
  const [slot] = await freeTimes(api, professional);
  if (!slot) throw new Error('The diary is full.');
  const { client, appointment } = await acceptedAppointment(api, professional, slot);
  await beginIn(appointment, (-daysAgo * DAY) / 1000);
  return { client, appointment: await api.change(professional.token, appointment, { status: 'done' }) };
}

export const dayCell = (page: Page, date: string): Locator => page.locator(`.fc-daygrid-day[data-date="${date}"]`);

/** Pages back and forth until all the days are rendered: six weeks include the next few days and yesterday. */
export async function showDays(page: Page, dates: readonly string[], previous: string, next: string) {
  await expect(page.locator('.fc-dayGridMonth-view')).toBeVisible();
  for (const press of [undefined, previous, next, next]) {
    if (press !== undefined) await page.getByRole('button', { name: press, exact: true }).click();
    const drawn = await Promise.all(dates.map((date) => dayCell(page, date).count()));
    if (drawn.every((count) => count > 0)) return;
  }
  throw new Error(`${dates.join(' and ')} never stand in one month of the calendar`);
}

/** FullCalendar scrolls the page when the pointer nears its edge, which moves another day under it: scroll away from the edges first. */
export const scrollToCentre = (day: Locator): Promise<void> =>
  day.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Whether FullCalendar has the pointer on the day: it highlights the target, or refuses it for the whole page. */
const isPointerOn = (day: Locator): Promise<boolean> =>
  day.evaluate((element) => {
    const aim = element.getBoundingClientRect();
    const [x, y] = [aim.x + aim.width / 2, aim.y + aim.height / 2];
    const lit = Array.from(document.querySelectorAll('.fc-highlight'), (one) => one.getBoundingClientRect());
    const inside = lit.some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
    return inside || document.body.classList.contains('fc-not-allowed');
  });

/** What a press at this point of the page would take hold of, if not what is dragged: something else would happen. */
const wrongHold = (from: Locator, x: number, y: number): Promise<string | null> =>
  from.evaluate(
    (element, [x, y]) => {
      const under = document.elementFromPoint(x, y);
      const [wanted, found] = [element, under].map((one) => one?.closest('.fc-event') ?? null);
      if (wanted === found) return null;
      if (found) return `took hold of the event "${found.textContent}"`;
      return `found nothing where the event "${wanted?.textContent}" was expected, but ${under?.outerHTML.slice(0, 200) ?? 'no page'}`;
    },
    [x, y] as const,
  );

/**
 * With the mouse, in steps: FullCalendar needs to see it move. Drops only once the pointer is on the day.
 * @param meanwhile what happens while the pointer rests there
 */
export async function drag(page: Page, from: Locator, to: Locator, meanwhile?: () => Promise<void>) {
  // What arrives renders the events anew, and the one under the pointer would be gone.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(from, 'what is to be dragged lies on the page').toBeVisible();
  await scrollToCentre(to);
  await from.hover();
  const start = await from.boundingBox();
  if (!start) throw new Error('What is dragged is not on the page.');
  const wrong = await wrongHold(from, start.x + start.width / 2, start.y + start.height / 2);
  if (wrong !== null) throw new Error(`The drag ${wrong}.`);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 8, start.y + start.height / 2 + 8, { steps: 4 });
  await expect(async () => {
    const end = await to.boundingBox();
    if (!end) throw new Error('The day to drag to is not on the page.');
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
    expect(await isPointerOn(to)).toBe(true);
  }).toPass();
  await meanwhile?.();
  await page.mouse.up();
}

export const fetchAppointment = (api: ApiDriver, who: Signed, { id }: Appointment): Promise<Appointment> =>
  api.call('GET', `/base/appointments/get-one/${id}`, undefined, who.token);
