import type { ApiDriver } from './support/api-driver.ts';
import { bar, chooseVideo, freeSlots, holdNotice, way } from './support/booking.ts';
import { expectHydrated } from './support/expect-hydrated.ts';
import { expect, test } from './support/test.ts';
import { pick } from './support/pick.ts';
import { translate } from './support/translate.ts';

const t = (key: string) => translate('en', 'remote-public/booking', key);
const DAY = 86_400_000;

/** The first slot of a day of a notary who is at the office then, and available by video at other times. */
async function aTimeAtTheOffice(api: ApiDriver) {
  for (const notary of await api.professionals({ profession: 'notary', callType: 'video', limit: 40 })) {
    const dateOf = (at: string | number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: notary.timeZone }).format(new Date(at));
    const slots = await api.freeSlots(notary.id, 200);
    const first = slots.find(
      ({ startsAt }, index) =>
        dateOf(startsAt) > dateOf(Date.now() + 3 * DAY) &&
        dateOf(slots[index - 1]?.startsAt ?? Date.now()) !== dateOf(startsAt),
    );
    if (first?.callTypes.join() === 'in_person') return { notary, slot: first, date: dateOf(first.startsAt) };
  }
  throw new Error('No notary of the demonstration has times at the office only.');
}

test('a slot with one way to meet needs no choice, stays listed on the way back, and another way offers other slots', async ({
  page,
  api,
}) => {
  const { notary, slot, date } = await aTimeAtTheOffice(api);
  await page.goto(`/en/recherche?${new URLSearchParams({ q: notary.lastName, date }).toString()}`);
  await expectHydrated(page);
  const time = page
    .getByRole('article')
    .locator(`a[href*="/lawyers/booking/${notary.id}?"][href*="${encodeURIComponent(slot.startsAt)}"]`);
  await time.click();
  await expect(way(page, 'en', 'in_person'), 'the only way is chosen').toBeChecked();
  await expect(holdNotice(page, 'en')).toBeVisible();
  await page.goBack();
  await expect(time, 'who holds it still sees it').toBeVisible();

  await time.click();
  await expect(holdNotice(page, 'en')).toBeVisible();
  await chooseVideo(page, 'en');
  await expect(page.getByText(t('problem.notOffered_video'))).toBeVisible();
  await expect(bar(page, 'en').getByRole('deletion')).toBeVisible();
  await pick(freeSlots(page, 'en').first());
  await expect(holdNotice(page, 'en')).toBeVisible();
  await expect(bar(page, 'en').getByRole('deletion')).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('slot')).not.toBe(slot.startsAt);
});
