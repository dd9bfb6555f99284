import { bar, busyNotice, holdNotice, REASON, reasonField, receipt, sendButton } from '../support/booking.ts';
import { dateOf } from '../support/diary.ts';
import { expectVariants } from '../support/expect-variants.ts';
import { fieldText } from '../support/field-text.ts';
import { lapseOffers } from '../support/lapse-offers.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';
import { visit } from '../support/visit.ts';
import { waitForTime } from '../support/waiting.ts';

for (const language of flowLanguages('fr')) {
  const t = (key: string) => translate(language, 'remote-user/waiting', key);
  const enter = (key: string) => translate(language, 'remote-public/waiting', key);

  test(`a slot that becomes free is offered to who asked first, then to the next, who books it (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/status of 409/u); // the lapsed offer is somebody else's
    const { lawyer, slots } = await api.bookableLawyer();
    const slot = slots.findLast(({ startsAt }) => Date.parse(startsAt) > Date.now() + 26 * 3_600_000);
    if (!slot) throw new Error('the lawyer has no slot after tomorrow');
    const [a, b, c] = [await api.newClient(), await api.newClient(), await api.newClient()];
    const booked = await api.book(a.signed.token, lawyer.id, { ...slot, callTypes: ['video'] });
    await waitForTime(api, b.signed, lawyer, slot);
    await waitForTime(api, c.signed, lawyer, slot);

    const second = await openAs(b.signed);
    await visit(second, at(language, '/user/en-attente'));
    const third = await openAs(c.signed);
    await visit(third, at(language, '/user/en-attente'));
    const acceptOn = (page: typeof second) => page.getByRole('link', { name: new RegExp(`^${t('accept')}`, 'u') });
    await expect(second.getByRole('list', { name: t('title') }).getByText(t('waiting'), { exact: true })).toBeVisible();
    await api.change(a.signed.token, booked, { status: 'withdrawn' });
    await expect(acceptOn(second)).toBeVisible();
    await expect(acceptOn(third)).toHaveCount(0);
    await expectVariants(second, 'waiting-offer', language);
    const stale = await acceptOn(second).getAttribute('href');

    await lapseOffers(lawyer.id);
    await expect(acceptOn(third)).toBeVisible();
    await expect(acceptOn(second)).toHaveCount(0);
    await expect(second.getByRole('list', { name: t('title') }).getByText(t('waiting'), { exact: true })).toBeVisible();
    const lapsed = new RegExp(t('lapsed').split('{{moment}}')[1] ?? '', 'u');
    await expect(second.getByText(lapsed)).toBeVisible();
    await second.goto(stale ?? '');
    await expect(busyNotice(second, language), 'the lapsed offer says so').toBeVisible();

    await acceptOn(third).click();
    await expect(holdNotice(third, language)).toBeVisible();
    await expect(bar(third, language)).toBeVisible();
    await reasonField(third, language).fill(REASON);
    await sendButton(third, language).click();
    await expect(receipt(third, language)).toBeVisible();
    const [own] = await api.appointments(c.signed.token);
    await third.goto(at(language, `/user/rendez-vous/${own?.id ?? ''}`));
    await expect(third.getByText(translate(language, 'shared-ui/appointments', 'timeline.fromWaiting'))).toBeVisible();
  });

  test(`a visitor asks to be told, signs in on the way and loses nothing; leaving can be undone (${language})`, async ({
    page,
    api,
  }) => {
    const { lawyer, slots } = await api.bookableLawyer();
    const [slot] = slots;
    if (!slot) throw new Error('the lawyer has no slot');
    const { account } = await api.newClient();
    await page.goto(at(language, `/lawyers/booking/${lawyer.id}`));
    await page.getByRole('button', { name: enter('open') }).click();
    const form = page.getByRole('dialog');
    const last = dateOf(Date.now() + 10 * 86_400_000);
    await form.getByRole('textbox', { name: enter('to'), exact: true }).fill(fieldText(last, language));
    await form.getByRole('textbox', { name: new RegExp(`^${enter('after')}`, 'u') }).fill('22:30');
    await form.getByRole('textbox', { name: new RegExp(`^${enter('before')}`, 'u') }).fill('21:00');
    await form.getByRole('button', { name: enter('signIn') }).click();
    await expect(form.getByRole('alert')).toContainText(enter('order'));
    await form.getByRole('textbox', { name: new RegExp(`^${enter('before')}`, 'u') }).fill('23:30');
    await expectVariants(page, 'waiting-form', language);
    await form.getByRole('button', { name: enter('signIn') }).click();
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/login-user'));
    await signIn(page, account);
    await expect(form.getByRole('textbox', { name: new RegExp(`^${enter('after')}`, 'u') })).toHaveValue(/22/u);
    await form.getByRole('button', { name: enter('submit') }).click();
    await form.getByRole('link', { name: enter('see') }).click();
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/user/en-attente'));
    await page.getByRole('button', { name: new RegExp(`^${t('leave')}`, 'u') }).click();
    await expect(page.getByRole('list', { name: t('title') }).getByText(t('waiting'), { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: t('undo'), exact: true }).click();
    await expect(page.getByRole('list', { name: t('title') }).getByText(t('waiting'), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('title') })).toBeFocused();
  });
}
