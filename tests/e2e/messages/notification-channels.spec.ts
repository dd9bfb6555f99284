import { randomInt } from 'node:crypto';
import { freeTimes } from '../support/diary.ts';
import { clickShown, fakeSystemNotifications, setAway, shownBy } from '../support/fake-system-notifications.ts';
import { apiUrl, expect, test } from '../support/test.ts';
import { textedCode } from '../support/texted-code.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';
import { visit } from '../support/visit.ts';

for (const language of flowLanguages('fr')) {
  const t = (key: string) => translate(language, 'shared-ui/notifications', key);

  test(`the system shows what happens in hidden tabs, once, and a click leads to it (${language})`, async ({
    openAs,
    api,
  }) => {
    const { signed: lawyer } = await api.newBookableProfessional();
    const { signed } = await api.newClient();
    const [slot] = await freeTimes(api, lawyer);
    if (!slot) throw new Error('the lawyer has no free slot');
    const booked = await api.book(signed.token, lawyer.user.id, slot);
    const home = await openAs(signed);
    await fakeSystemNotifications(home.context());
    const second = await home.context().newPage();
    await visit(home, at(language, '/user/fg-pw'));
    const bell = home.getByRole('button', { name: /^Notifications/u });
    await bell.click();
    const panel = home.getByRole('dialog');
    await panel.getByRole('button', { name: t('browser.allow') }).click();
    await expect(panel.getByText(t('browser.granted'))).toBeVisible();
    await home.keyboard.press('Escape');
    await visit(second, at(language, '/user/fg-pw'));

    const tabs = [home, second];
    const shown = async () => (await Promise.all(tabs.map(shownBy))).flat();
    for (const tab of tabs) {
      // What it held before is not new.
      const read = tab.waitForResponse('**/notifications/find-by');
      await setAway(tab, true);
      await read;
    }
    await api.change(lawyer.token, booked, { status: 'accepted' });
    await expect.poll(async () => (await shown()).length).toBe(1);
    for (const tab of tabs) await expect(tab.getByRole('button', { name: /^Notifications.*1/u })).toBeVisible();
    const [one, ...others] = await shown();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ title: 'Nimbia', lang: language });
    expect(one?.body).toMatch(/\d/u);

    await setAway(second, false);
    await api.change(
      lawyer.token,
      { ...booked, status: 'accepted' },
      { status: 'cancelled', changeReason: 'emergency' },
    );
    await expect(second.getByRole('button', { name: /^Notifications.*2/u })).toBeVisible();
    await expect(home.getByRole('button', { name: /^Notifications.*2/u })).toBeVisible();
    expect(await shown(), 'somebody looks at one of the tabs').toHaveLength(1);

    const teller = (await shownBy(home)).length > 0 ? home : second;
    await clickShown(teller);
    await expect(teller).toHaveURL(at(language, `/user/rendez-vous/${booked.id}`));
  });

  test(`texts are taken after the code that came, and chosen by kind (${language})`, async ({ api, openAs, quiet }) => {
    quiet.allow(/status of 422/u);
    const words = (key: string) => translate(language, 'shared-ui/account', key);
    const { signed } = await api.newProfessional();
    const page = await openAs(signed);
    await fakeSystemNotifications(page.context());
    await page.goto(at(language, '/pro/Compte'));
    const card = page.getByRole('region', { name: words('notifications.title') });
    const choice = (kind: string, channel: string) =>
      card.getByRole('switch', {
        name: `${words(`notifications.kind.${kind}`)}, ${words(`notifications.${channel}`)}`,
      });
    await expect(card.getByRole('button', { name: t('sms.send') })).toBeVisible();
    await expect(choice('reminders', 'bySms')).toHaveCount(0);
    const phone = `+2376${randomInt(10_000_000, 100_000_000)}`;
    await card.getByLabel(t('sms.phone')).fill(phone);
    await card.getByRole('button', { name: t('sms.send') }).click();
    const code = card.getByRole('textbox', { name: /\+237/u });
    const right = await textedCode(apiUrl(), phone);
    await code.fill(right === '000000' ? '000001' : '000000');
    await code.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(right);
    await code.press('Enter');
    await expect(choice('reminders', 'bySms')).toBeChecked();
    const stored = page.waitForResponse('**/base/notification_choices/create');
    await choice('reminders', 'bySms').press('Space');
    expect((await stored).ok()).toBe(true);
    await card.getByRole('button', { name: t('browser.allow') }).click();
    await expect(choice('requests', 'inBrowser')).toBeChecked();
    await page.reload();
    await expect(choice('reminders', 'bySms')).not.toBeChecked();
    await expect(choice('requests', 'bySms')).toBeChecked();
    // On a phone each switch says its channel, and nothing is cut off.
    await page.setViewportSize({ width: 360, height: 740 });
    const channel = card.getByText(words('notifications.inBrowser'), { exact: true }).last();
    await expect.poll(async () => (await channel.boundingBox())?.width).toBeGreaterThan(20);
    const boxes = await card
      .getByRole('switch')
      .evaluateAll((all) => all.map((one) => one.closest('label')?.getBoundingClientRect().toJSON() as DOMRect));
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(360);
    await card.getByRole('button', { name: t('sms.remove') }).click();
    await expect(choice('requests', 'bySms')).toHaveCount(0);
  });
}
