import { bar, chooseVideo, freeSlots, holdNotice, way } from '../support/booking.ts';
import { clockOf, dateOf, freeTimes } from '../support/diary.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { expect, test } from '../support/test.ts';
import { pick } from '../support/pick.ts';
import { translate } from '../support/translate.ts';

const t = (key: string) => translate('en', 'remote-public/booking', key);

test('a slot with one way to meet needs no choice, stays listed on the way back, and another way offers other slots', async ({
  page,
  api,
}) => {
  const { signed: lawyer } = await api.newBookableProfessional({
    hours: [
      { startTime: '08:00', endTime: '10:00', callTypes: ['in_person'] },
      { startTime: '10:00', endTime: '18:00', callTypes: ['video', 'call'] },
    ],
  });
  const earliest = (await freeTimes(api, lawyer))[0]?.startsAt ?? '';
  const slot = (await api.freeSlots(lawyer.user.id, 100)).find(
    ({ startsAt }) => startsAt > earliest && clockOf(startsAt) === '08:00',
  );
  if (!slot) throw new Error('the lawyer has no time at the office');
  expect(slot.callTypes).toEqual(['in_person']);
  const query = { q: lawyer.user.lastName, date: dateOf(slot.startsAt) };
  await page.goto(`/en/recherche?${new URLSearchParams(query).toString()}`);
  await expectHydrated(page);
  const time = page
    .getByRole('article')
    .locator(`a[href*="/lawyers/booking/${lawyer.user.id}?"][href*="${encodeURIComponent(slot.startsAt)}"]`);
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
