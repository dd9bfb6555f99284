import { holdNotice, prepareRequest, REASON, reasonField, receipt, sendButton } from '../support/booking.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { confirmByMail } from '../support/mailbox.ts';
import { apiUrl, expect, test } from '../support/test.ts';
import { flowLanguages, translate } from '../support/translate.ts';

for (const language of flowLanguages('en'))
  test(`a request waits for e-mail confirmation across a reload, holds its slot, and is sent when the link is opened on another device (${language})`, async ({
    openAs,
    openBrowser,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 4(?:03|09)/u);
    const { lawyer } = await api.bookableLawyer();
    const { account, signed } = await api.newcomer();
    const page = await openAs(signed);
    const slot = await prepareRequest(page, language, lawyer.id);
    await sendButton(page, language).click();
    const notice = page.getByRole('alert').filter({ hasText: account.email });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link')).toHaveAttribute('href', `${apiUrl()}/mailbox`);

    await page.reload();
    await expectHydrated(page);
    await expect(notice, 'a page that is loaded again still waits').toBeVisible();
    await expect(reasonField(page, language)).toHaveValue(REASON);
    await expect(holdNotice(page, language)).toBeVisible();
    expect(await api.appointments(signed.token), 'nothing has left').toEqual([]);
    expect((await api.freeSlots(lawyer.id, 200)).map(({ startsAt }) => startsAt)).not.toContain(slot);
    await notice.getByRole('button', { name: translate(language, 'remote-public/confirm', 'first.again') }).click();
    await expect(notice).toContainText(translate(language, 'remote-public/confirm', 'first.sent'));

    await confirmByMail(await openBrowser(), apiUrl(), account.email, 'en');
    await expect(receipt(page, language)).toBeVisible({ timeout: 20_000 });
    expect(await api.appointments(signed.token)).toHaveLength(1);
  });

test('beyond the limit of unconfirmed requests the form reports it, and keeps the input', async ({
  openAs,
  api,
  quiet,
}) => {
  quiet.allow(/status of 409/u);
  const { lawyer, slots } = await api.bookableLawyer();
  const { signed } = await api.newClient();
  // Adjacent slots may be within each other's buffer.
  for (const slot of [0, 4, 8].map((at) => slots[at])) if (slot) await api.book(signed.token, lawyer.id, slot);
  const page = await openAs(signed);
  await prepareRequest(page, 'en', lawyer.id);
  await sendButton(page, 'en').click();
  const notice = page
    .getByRole('alert')
    .filter({ hasText: translate('en', 'shell/shell', 'errors.TOO_MANY_WAITING_HERE') });
  await expect(notice).toBeVisible();
  await expect(reasonField(page, 'en')).toHaveValue(REASON);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL('/en/user/en-attente');
});
