import { expect, type Page } from '@playwright/test';
import { pick } from './pick.ts';
import { at, translate, type Language } from './translate.ts';

const t = (language: Language, key: string) => translate(language, 'remote-public/booking', key);
export const REASON = 'My landlord refuses to give the deposit back.';

/** Chooses on the booking page how to meet and a slot, and writes the reason. Returns the slot. */
export async function prepareRequest(page: Page, language: Language, professionalId: string, reason = REASON) {
  await page.goto(at(language, `/lawyers/booking/${professionalId}`));
  await chooseVideo(page, language);
  await chooseWholeDay(page, language);
  const slot = freeSlots(page, language).last();
  const held = heldSlot(page);
  await pick(slot);
  await expect(page).toHaveURL(/[?&]slot=/u);
  await held;
  return writeReason(page, language, reason);
}

/** The answer to the hold that comes next: of a request that is sent before it, the hold would be refused. */
export const heldSlot = (page: Page) => page.waitForResponse('**/slots/hold', { timeout: 60_000 });

export const chooseVideo = (page: Page, language: Language) => pick(way(page, language, 'video'));

/** Continues from a link with call type and slot: only the reason is missing. */
export async function writeReason(page: Page, language: Language, reason = REASON): Promise<string> {
  await reasonField(page, language).fill(reason);
  return new URL(page.url()).searchParams.get('slot') ?? '';
}

/** The URL that a free slot of a card or a profile links to. */
export const slotLink = (language: Language, professionalId: string, startsAt: string) =>
  `${at(language, `/lawyers/booking/${professionalId}`)}?${new URLSearchParams({ type: 'video', slot: startsAt }).toString()}`;

export const way = (page: Page, language: Language, type: 'video' | 'call' | 'in_person') =>
  page.getByRole('radio', { name: t(language, `way.${type}`) });
/** The slots of the day that is shown. */
export const freeSlots = (page: Page, language: Language) =>
  page.getByRole('group', { name: t(language, 'slot.legend') }).getByRole('radio');
/** Shows the second day: of the first, any number of slots may be left, and the notice may end them during the test. */
export const chooseWholeDay = (page: Page, language: Language) =>
  pick(
    page
      .getByRole('group', { name: t(language, 'slot.day') })
      .getByRole('radio')
      .nth(1),
  );
export const reasonField = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: t(language, 'reason.label') });
/** The bar with the choice, its fee and the way on. */
export const bar = (page: Page, language: Language) => page.getByRole('region', { name: t(language, 'summary') });
export const continueButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: translate(language, 'shared-ui/common', 'continue'), exact: true });
export const sendButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: t(language, 'review.send') });
export const receipt = (page: Page, language: Language) =>
  page.getByRole('heading', { level: 1, name: t(language, 'done.title') });
export const takenNotice = (page: Page, language: Language) =>
  page.getByRole('alert').filter({ hasText: t(language, 'problem.taken') });
/** The line that shows until when the slot is held. */
export const holdNotice = (page: Page, language: Language) =>
  page.locator('p').filter({
    hasText: new RegExp(t(language, 'hold.until').replace('{{time}}', String.raw`(?:\d\d:\d\d|\d+\sh(?:\s\d\d)?)`)),
  });
/** Notice of a link to a slot that somebody holds, before anything was typed. */
export const busyNotice = (page: Page, language: Language) =>
  page.getByRole('alert').filter({ hasText: t(language, 'problem.busy') });
