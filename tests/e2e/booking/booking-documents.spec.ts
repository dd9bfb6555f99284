import type { Page } from '@playwright/test';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import { bar, holdNotice, prepareRequest, REASON, reasonField, receipt, sendButton } from '../support/booking.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { readDownload } from '../support/read-download.ts';
import { expect, test } from '../support/test.ts';
import { flowLanguages, translate, type Language } from '../support/translate.ts';

const t = (language: Language, key: string) => translate(language, 'remote-public/booking', `documents.${key}`);
const paper = (name: string, mimeType = 'application/pdf', size = 20) => ({
  name,
  mimeType,
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size, 'x')]),
});
const choose = (page: Page, ...files: ReturnType<typeof paper>[]) =>
  page.locator('main input[type=file]').setInputFiles(files);
const removal = (page: Page, language: Language, name: string) =>
  page.getByRole('button', { name: t(language, 'removeOf').replace('{{name}}', name) });

for (const language of flowLanguages('en'))
  test(`documents are attached to a request, survive a reload and a language switch, and reach the professional (${language})`, async ({
    openAs,
    api,
  }) => {
    const other = language === 'fr' ? 'en' : 'fr';
    const { lawyer } = await api.bookableLawyer();
    const { signed } = await api.newClient();
    const page = await openAs(signed);
    await prepareRequest(page, language, lawyer.id);
    await choose(page, paper('bail.pdf'));
    await expect(removal(page, language, 'bail.pdf')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.reload();
    await expectHydrated(page);
    await expect(removal(page, language, 'bail.pdf')).toBeVisible();
    await page
      .getByRole('link', { name: other === 'en' ? 'English' : 'Français' })
      .first()
      .click();
    await expectHydrated(page);
    await expect(removal(page, other, 'bail.pdf')).toBeVisible();
    await expect(reasonField(page, other)).toHaveValue(REASON);
    await choose(page, paper('recu.pdf'));
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await sendButton(page, other).click();
    await expect(receipt(page, other)).toBeVisible();

    const [booked] = await api.appointments(signed.token);
    await page.goto(`/user/rendez-vous/${booked?.id ?? ''}`);
    const saved = await readDownload(page, () => page.getByRole('button', { name: 'bail.pdf', exact: true }).click());
    expect(saved.name).toBe('bail.pdf');
    await expect(page.getByRole('button', { name: 'recu.pdf', exact: true })).toBeVisible();
  });

test('a file that is too large, empty or of a wrong type is refused at its field, and blocks nothing else', async ({
  openAs,
  api,
  quiet,
}) => {
  quiet.allow(/status of 422/u);
  const { lawyer } = await api.bookableLawyer();
  const page = await openAs((await api.newClient()).signed);
  await prepareRequest(page, 'en', lawyer.id);
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await choose(page, notes, paper('large.pdf', undefined, 4_194_304));
  await expect(page.getByText(t('en', 'FILE_TYPE_INVALID'))).toBeVisible();
  await expect(page.getByText(translate('en', 'shell', 'errors.DOCUMENT_TOO_LARGE'))).toBeVisible();
  await expect(sendButton(page, 'en'), 'nothing is left out without a word').toBeDisabled();
  await removal(page, 'en', 'notes.txt').click();
  await removal(page, 'en', 'large.pdf').click();
  // Not what its name says.
  await choose(page, { ...paper('false.pdf'), buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
  await expect(page.getByText(t('en', 'FILE_TYPE_INVALID'))).toBeVisible();
  await removal(page, 'en', 'false.svg').click();
  await sendButton(page, 'en').click();
  await expect(receipt(page, 'en')).toBeVisible();
});

test('a document that failed to upload is reported and can be retried', async ({ openAs, api, quiet }) => {
  quiet.allow(/Failed to load resource|net::ERR/u);
  const { lawyer } = await api.bookableLawyer();
  const page = await openAs((await api.newClient()).signed);
  await prepareRequest(page, 'en', lawyer.id);
  await page.route('**/uploads', (route) => route.abort());
  await choose(page, paper('lease.pdf'));
  const again = page.getByRole('button', { name: translate('en', 'shared-ui/common', 'retry') });
  await expect(again).toBeVisible();
  await page.unroute('**/uploads');
  await again.click();
  await expect(again).toHaveCount(0);
  await sendButton(page, 'en').click();
  await expect(receipt(page, 'en')).toBeVisible();
});

test('two tabs with one person’s booking both hold the slot, and the second learns of the request sent by the first', async ({
  openAs,
  api,
  quiet,
}) => {
  quiet.allow(/status of 409/); // the other tab requests the slot that the first has booked
  const { lawyer } = await api.bookableLawyer();
  const { signed } = await api.newClient();
  const page = await openAs(signed);
  await prepareRequest(page, 'en', lawyer.id);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(holdNotice(other, 'en')).toBeVisible();
  await sendButton(page, 'en').click();
  await expect(receipt(page, 'en')).toBeVisible();
  // The event of a tab that becomes visible again.
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(other.getByText(translate('en', 'remote-public/booking', 'own.title'))).toBeVisible();
  expect(await api.appointments(signed.token)).toHaveLength(1);
});

test('a visitor of another time zone reads both clocks', async ({ openAs, api }) => {
  const { lawyer } = await api.bookableLawyer();
  const page = await openAs((await api.newClient()).signed, { timezoneId: 'Asia/Tokyo' });
  const t = (key: string) => translate('en', 'remote-public/booking', key);
  const slot = await prepareRequest(page, 'en', lawyer.id);
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(slot));
  const zone = zoneLabel(lawyer.timeZone, 'en', lawyer);
  await expect(page.getByRole('group', { name: t('slot.legend') })).toHaveAccessibleDescription(
    t('slot.hintBoth').replace('{{city}}', 'Tokyo').replace('{{other}}', zone),
  );
  await expect(bar(page, 'en')).toContainText(clock('Asia/Tokyo'));
  await sendButton(page, 'en').click();
  await expect(receipt(page, 'en')).toBeVisible();
  const theirs = t('review.theirTime').replace('{{time}}', clock(lawyer.timeZone)).replace('{{zone}}', zone);
  await expect(
    page.getByRole('definition').filter({ has: page.getByText(theirs), hasText: clock('Asia/Tokyo') }),
  ).toBeVisible();
});
