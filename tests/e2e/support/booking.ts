import { expect, type Page } from '@playwright/test';
import { at, translate, type Language } from './translate.ts';

const t = (language: Language, key: string) => translate(language, 'remote-public/booking', key);
const common = (language: Language, key: string) => translate(language, 'remote-public/common', key);
export const REASON = 'My landlord refuses to give the deposit back.';

/** Goes through the booking page to the review: call type, slot, reason. Returns the selected slot. */
export async function prepareRequest(page: Page, language: Language, professionalId: string, reason = REASON) {
  await page.goto(at(language, `/lawyers/booking/${professionalId}`));
  await chooseVideo(page, language);
  const slot = page
    .getByRole('group', { name: t(language, 'slot.legend') })
    .getByRole('radio')
    .first();
  await slot.click({ force: true });
  await expect(slot).toBeChecked();
  await continueBooking(page, language);
  return writeReason(page, language, reason);
}

export async function chooseVideo(page: Page, language: Language) {
  await page.getByRole('radio', { name: common(language, 'callType.video') }).check({ force: true });
  await continueBooking(page, language);
  await expect(page.getByRole('group', { name: t(language, 'slot.legend') })).toBeVisible();
}

/** Continues from a link with call type and slot: only the reason is missing. */
export async function writeReason(page: Page, language: Language, reason = REASON): Promise<string> {
  await page.getByRole('textbox', { name: t(language, 'reason.label') }).fill(reason);
  await continueBooking(page, language);
  await expect(page.getByRole('heading', { name: t(language, 'review.title') })).toBeVisible();
  return new URL(page.url()).searchParams.get('slot') ?? '';
}

/** The URL that a free slot of a card or a calendar links to. */
export const slotLink = (language: Language, professionalId: string, startsAt: string) =>
  `${at(language, `/lawyers/booking/${professionalId}`)}?${new URLSearchParams({ type: 'video', slot: startsAt }).toString()}`;

export const continueBooking = (page: Page, language: Language) =>
  page.getByRole('button', { name: common(language, 'continue'), exact: true }).click();
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
