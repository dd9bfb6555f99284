import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bar, chooseVideo, chooseWholeDay, freeSlots, REASON, reasonField, receipt } from '../support/booking.ts';
import { messagesOn, newTalk } from '../support/conversation.ts';
import { freeTimes, shownClock } from '../support/diary.ts';
import { fillRegistration } from '../support/fill-registration.ts';
import { openPage } from '../support/open-page.ts';
import { pick } from '../support/pick.ts';
import { clientScreens, professionalScreens, publicScreens, type Screen } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';
import { runSql } from '../support/run-sql.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';
import { visit } from '../support/visit.ts';
import { wrapTexts } from '../support/wrap-texts.ts';

const PASSWORD = 'Eclair-2026!';
const FIELDS = ['input:not([type])', ...['text', 'search', 'email', 'password'].map((type) => `input[type=${type}]`)];
const words = (namespace: string) => (key: string) => translate('en', namespace, key);

/** What every page reacts to: a narrow window and a wide one, a letter that comes and goes in each of its fields. */
async function stir(page: Page) {
  await expect(page.locator('body font').first(), 'the page is translated').toBeAttached();
  await page.setViewportSize({ width: 360, height: 740 });
  // Not by its role: suggestions hide what is around them.
  for (const field of await page.locator('main').locator(FIELDS.join()).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    await field.pressSequentially('a');
    await field.press('Backspace');
    // Suggestions open in a task of their own, also where the field was left in between (react-stately 3.51).
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await field.blur();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-remote][role=alert]'), 'no card of a failure').toHaveCount(0);
}

async function stirEach(page: Page, screens: readonly Screen[]) {
  // What was typed may be left.
  page.on('dialog', (dialog) => void dialog.accept());
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await openPage(page, screen, 'en');
      await stir(page);
    });
}

/** A new password is typed letter by letter: its strength follows. */
async function typePassword(page: Page) {
  const levels = words('shared-ui/password');
  const said = page.getByRole('status').filter({ hasText: /password/iu });
  const field = page.locator('input[name=password]');
  await field.pressSequentially('E');
  await expect(said).toContainText(levels('levels.1'));
  await field.pressSequentially(PASSWORD.slice(1));
  await expect(said).not.toContainText(levels('levels.1'));
  await expect(said).toContainText(/: 5 (?:of|sur) 5/u);
  await page.locator('input[name=passwordConfirmation]').fill(PASSWORD);
}

test.describe('every page stands when a browser translates it', () => {
  test.slow();

  for (const hand of [0, 1])
    test(`public (${hand + 1} of 2)`, async ({ page, api, quiet }) => {
      // The form behind a mailed link: only a mailed link is valid.
      await page.route('**/auth/reset/check', async (route) => {
        await route.fulfill({ response: await route.fetch(), status: 200, json: { data: {} } });
      });
      // React draws anew what it hydrates after the translation has begun (decision 132).
      quiet.allow(/React error #418/u);
      const screens = await publicScreens(api);
      await stirEach(
        await wrapTexts(page),
        screens.filter((_, index) => index % 2 === hand),
      );
    });

  test('of both areas', async ({ api, openAs }) => {
    const { signed: lawyer } = await api.newBookableProfessional({ plan: 'standard' });
    const { signed: client } = await api.newClient();
    const [slot] = await freeTimes(api, lawyer);
    if (!slot) throw new Error('the lawyer has no free slot');
    const appointment = await api.book(client.token, lawyer.user.id, slot);
    await stirEach(await wrapTexts(await openAs(lawyer)), professionalScreens(appointment));
    await stirEach(await wrapTexts(await openAs(client)), clientScreens(appointment));
  });
});

test('a client and a professional register on a page that a browser translates', async ({ page, openBrowser }) => {
  await visit(await wrapTexts(page), '/en/inscription-user');
  const submit = (on: Page) => on.locator('main form button[type=submit]').click();
  const summary = (on: Page) => on.getByRole('main').getByRole('alert');
  await page.locator('input[name=password]').pressSequentially('E');
  await submit(page);
  await expect(summary(page).getByRole('link').nth(3), 'errors at several fields').toBeVisible();
  await page.locator('input[name=password]').clear();
  await typePassword(page);
  await page.locator('input[name=lastName]').fill('Essai');
  await page.locator('input[name=firstNames]').fill('Awa');
  await page.locator('input[name=email]').fill(`translated-${randomUUID()}@nimbia.test`);
  await page.locator('input[name=phone]').fill('+237690112233');
  await submit(page);
  await expect(summary(page).getByRole('link'), 'only the terms are missing').toHaveCount(1);
  await page.locator('input[name=terms]').check({ force: true });
  await submit(page);
  await expect(page).toHaveURL((url) => url.pathname === '/en/user/tableau-de-bord');

  const office = await wrapTexts(await (await openBrowser()).newPage());
  await visit(office, '/en/inscription');
  await fillRegistration(office, `translated-${randomUUID()}@nimbia.test`);
  await typePassword(office);
  await submit(office);
  await expect(summary(office).getByRole('link'), 'only the terms are missing').toHaveCount(1);
  await office.locator('input[name=terms]').check({ force: true });
  await submit(office);
  await expect(office).toHaveURL((url) => url.pathname === '/en/inscription-2');
});

for (const area of ['user', 'pro'] as const)
  test(`a password is changed on a page that a browser translates (${area})`, async ({ api, openAs, quiet }) => {
    quiet.allow(/status of 4\d\d/u);
    const { account, signed } = await (area === 'user' ? api.newClient() : api.newProfessional());
    const page = await wrapTexts(await openAs(signed));
    await visit(page, `/en/${area}/fg-pw`);
    const password = words('shared-ui/password');
    const submit = page.getByRole('button', { name: password('submit') });
    const current = page.locator('input[name=currentPassword]');
    await submit.click();
    await expect(current).toHaveAccessibleDescription(password('required.currentPassword'));
    await current.fill('Mauvais-2026!');
    await typePassword(page);
    await submit.click();
    await expect(current).toHaveAccessibleDescription(password('wrong'));
    await current.fill(account.password);
    await submit.click();
    await expect(page.getByText(password('done'))).toBeVisible();
    await expect(current).toHaveValue('');
  });

test('a filter that was removed leaves no chip on a page that a browser translates', async ({ page, api }) => {
  const { lawyer } = await api.bookableLawyer();
  await visit(await wrapTexts(page), `/en/recherche?q=${lawyer.lastName}&country=CM&profession=lawyer`);
  const chips = page.getByRole('list', { name: translate('en', 'remote-public/search', 'chips.label') });
  const link = (name: RegExp) => chips.getByRole('link', { name });
  await expect(chips.getByRole('link')).toHaveCount(4);
  await link(/: Cameroon$/u).click();
  await expect(page).toHaveURL((url) => !url.searchParams.has('country'));
  await expect(chips).not.toContainText('Cameroon');
  await link(/: Lawyer$/iu).click();
  await expect(chips.getByRole('listitem'), 'one filter is not cleared with others').toHaveCount(1);
  await expect(chips).toHaveText(new RegExp(`^\\W*${lawyer.lastName}\\W*$`, 'iu'));
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('from a profile over two slots to an answered request, on pages that browsers translate', async ({
  page,
  api,
  openAs,
}) => {
  test.slow();
  const { account, signed: client } = await api.newClient();
  const { signed: lawyer } = await api.newBookableProfessional({ timeZone: 'America/Toronto' });
  const { slug } = await api.call<{ slug: string }>('GET', `/base/professionals/get-one/${lawyer.user.id}`);
  const booking = words('remote-public/booking');
  let slot = '';

  await test.step('the choice follows each slot', async () => {
    await visit(await wrapTexts(page), `/en/professionnels/${slug}`);
    await page.locator('[aria-labelledby=booking] a[href*="/lawyers/booking/"]').first().click();
    await expect(page).toHaveURL((url) => url.pathname === `/en/lawyers/booking/${lawyer.user.id}`);
    await chooseVideo(page, 'en');
    await chooseWholeDay(page, 'en');
    const times = freeSlots(page, 'en');
    await expect(times.nth(1)).toBeAttached();
    const choose = async (index: number) => {
      const radio = times.nth(index);
      slot = await radio.inputValue();
      const held = page.waitForResponse(
        (answer) => answer.url().endsWith('/slots/hold') && answer.request().postData()?.includes(slot) === true,
      );
      await pick(radio);
      await expect(page).toHaveURL((url) => url.searchParams.get('slot') === slot);
      await held;
      await expect(bar(page, 'en')).toContainText(`at ${shownClock('en', slot)}`);
    };
    const last = (await times.count()) - 1;
    // Neither is the slot of the profile, which is the first.
    await choose(last);
    const first = shownClock('en', slot);
    await choose(last - 1);
    await expect(bar(page, 'en').locator('time')).not.toContainText(first);
  });

  await test.step('signs in on the way; the request is sent at the times of both zones', async () => {
    await reasonField(page, 'en').fill(REASON);
    await page.getByRole('button', { name: booking('identity.signIn') }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/en/login-user');
    await signIn(page, account);
    await expect(receipt(page, 'en')).toBeVisible();
    const there = shownClock('en', slot, 'America/Toronto');
    await expect(page.getByRole('main')).toContainText(
      new RegExp(`at ${shownClock('en', slot)}.{0,40}\\((?:[^()]* at )?${there}, `, 'u'),
    );
  });

  const [sent] = await api.appointments(client.token);
  if (!sent) throw new Error('nothing was sent');
  expect(sent.startsAt).toBe(slot);

  await test.step('the office accepts, and the page that was left open says so', async () => {
    const office = await wrapTexts(await openAs(lawyer));
    await visit(office, '/en/pro/en-attente');
    const appointments = words('shared-ui/appointments');
    const request = office.locator(`article[aria-labelledby="appointment-${sent.id}"]`);
    await request.getByRole('button', { name: `${appointments('action.accept')}, ` }).click();
    await expect(request).toContainText(appointments('status.accepted'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking('done.title_accepted'));
  });
});

test('two people write to each other on pages that browsers translate', async ({ api, openAs }) => {
  const { id, lawyer, client } = await newTalk(api);
  const home = await wrapTexts(await openAs(client));
  const office = await wrapTexts(await openAs(lawyer));
  const state = words('shared-ui/messages');
  await visit(home, `/en/user/message?c=${id}`);
  await messagesOn(home, 'en').write('Good morning');
  await expect(messagesOn(home, 'en').bubble('Good morning')).toContainText(state('state.sent'));
  await visit(office, `/en/pro/message?c=${id}`);
  await expect(messagesOn(office, 'en').bubble('Good morning')).toBeVisible();
  await expect(messagesOn(home, 'en').bubble('Good morning')).toContainText(state('state.read'));
  await expect(messagesOn(home, 'en').bubble('Good morning')).not.toContainText(state('state.sent'));
  await messagesOn(office, 'en').write('See nimbia.test/help');
  await expect(messagesOn(home, 'en').bubble('See nimbia.test/help')).toBeVisible();
});

test('a list of an area is paged on a page that a browser translates', async ({ api, openAs }) => {
  const { signed: author } = await api.newBookableProfessional({ plan: 'standard' });
  const { id } = await api.newArticle({ titleEn: 'Article 0' }, author);
  // One more than a page holds, which is more than somebody may create in an hour.
  await runSql([
    `insert into articles (slug, author_id, category, title_fr, title_en, body_fr, body_en, published_at)
      select slug || '-' || number, author_id, category, title_fr, 'Article ' || number, body_fr, body_en, published_at
      from articles, generate_series(1, 20) as number where id = $1`,
    [id],
  ]);
  const page = await wrapTexts(await openAs(author));
  await visit(page, '/en/pro/articles');
  const titles = page.getByRole('main').getByText(/^Article \d+$/u);
  await expect(titles).toHaveCount(20);
  const shown = await titles.allTextContents();
  await page.locator('main a[rel=next]').click();
  await expect(titles).toHaveCount(1);
  expect(shown).not.toContain(await titles.textContent());
  await page.locator('main a[rel=prev]').click();
  await expect(titles).toHaveText(shown);
});
