import type { Page } from '@playwright/test';
import { freeTimes } from '../support/diary.ts';
import { expectVariants } from '../support/expect-variants.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';
import { visit } from '../support/visit.ts';

for (const language of flowLanguages('fr')) {
  const t = (key: string) => translate(language, 'shared-ui/notifications', key);
  const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/u });
  const unreadAt = async (page: Page) =>
    Number(/\d+/u.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  const entryOf = (page: Page, address: string) =>
    page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="${address}"]`) });

  test(`what one does counts at the other’s bell at once, leads to its subject and is read by that (${language})`, async ({
    openAs,
    api,
  }) => {
    const { signed: lawyer } = await api.newBookableProfessional();
    const { signed } = await api.newClient();
    const [slot] = await freeTimes(api, lawyer);
    if (!slot) throw new Error('the lawyer has no free slot');
    const office = await openAs(lawyer);
    await visit(office, at(language, '/pro/profile'));
    const home = await openAs(signed, { reducedMotion: 'reduce' });
    await visit(home, at(language, '/user/fg-pw'));
    await expect(bellOf(home)).toHaveAttribute('aria-label', 'Notifications');

    await expect(bellOf(office)).toHaveAttribute('aria-label', 'Notifications');
    const booked = await api.book(signed.token, lawyer.user.id, slot);
    await expect.poll(() => unreadAt(office)).toBe(1);
    await bellOf(office).press('Enter');
    const place = at(language, `/pro/rendez-vous/${booked.id}`);
    await expect(entryOf(office, place).getByText(t('unread'), { exact: true })).toBeVisible();
    await office.keyboard.press('Escape');
    await expect(bellOf(office)).toBeFocused();
    await bellOf(office).press('Enter');
    await entryOf(office, place).getByRole('link').first().press('Enter');
    await expect(office).toHaveURL(place);
    await bellOf(office).click();
    await expect(entryOf(office, place).first()).toBeVisible();
    await expect(entryOf(office, place).getByText(t('unread'), { exact: true })).toHaveCount(0);
    await office.keyboard.press('Escape');

    const secondTab = await home.context().newPage();
    await visit(secondTab, at(language, '/user/fg-pw'));
    await office.getByRole('button', { name: translate(language, 'shared-ui/appointments', 'action.accept') }).click();
    const one = translate(language, 'remote-user/frame', 'unreadCount_one').replace('{{count}}', '1');
    await expect(bellOf(home)).toHaveAttribute('aria-label', one);
    await expect(bellOf(secondTab)).toHaveAttribute('aria-label', one);
    await expect(home.getByText(one, { exact: true })).toHaveAttribute('aria-live', 'polite');
    await bellOf(home).click();
    const own = at(language, `/user/rendez-vous/${booked.id}`);
    await expect(entryOf(home, own)).toBeVisible();
    await expectVariants(home, 'notifications', language);
    await entryOf(home, own).getByRole('link').click();
    await expect(home).toHaveURL(own);
    await expect(bellOf(home)).toHaveAttribute('aria-label', 'Notifications');
    await expect(bellOf(secondTab)).toHaveAttribute('aria-label', 'Notifications');

    const cancellation = { status: 'cancelled', changeReason: 'emergency' };
    await api.change(lawyer.token, { ...booked, status: 'accepted' }, cancellation);
    await expect(bellOf(secondTab)).toHaveAttribute('aria-label', one);
    await bellOf(secondTab).press('Enter');
    await secondTab
      .getByRole('dialog')
      .getByRole('button', { name: t('markAll') })
      .press('Enter');
    await expect(secondTab.getByRole('dialog').getByRole('list')).toBeFocused();
    await expect(secondTab.getByRole('dialog').getByText(t('unread'), { exact: true })).toHaveCount(0);
    await secondTab.keyboard.press('Escape');
    await expect(bellOf(home)).toHaveAttribute('aria-label', 'Notifications');
  });
}
