import type { Page } from '@playwright/test';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import { ApiDriver, type Signed } from '../support/api-driver.ts';
import { fillTalk, messagesOn, newOwnTalk, newReachable, newTalk, say } from '../support/conversation.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { runSql } from '../support/run-sql.ts';
import { startKillableSystem } from '../support/killable-system.ts';
import { expect, storedSession, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';
import { visit } from '../support/visit.ts';

const NETWORK = /Failed to load resource|net::ERR|OFFLINE|UNAVAILABLE/u;
const phone = { viewport: { width: 360, height: 740 } };

/** What a party has: of the conversation, and how much of it is unread. */
const unreadOf = async (api: ApiDriver, { token }: Signed, id: string): Promise<number> =>
  (await api.call<Conversation>('GET', `/base/conversations/get-one/${id}`, undefined, token)).unread;

for (const language of flowLanguages('fr')) {
  const t = (key: string) => translate(language, 'shared-ui/messages', key);
  const counted = (namespace: string, key: string, count: number) =>
    translate(language, namespace, `${key}_${count === 1 ? 'one' : 'other'}`).replace('{{count}}', String(count));
  const address = (area: 'user' | 'pro', id: string) => at(language, `/${area}/message?c=${id}`);
  const apart = (area: 'user' | 'pro') => at(language, `/${area}/fg-pw`);
  const on = (page: Page) => messagesOn(page, language);
  const unread = (count: number) => counted('shared-ui/messages', 'unread', count);
  /** The entry of the sidebar. */
  const entry = (page: Page, area: 'user' | 'pro') =>
    page.locator(`nav a[href="${at(language, `/${area}/message`)}"]`).first();
  const waiting = counted('remote-user/frame', 'messageCount', 1);
  /** Each once, for both in one order, and those of each in the order in which they were written. */
  const expectSame = async (pages: readonly Page[], ...written: readonly (readonly string[])[]) => {
    const all = written.flat().toSorted();
    await expect(async () => {
      const lists = await Promise.all(pages.map((page) => on(page).texts()));
      const [first = []] = lists;
      for (const list of lists) expect(list).toEqual(first);
      expect(first.toSorted()).toEqual(all);
      for (const own of written) expect(first.filter((text) => own.includes(text))).toEqual(own);
    }).toPass({ timeout: 60_000 });
  };

  for (const [seconds, isBoth] of [
    [5, false],
    [30, true],
  ] as const)
    test(`${isBoth ? 'both lose' : 'one loses'} the network for ${seconds} s while both write: each message arrives once, in one order, and is read (${language})`, async ({
      openAs,
      api,
      quiet,
    }) => {
      quiet.allow(NETWORK);
      const { id, lawyer, client } = await newOwnTalk(api);
      const [home, office] = [await openAs(client), await openAs(lawyer)];
      const pages = [home, office];
      // Pauses between attempts are those of the page's clock.
      for (const page of pages) await page.clock.install();
      await visit(home, address('user', id));
      await on(home).write('avant');
      await expect(on(home).bubble('avant')).toContainText(t('state.sent'));
      await visit(office, address('pro', id));
      await expect(on(home).bubble('avant')).toContainText(t('state.read'));

      const lost = isBoth ? pages : [home];
      const setOffline = (isOffline: boolean) => Promise.all(lost.map((page) => page.context().setOffline(isOffline)));
      const [mine, theirs]: [string[], string[]] = [['avant'], []];
      await setOffline(true);
      for (const number of [1, 2, 3]) {
        await Promise.all([on(home).write(`client ${number}`), on(office).write(`maître ${number}`)]);
        mine.push(`client ${number}`);
        theirs.push(`maître ${number}`);
        for (const page of pages) await page.clock.runFor((seconds * 1000) / 3);
      }
      await expect(on(home).bubble('client 3')).toContainText(t('state.network'));
      await setOffline(false);
      await expectSame(pages, mine, theirs);

      // Live again, both ways.
      await on(office).write('de retour');
      await on(home).write('moi aussi');
      await expectSame(pages, [...mine, 'moi aussi'], [...theirs, 'de retour']);
      await expect(on(home).bubble('moi aussi')).toContainText(t('state.read'));
      await expect(on(office).bubble('de retour')).toContainText(t('state.read'));
      for (const who of [client, lawyer]) await expect.poll(() => unreadOf(api, who, id)).toBe(0);
      await home.reload();
      await expectHydrated(home);
      await expectSame(pages, [...mine, 'moi aussi'], [...theirs, 'de retour']);
    });

  test(`what arrives while the network is lost is unread once it is back, and a "read" that is lost is told again (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(NETWORK);
    const { id, lawyer, client } = await newOwnTalk(api);
    await say(api, client, id, 'bonjour');
    const [home, office] = [await openAs(client), await openAs(lawyer)];
    await visit(office, address('pro', id));
    await home.clock.install();
    await visit(home, address('user', id));
    await expect(on(home).bubble('bonjour')).toContainText(t('state.read'));
    await home.context().setOffline(true);
    await home.clock.runFor(30_000);
    await on(office).write('un');
    await on(office).write('deux');
    await expect(on(office).bubble('deux')).toContainText(t('state.sent'));
    expect(await unreadOf(api, client, id)).toBe(2);
    await home.context().setOffline(false);
    await expect(on(office).bubble('deux')).toContainText(t('state.read'));

    let refusals = 0;
    await home.route('**/base/conversations/update/**', async (route) => {
      refusals += 1;
      await (refusals === 1 ? route.abort() : route.continue());
    });
    await on(office).write('trois');
    await expect(on(home).bubble('trois')).toBeVisible();
    await expect.poll(() => refusals).toBe(1);
    await home.clock.runFor(30_000);
    await expect(on(office).bubble('trois')).toContainText(t('state.read'));
    await expect(on(home).list.getByText(unread(1))).toHaveCount(0);
  });

  test(`the API is killed in the middle of sending and starts again: nothing is lost or there twice (${language})`, async ({
    openBrowser,
    quiet,
  }) => {
    // A system of its own starts, twice.
    test.slow();
    quiet.allow(NETWORK, /stranger: http:\/\/localhost/u);
    const system = await startKillableSystem();
    try {
      const api = new ApiDriver(system.apiUrl, system.databaseUrl);
      const { id, lawyer, client } = await newTalk(api);
      const open = async (who: Signed) =>
        (await openBrowser({ baseURL: system.shellUrl, storageState: storedSession(who, system.shellUrl) })).newPage();
      const [home, office] = [await open(client), await open(lawyer)];
      await visit(home, system.shellUrl + address('user', id));
      await on(home).write('avant');
      await expect(on(home).bubble('avant')).toContainText(t('state.sent'));
      await visit(office, system.shellUrl + address('pro', id));
      await expect(on(home).bubble('avant')).toContainText(t('state.read'));

      let sent = 0;
      const killed = new Promise<void>((resolve, reject) => {
        home.on('request', (request) => {
          if (request.method() !== 'POST' || !request.url().endsWith('/base/messages/create')) return;
          sent += 1;
          if (sent === 3) system.kill().then(resolve, reject);
        });
      });
      const texts = (who: string, ...numbers: number[]) => numbers.map((number) => `${who} ${number}`);
      const writeAll = async (page: Page, written: readonly string[]) => {
        for (const text of written) await on(page).write(text);
      };
      await Promise.all([
        writeAll(home, texts('client', 1, 2, 3, 4, 5)),
        writeAll(office, texts('maître', 1, 2, 3, 4, 5)),
        killed,
      ]);
      await writeAll(home, texts('client', 6));
      await writeAll(office, texts('maître', 6));
      for (const [page, text] of [
        [home, 'client 6'],
        [office, 'maître 6'],
      ] as const)
        await expect(on(page).bubble(text)).toContainText(t('state.network'));
      await system.restart();
      const [mine, theirs] = [texts('client', 1, 2, 3, 4, 5, 6), texts('maître', 1, 2, 3, 4, 5, 6)];
      await expectSame([home, office], ['avant', ...mine], theirs);
      for (const who of [client, lawyer]) await expect.poll(() => unreadOf(api, who, id), { timeout: 60_000 }).toBe(0);
      await expect(on(home).bubble('client 6')).toContainText(t('state.read'));
      await home.reload();
      await expectHydrated(home);
      await expectSame([home, office], ['avant', ...mine], theirs);
    } finally {
      await system.stop();
    }
  });

  test(`two tabs and a phone of one person have the same messages and the same unread counts (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(NETWORK);
    const { id, lawyer, client } = await newOwnTalk(api);
    await say(api, client, id, 'bonjour');
    const [desk, pocket, office] = [await openAs(client), await openAs(client, phone), await openAs(lawyer)];
    const tab = await desk.context().newPage();
    await visit(office, address('pro', id));
    await visit(desk, apart('user'));
    await visit(tab, at(language, '/user/message'));
    await visit(pocket, at(language, '/user/message'));
    await on(office).write('un');
    await on(office).write('deux');
    for (const page of [tab, pocket]) await expect(on(page).list.getByRole('link').first()).toContainText(unread(2));
    await expect(entry(desk, 'user')).toContainText(waiting);
    await on(pocket).list.getByRole('link').first().click();
    await expect(on(pocket).bubble('deux')).toBeVisible();
    await expect(on(tab).list.getByText(unread(2))).toHaveCount(0);
    await expect(entry(desk, 'user')).not.toContainText(waiting);

    // Both tabs write without a network: each shows what the other holds, and each message leaves once.
    await visit(desk, address('user', id));
    await visit(tab, address('user', id));
    for (const page of [desk, tab]) await expect(on(page).field).toBeVisible();
    await desk.context().setOffline(true);
    const written = ['bureau 1', 'onglet 1', 'bureau 2', 'onglet 2'];
    for (const text of written) await on(text.startsWith('bureau') ? desk : tab).write(text);
    for (const page of [desk, tab]) await expect(on(page).bubble('onglet 2')).toContainText(t('state.network'));
    await expect(on(desk).bubble('onglet 1')).toBeVisible();
    await desk.context().setOffline(false);
    await expectSame([desk, tab, pocket, office], ['bonjour', ...written], ['un', 'deux']);
    await expect.poll(() => unreadOf(api, lawyer, id)).toBe(0);
  });

  test(`an open door: the away answer comes once, the daily limit keeps the text and says why, a closed door shows no control (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 409/u);
    const away = 'Je réponds lundi.';
    const settings = { firstContacts: true, firstContactsPerDay: 1, isAway: true, awayFr: away, awayEn: away };
    const lawyer = await newReachable(api, settings);
    try {
      const people = [];
      for (const name of ['Premier', 'Second', 'Tiers']) people.push((await api.newClient(name)).signed);
      const [first, second, third] = await Promise.all(people.map((who) => openAs(who)));
      if (!first || !second || !third) throw new Error('three browsers');
      const write = (page: Page) =>
        page
          .getByRole('main')
          .getByRole('link', { name: translate(language, 'remote-public/profile', 'write'), exact: true });
      const knock = async (page: Page) => {
        await visit(page, at(language, lawyer.profile));
        await write(page).click();
      };
      await knock(first);
      await knock(second);
      await expect(on(second).field).toBeVisible();
      await on(first).write('Bonjour Maître');
      await expect(on(first).bubble('Bonjour Maître')).toContainText(t('state.sent'));
      await expect(on(first).bubble(away)).toContainText(t('automatic'));
      await on(first).write('Je précise');
      await expect(on(first).bubble('Je précise')).toContainText(t('state.sent'));
      await first.reload();
      await expectHydrated(first);
      await expect.poll(() => on(first).texts()).toEqual(['Bonjour Maître', away, 'Je précise']);

      // The day was full between opening and sending.
      const full = translate(language, 'shell', 'errors.FIRST_CONTACTS_FULL');
      await on(second).write('Ma question');
      const refused = on(second).bubble('Ma question');
      await expect(refused.getByRole('alert')).toContainText(full);
      await expect(second.getByRole('main').getByText(t('cannot.limited').split('{{name}}')[1]!)).toBeVisible();
      await expect(on(second).field).toHaveCount(0);
      await second.reload();
      await expectHydrated(second);
      await expect(refused.getByRole('alert')).toContainText(full);
      await knock(third);
      await expect(third.getByRole('main').getByText(full)).toBeVisible();
      await expect(third.getByRole('main').getByRole('link', { name: t('cannot.book'), exact: true })).toBeVisible();

      await lawyer.change({ firstContactsPerDay: 2 });
      await refused.getByRole('button', { name: t('again'), exact: true }).click();
      await expect(refused).toContainText(t('state.sent'));
      await expect(on(second).bubble(away)).toBeVisible();
      await expect(on(second).field).toBeVisible();

      await lawyer.change({ firstContacts: false });
      await expect(async () => {
        await visit(third, at(language, lawyer.profile));
        await expect(write(third)).toHaveCount(0, { timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
      await expect(third.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await lawyer.unlist();
    }
  });

  test(`a conversation opens at its first unread message, also when one returns to it, and older pages move nothing (${language})`, async ({
    openAs,
    api,
  }) => {
    const talk = await newOwnTalk(api);
    const { id, lawyer, client } = talk;
    await fillTalk(talk, 300, 60);
    const home = await openAs(client, { reducedMotion: 'reduce' });
    await visit(home, address('user', id));
    const { thread, list } = on(home);
    const seq = (number: number) => thread.locator(`[data-seq="${number}"]`);
    const line = (count: number) => thread.getByText(counted('shared-ui/messages', 'new', count), { exact: true });
    await expect(line(60)).toBeInViewport();
    await expect(seq(241)).toBeInViewport();
    await expect(seq(300)).not.toBeInViewport();
    await expect.poll(() => unreadOf(api, client, id)).toBe(0);

    // Upwards, page by page: what is read stays where it is.
    for (const first of [211, 171, 131]) {
      const older = seq(first - 40);
      const read = seq(first);
      await expect(read).toBeAttached();
      const before = await read.evaluate((element) => {
        element.closest('[role=region]')?.scrollTo({ top: 150 });
        return element.getBoundingClientRect().top;
      });
      await expect(older).toBeAttached();
      const after = await read.evaluate((element) => element.getBoundingClientRect().top);
      expect(Math.abs(after - before), `message ${first} stays`).toBeLessThanOrEqual(2);
    }
    // Nor does what arrives meanwhile.
    const still = await seq(131).evaluate((element) => element.getBoundingClientRect().top);
    await say(api, lawyer, id, 'pendant la lecture');
    await expect(seq(301)).toBeAttached();
    expect(await seq(131).evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(still, 0);

    // Left by a link, and back: what came meanwhile is there, from the first unread one on.
    await home
      .locator(`nav a[href="${at(language, '/user/tableau-de-bord')}"]`)
      .first()
      .click();
    await expect(thread).toHaveCount(0);
    for (const number of [1, 2]) await say(api, lawyer, id, `entre-temps ${number}`);
    await expect(entry(home, 'user')).toContainText(waiting);
    await entry(home, 'user').click();
    // With the one that came in while nobody was at the end.
    await expect(list.getByRole('link').first()).toContainText(unread(3));
    await list.getByRole('link').first().click();
    await expect(line(3)).toBeInViewport();
    await expect(seq(303)).toContainText('entre-temps 2');
    await expect.poll(() => unreadOf(api, client, id)).toBe(0);
  });

  test(`a search leads far up into a long conversation, on from there, and back to what is said now (${language})`, async ({
    openAs,
    api,
  }) => {
    const talk = await newOwnTalk(api);
    const { id, lawyer, client } = talk;
    const needle = `aiguille ${id.slice(0, 8)}`;
    await fillTalk(talk, 3000, 0);
    await runSql(['update messages set body = $2 where conversation_id = $1 and seq in (700, 2000)', [id, needle]]);
    const home = await openAs(client, { reducedMotion: 'reduce' });
    await visit(home, address('user', id));
    const { thread, list, bubble } = on(home);
    const seq = (number: number) => thread.locator(`[data-seq="${number}"]`);
    const drawn = () => thread.locator('[data-seq]').count();
    await expect(seq(3000)).toBeInViewport();
    await home
      .getByRole('searchbox')
      .or(home.getByRole('textbox', { name: t('search') }))
      .fill(needle);
    // Each that has it, the latest first.
    const hits = list.getByRole('link').filter({ hasText: needle });
    await expect(hits).toHaveCount(2);
    await hits.first().click();
    await expect(seq(2000)).toBeInViewport();
    await hits.last().click();
    await expect(seq(700)).toBeInViewport();
    await expect(seq(700)).toHaveAttribute('aria-current', 'true');
    await expect(hits.last()).toHaveAttribute('aria-current', 'true');
    await expect(seq(2000)).toHaveCount(0);

    // Upwards further than a page holds: what is read stays, and the page grows no further.
    for (let first = 670; first > 270; first -= 40) {
      await seq(first).evaluate((element) => element.closest('[role=region]')?.scrollTo({ top: 0 }));
      await expect(seq(first - 40)).toBeAttached();
      await expect(seq(first)).toBeInViewport();
    }
    expect(await drawn()).toBeLessThanOrEqual(300);
    await expect(seq(700)).toHaveCount(0);
    // By keyboard: a pointer is taken there by scrolling, which draws more by itself and moves the button away.
    await thread.getByRole('button', { name: t('newer') }).press('Enter');
    await expect(seq(600)).toBeAttached();

    await say(api, lawyer, id, 'maintenant');
    await home.getByRole('button', { name: counted('shared-ui/messages', 'new', 1) }).click();
    await expect(bubble('maintenant')).toBeInViewport();
    await expect(thread).toBeFocused();
    expect(await drawn()).toBeLessThanOrEqual(300);
  });

  test(`a blocked person keeps the text that was refused; a deleted account leaves what was said, and no composer (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(NETWORK, /status of 409/u);
    const { id, lawyer, client } = await newOwnTalk(api);
    await say(api, client, id, 'bonjour');
    const [home, office] = [await openAs(client), await openAs(lawyer)];
    await visit(home, address('user', id));
    await visit(office, address('pro', id));
    await home.context().setOffline(true);
    await on(home).write('écrit hors ligne');
    await expect(on(home).bubble('écrit hors ligne')).toContainText(t('state.network'));
    const block = await api.call<{ id: string }>(
      'POST',
      '/base/blocks/create',
      { blockedId: client.user.id },
      lawyer.token,
    );
    await home.context().setOffline(false);
    const refused = on(home).bubble('écrit hors ligne');
    await expect(refused.getByRole('alert')).toContainText(translate(language, 'shell', 'errors.CONVERSATION_BLOCKED'));
    await expect(on(home).field).toHaveCount(0);
    await expect(home.getByText(t('cannot.blocked'), { exact: true })).toBeVisible();
    await api.call('DELETE', `/base/blocks/delete/${block.id}`, undefined, lawyer.token);
    await expect(on(home).field).toBeVisible();
    await refused.getByRole('button', { name: t('again'), exact: true }).click();
    await expect(on(office).bubble('écrit hors ligne')).toBeVisible();

    // Written before: an open stream outlives the network of the page and may tell of the deletion.
    await office.context().setOffline(true);
    await on(office).write('Êtes-vous là ?');
    await expect(on(office).bubble('Êtes-vous là ?')).toContainText(t('state.network'));
    await api.call('DELETE', '/auth/account', { password: 'Essai-2026!' }, client.token);
    await office.context().setOffline(false);
    await expect(on(office).bubble('Êtes-vous là ?').getByRole('alert')).toContainText(
      translate(language, 'shell', 'errors.RECIPIENT_DELETED'),
    );
    const gone = office.getByText(t('cannot.deleted'), { exact: true });
    await expect(gone).toBeVisible();
    await expect(on(office).field).toHaveCount(0);
    await office.reload();
    await expectHydrated(office);
    await expect(gone).toBeVisible();
    await expect(office.getByRole('heading', { level: 2, name: t('deleted'), exact: true })).toBeVisible();
    await expect(on(office).bubble('bonjour')).toBeVisible();
    await expect(on(office).list.getByRole('link').first()).toContainText(t('deleted'));
  });
}
