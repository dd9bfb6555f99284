import type { Page } from '@playwright/test';
import type { Message } from 'shared-contracts/schemas/conversation';
import type { MessageReport } from 'shared-contracts/schemas/message-report';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { OPERATOR } from '../support/accounts.ts';
import { alsoTalk, messagesOn, newTalk, say } from '../support/conversation.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { expectVariants } from '../support/expect-variants.ts';
import { picture } from '../support/picture.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, LANGUAGES, translate } from '../support/translate.ts';
import { visit } from '../support/visit.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const phone = { viewport: { width: 360, height: 740 } };

for (const language of flowLanguages('fr')) {
  const t = (key: string) => translate(language, 'shared-ui/messages', key);
  const address = (area: 'user' | 'pro', id: string) => at(language, `/${area}/message?c=${id}`);
  const on = (page: Page) => messagesOn(page, language);

  test(`two people who write at once have the same messages in one order, live and after a reload (${language})`, async ({
    openAs,
    api,
  }) => {
    const { id, lawyer, client } = await newTalk(api);
    const office = await openAs(lawyer);
    const home = await openAs(client);
    await visit(home, address('user', id));
    await on(home).write('Bonjour Maître');
    await expect(on(home).bubble('Bonjour Maître')).toContainText(t('state.sent'));
    // The other party has it from its first message on.
    await visit(office, address('pro', id));
    await expect(on(office).bubble('Bonjour Maître')).toBeVisible();
    await expect(on(home).bubble('Bonjour Maître')).toContainText(t('state.read'));

    const numbers = [1, 2, 3, 4, 5, 6];
    const writeAll = async (page: Page, who: string) => {
      for (const number of numbers) await on(page).write(`${who} ${number}`);
    };
    await Promise.all([writeAll(office, 'maître'), writeAll(home, 'client')]);
    const all = numbers.length * 2 + 1;
    await expect.poll(async () => (await on(office).texts()).length).toBe(all);
    await expect.poll(async () => (await on(home).texts()).length).toBe(all);
    // Each in the order in which it was written, and the same for both, once what is on its way has arrived.
    await expect.poll(() => on(home).texts()).toEqual(await on(office).texts());
    const said = await on(office).texts();
    for (const who of ['maître', 'client'])
      expect(said.filter((text) => text.startsWith(who))).toEqual(numbers.map((number) => `${who} ${number}`));
    await home.reload();
    await expectHydrated(home);
    await expect.poll(() => on(home).texts()).toEqual(said);

    // However soon after the last message; looked for meanwhile, as it is shown for some seconds.
    await Promise.all([
      expect(office.getByText(t('typing'), { exact: true })).toBeVisible(),
      on(home).field.pressSequentially('J’écris'),
    ]);
  });

  test(`what is written without a network says so, survives, and arrives once and in order (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|net::ERR|OFFLINE/u);
    const { id, lawyer, client } = await newTalk(api);
    const office = await openAs(lawyer);
    const home = await openAs(client);
    await visit(home, address('user', id));
    await on(home).write('avant');
    await expect(on(home).bubble('avant')).toContainText(t('state.sent'));
    await visit(office, address('pro', id));

    await home.context().setOffline(true);
    await on(home).write('un');
    await on(home).write('deux');
    await expect(on(home).bubble('un')).toContainText(t('state.network'));
    // The other one writes meanwhile, and it is caught up.
    await on(office).write('pendant');
    await expect(on(office).bubble('pendant')).toContainText(t('state.sent'));
    await home.context().setOffline(false);
    await expect(on(home).bubble('deux')).toContainText(t('state.read'));
    await expect(on(home).bubble('pendant')).toBeVisible();
    await expect.poll(() => on(office).texts()).toEqual(['avant', 'pendant', 'un', 'deux']);
    await expect.poll(() => on(home).texts()).toEqual(['avant', 'pendant', 'un', 'deux']);

    // The answer is lost after the message has arrived; then the page is loaded again with more unsent.
    await home.route('**/base/messages/create', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await on(home).write('trois');
    await on(home).write('quatre');
    await expect(on(office).bubble('trois')).toBeVisible();
    await home.unrouteAll({ behavior: 'ignoreErrors' });
    await visit(home, at(language, '/user/fg-pw'));
    await expect.poll(() => on(office).texts()).toEqual(['avant', 'pendant', 'un', 'deux', 'trois', 'quatre']);
  });

  test(`a phone, a second tab and the desk of one person have the same; what is read at one is read at all (${language})`, async ({
    openAs,
    api,
  }) => {
    const { id, lawyer, client } = await newTalk(api);
    const pocket = await openAs(client, phone);
    const desk = await openAs(client);
    const tab = await desk.context().newPage();
    await say(api, client, id, 'depuis le début');
    await visit(pocket, at(language, '/user/message'));
    await visit(desk, address('user', id));
    await visit(tab, address('user', id));
    await on(desk).write('du bureau');
    await expect(on(tab).bubble('du bureau')).toBeVisible();
    await expect(on(pocket).list.getByRole('link').first()).toContainText('du bureau');

    // On the phone: the list, the conversation, and back, by the keyboard's focus too.
    await on(pocket).list.getByRole('link').first().click();
    await expect(on(pocket).list).toBeHidden();
    await on(pocket).write('du téléphone');
    await on(pocket).send.click();
    await expect(on(desk).bubble('du téléphone')).toBeVisible();
    // A text of several lines has the width of the screen, above the buttons.
    const isAbove = async () => {
      const [field, send] = [await on(pocket).field.boundingBox(), await on(pocket).send.boundingBox()];
      return field && send && field.y + field.height <= send.y && field.x + field.width >= send.x + send.width;
    };
    await on(pocket).field.fill('De\nplusieurs\nlignes');
    await expect.poll(isAbove).toBe(true);
    await on(pocket).field.fill('');
    await expect.poll(isAbove).toBe(false);
    await pocket.getByRole('link', { name: t('back') }).click();
    await expect(on(pocket).list).toBeVisible();
    await pocket.goBack();
    await expect(on(pocket).bubble('du téléphone')).toBeVisible();
    await pocket.goForward();

    // Unread on all, until one of them reads it.
    await Promise.all([desk, tab].map((page) => visit(page, at(language, '/user/fg-pw'))));
    await say(api, lawyer, id, 'réponse du cabinet');
    const count = translate(language, 'remote-user/frame', 'messageCount_one').replace('{{count}}', '1');
    const item = (page: Page) => page.locator(`a[href="${at(language, '/user/message')}"]`).filter({ hasText: count });
    await expect(item(desk)).toBeVisible();
    await expect(item(tab)).toBeVisible();
    await item(tab).click();
    await on(tab).list.getByRole('link').first().click();
    await expect(on(tab).bubble('réponse du cabinet')).toBeVisible();
    await expect(item(desk)).toHaveCount(0);
    await expect(item(tab)).toHaveCount(0);
  });

  test(`a draft stays with its conversation, and a blocked person cannot write until unblocked (${language})`, async ({
    openAs,
    api,
  }) => {
    const { id, lawyer, client } = await newTalk(api);
    await say(api, client, id, 'bonjour');
    const office = await openAs(lawyer);
    const home = await openAs(client);
    await Promise.all([visit(office, address('pro', id)), visit(home, address('user', id))]);
    await on(home).field.fill('à finir');
    await home.reload();
    await expectHydrated(home);
    await expect(on(home).field).toHaveValue('à finir');

    await on(office).menu.click();
    await office.getByRole('button', { name: t('menu.block'), exact: true }).click();
    await office
      .getByRole('alertdialog')
      .getByRole('button', { name: t('menu.block'), exact: true })
      .click();
    await expect(on(office).field).toHaveCount(0);
    await expect(home.getByText(t('cannot.blocked'))).toBeVisible();
    await office.getByRole('button', { name: t('menu.unblock'), exact: true }).click();
    await expect(on(home).field).toHaveValue('à finir');
    await on(home).field.press('Enter');
    await expect(on(office).bubble('à finir')).toBeVisible();
  });

  test(`a text stays while it is counted and when it is too long, whether typed or pasted (${language})`, async ({
    openAs,
    api,
  }) => {
    const { id, client } = await newTalk(api);
    const home = await openAs(client);
    await visit(home, address('user', id));
    const { field } = on(home);
    const length = () => field.evaluate((control: HTMLTextAreaElement) => control.value.length);
    // By the browser: what a script fills in reaches React in one go, without a frame in between.
    await field.focus();
    await home.keyboard.insertText('a'.repeat(textLimits.message - 1));
    await expect.poll(length).toBe(textLimits.message - 1);
    await home.keyboard.type('bcd');
    await expect.poll(length).toBe(textLimits.message + 2);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    for (const key of ['Backspace', 'Backspace']) await home.keyboard.press(key);
    await expect.poll(length).toBe(textLimits.message);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await home.keyboard.press('ControlOrMeta+a');
    await home.keyboard.press('Delete');
    await expect(field).toHaveValue('');
  });

  test(`a document and a picture arrive; another type and a large one are refused with their reasons (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/422/u);
    const { id, lawyer, client } = await newTalk(api);
    await say(api, client, id, 'bonjour');
    const office = await openAs(lawyer);
    const home = await openAs(client);
    await Promise.all([visit(office, address('pro', id)), visit(home, address('user', id))]);
    await on(home).file.setInputFiles({
      name: 'virus.exe',
      mimeType: 'application/x-msdownload',
      buffer: Buffer.from('MZ'),
    });
    await expect(home.locator('[data-composer]').getByRole('alert')).toContainText(t('file.type'));
    await home.setViewportSize({ width: 360, height: 780 });
    const away = await home
      .getByRole('button', { name: t('file.remove').replace('{{name}}', 'virus.exe') })
      .boundingBox();
    expect(away?.width, 'words give way to what is touched').toBeGreaterThanOrEqual(24);
    await home.setViewportSize({ width: 1280, height: 800 });
    await on(home).send.click();
    await on(home).file.setInputFiles({
      name: 'gros.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([PDF, Buffer.alloc(4 * 1024 * 1024)]),
    });
    const refused = home.locator('[data-composer]').getByRole('listitem').filter({ hasText: 'gros.pdf' });
    await expect(refused.getByRole('alert')).toHaveText(
      translate(language, 'shell/shell', 'errors.DOCUMENT_TOO_LARGE'),
    );
    await on(home).send.click();
    expect(await on(home).texts()).toEqual(['bonjour']);
    await on(home).file.setInputFiles([
      { name: 'bail.pdf', mimeType: 'application/pdf', buffer: PDF },
      picture('lettre.png'),
    ]);
    await on(home).field.fill('Voici les pièces.');
    await on(home).send.click();
    for (const page of [home, office]) {
      await expect(on(page).bubble('bail.pdf')).toContainText('Voici les pièces.');
      await expect(on(page).bubble('lettre.png').locator('img')).toHaveJSProperty('naturalWidth', 1);
    }
    const opened = office.waitForEvent('download');
    await on(office)
      .bubble('bail.pdf')
      .getByRole('button', { name: /bail\.pdf/u })
      .click();
    expect((await opened).suggestedFilename()).toBe('bail.pdf');
    const name = translate(language, 'shared-ui/messages', 'documentNamed').replace('{{name}}', 'lettre.png');
    await expect(on(office).list.getByRole('link').filter({ hasText: name }).first()).toBeVisible();
  });

  test(`an archived conversation makes room for the next one, on a phone for the list, and comes back (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    // What is counted anew just then.
    quiet.allow(/Failed to load resource|net::ERR|OFFLINE/u);
    const { id, client } = await newTalk(api);
    const other = await alsoTalk(api, client);
    await say(api, client, other, 'à un autre cabinet');
    await say(api, client, id, 'à ranger');
    const archive = async (page: Page) => {
      await on(page).menu.click();
      await page.getByRole('button', { name: t('menu.archive'), exact: true }).click();
      await expect(page.getByRole('button', { name: t('undoArchive') })).toBeFocused();
    };
    const row = (page: Page) => on(page).list.getByRole('link').filter({ hasText: 'à ranger' });
    const desk = await openAs(client);
    await visit(desk, address('user', id));
    await archive(desk);
    await expect(desk).toHaveURL(address('user', other));
    await expect(on(desk).bubble('à un autre cabinet')).toBeVisible();
    await expect(row(desk)).toHaveCount(0);
    await desk.keyboard.press('Enter');
    await expect(on(desk).bubble('à ranger')).toBeVisible();
    await expect(on(desk).menu).toBeFocused();
    await expect(row(desk)).toBeVisible();

    const pocket = await openAs(client, phone);
    await visit(pocket, address('user', id));
    await archive(pocket);
    await expect(pocket).toHaveURL(at(language, '/user/message'));
    await expect(row(pocket)).toHaveCount(0);
    await pocket.getByRole('button', { name: t('undoArchive') }).click();
    await expect(on(pocket).bubble('à ranger')).toBeVisible();
    await expect(on(pocket).menu).toBeFocused();
    // What says that the network is gone takes its room from the messages.
    await pocket.context().setOffline(true);
    await expect(pocket.getByText(translate(language, 'shell/shell', 'offline.text'))).toBeVisible();
    for (const height of [640, 780]) {
      await pocket.setViewportSize({ width: 360, height });
      await expect(on(pocket).send).toBeInViewport({ ratio: 1 });
      await expect.poll(() => pocket.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }
  });

  test(`a search leads to the message, which is reported with nothing that came later (${language})`, async ({
    openAs,
    api,
  }) => {
    const { id, lawyer, client } = await newTalk(api);
    const needle = `aiguille ${id.slice(0, 8)}`;
    await say(api, client, id, needle);
    const later = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `ligne ${number}\n\n\n\nfin`);
    for (const text of later) await say(api, client, id, text);
    const page = await openAs(lawyer, phone);
    await visit(page, at(language, '/pro/message'));
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: t('search') }))
      .fill(needle);
    await on(page).list.getByRole('link').filter({ hasText: needle }).click();
    const hit = on(page).bubble(needle);
    await expect(hit).toBeInViewport();
    await expect(hit).toHaveAttribute('aria-current', 'true');
    await expect(on(page).bubble('ligne 8')).not.toBeInViewport();

    await hit.getByRole('button', { name: t('report.titleOfMessage') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Démarchage');
    await dialog.getByRole('button', { name: t('report.submit') }).click();
    await expect(page.getByText(t('done.reported'))).toBeVisible();
    const operator = await api.signIn(OPERATOR);
    const where = { where: { conversationId: id } };
    const [report] = await api.call<MessageReport[]>('POST', '/message_reports/find-by', where, operator.token);
    const read = await api.call<Message[]>('GET', `/message-reports/${report?.id}/messages`, undefined, operator.token);
    expect(read.map(({ body }) => body)).toEqual([needle, ...later.slice(0, 3)]);
    expect((await api.send('POST', '/messages/find-by', where, operator.token)).status).toBe(403);
  });
}

for (const language of LANGUAGES)
  test(`an open conversation renders in every variant, and is written in by the keyboard alone (${language})`, async ({
    openAs,
    api,
  }) => {
    const { id, lawyer, client } = await newTalk(api);
    for (const number of [1, 2, 3]) await say(api, client, id, `Question ${number} https://nimbia.example/${number}`);
    await say(api, lawyer, id, 'Envoyez-moi la lettre, je vous dis ce soir.');
    const page = await openAs(client, { reducedMotion: 'reduce' });
    await visit(page, at(language, '/user/message'));
    const { list, field, bubble, menu } = messagesOn(page, language);
    await list.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(language, `/user/message?c=${id}`));
    await expect(bubble('Question 3')).toBeVisible();
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await field.focus();
    await page.keyboard.type('Merci');
    await page.keyboard.press('Enter');
    await expect(bubble('Merci')).toContainText(translate(language, 'shared-ui/messages', 'state.sent'));
    await expectVariants(page, 'message-conversation', language);
  });
