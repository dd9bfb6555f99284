import {
  continueButton,
  chooseWholeDay,
  freeSlots,
  holdNotice,
  REASON,
  receipt,
  sendButton,
  slotLink,
  takenNotice,
  way,
  writeReason,
} from '../support/booking.ts';
import { expectVariants } from '../support/expect-variants.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { expect, test } from '../support/test.ts';
import { pick } from '../support/pick.ts';
import { at, LANGUAGES, translate } from '../support/translate.ts';

const paper = { name: 'bail.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
const HOLD = '**/slots/hold';
const CREATE = '**/base/appointments/create';

for (const language of LANGUAGES)
  test(`the booking renders in every variant and state (${language})`, async ({ openAs, openBrowser, api, quiet }) => {
    test.slow();
    quiet.allow(/status of 409/u, /net::ERR/u);
    const t = (key: string) => translate(language, 'remote-public/booking', key);
    const { lawyer, slots } = await api.bookableLawyer();
    const page = await openAs((await api.newClient()).signed, { reducedMotion: 'reduce' });
    const look = async (name: string, on = page) => {
      await expectVariants(on, `booking.${name}`, language);
      await on.setViewportSize({ width: 1280, height: 800 });
    };
    await page.goto(at(language, `/lawyers/booking/${lawyer.id}`));
    await expectHydrated(page);
    await continueButton(page, language).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/u })).toBeFocused();
    await look('missing');
    await pick(way(page, language, 'call'));
    await chooseWholeDay(page, language);
    await pick(freeSlots(page, language).last());
    await expect(holdNotice(page, language)).toBeVisible();
    const chosen = new URL(page.url()).searchParams.get('slot') ?? '';
    await continueButton(page, language).click();
    await page.keyboard.type(REASON);
    await page.locator('main input[type=file]').setInputFiles(paper);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await look('written');
    await page.getByRole('button', { name: t('review.changeOf').replace('{{what}}', t('phone.term')) }).click();
    await expect(page.getByLabel(t('phone.label'))).toBeVisible();
    await look('phone');
    await page.getByRole('button', { name: t('phone.cancel') }).click();

    const visitor = await (await openBrowser({ reducedMotion: 'reduce' })).newPage();
    const other = slots.find(({ startsAt }) => startsAt > chosen);
    await visitor.goto(slotLink(language, lawyer.id, other?.startsAt ?? ''));
    await writeReason(visitor, language);
    await visitor.locator('main input[type=file]').setInputFiles(paper);
    await expect(visitor.getByText(t('documents.waiting'))).toBeVisible();
    await look('visitor', visitor);
    await visitor.getByRole('button', { name: t('identity.signIn') }).click();
    await expect(visitor).toHaveURL(/login-user/);
    await visitor.goBack();
    await expect(visitor.getByText(t('documents.waiting')), 'the paper waits at the door').toBeVisible();

    await page.route(HOLD, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { data: { ...data, seconds: 1 } } });
    });
    await page.reload();
    await expect(page.getByRole('button', { name: t('hold.again') })).toBeVisible();
    await look('hold-over');

    await page.route(CREATE, async (route) => {
      const response = await route.fetch({ postData: { ...route.request().postDataJSON(), holder: undefined } });
      await route.fulfill({ response });
    });
    await sendButton(page, language).click();
    await expect(takenNotice(page, language)).toBeVisible();
    await look('taken');

    await page.unroute(CREATE);
    await page.unroute(HOLD);
    await takenNotice(page, language).getByRole('listitem').getByRole('button').first().click();
    await expect(holdNotice(page, language)).toBeVisible();
    await page.context().setOffline(true);
    await sendButton(page, language).click();
    await expect(page.getByText(t('problem.offline'))).toBeVisible();
    await look('offline');
    await page.context().setOffline(false);
    await sendButton(page, language).click();
    await expect(receipt(page, language)).toBeVisible();
    await expect(page.getByText('bail.pdf')).toBeVisible();
    await look('receipt');

    await page.reload();
    await expect(receipt(page, language), 'it is read again').toBeVisible();
    await expect(page.getByText('bail.pdf')).toBeVisible();
    await visitor.goto(page.url());
    await expect(visitor, 'nobody else is told of it').toHaveURL(
      (url) => url.pathname === at(language, '/login-user') && /\?done=/u.test(url.searchParams.get('next') ?? ''),
    );
  });
