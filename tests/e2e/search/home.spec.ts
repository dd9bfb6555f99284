import type { Page } from '@playwright/test';
import { legalCategories } from 'shared-contracts/schemas/value-lists';
import { OPERATOR } from '../support/accounts.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { apiUrl, expect, test } from '../support/test.ts';
import { at, flowLanguages, translate, type Language } from '../support/translate.ts';
import { rareName } from '../support/rare-name.ts';

const t = (language: Language, key: string) => translate(language, 'remote-public/home', key);
const common = (language: Language, key: string) => translate(language, 'shared-ui/common', key);

/** The search field, once its suggestions are loaded. */
async function useSearch(page: Page, language: Language) {
  await expectHydrated(page);
  const field = page.getByLabel(t(language, 'search.text'));
  await field.focus();
  await expect(field).toHaveRole('combobox');
  return field;
}

for (const language of flowLanguages('fr')) {
  test(`the home page has its sections, each with its link (${language})`, async ({ page }) => {
    await page.goto(at(language, '/'));
    const part = (title: string) =>
      page.getByRole('main').getByRole('region', { name: t(language, title), exact: true });
    const wayOn = (title: string, action: string) =>
      part(title).getByRole('link', { name: t(language, action), exact: true });
    const people = part('now.title').getByRole('article');
    await expect(
      people.or(part('now.title').getByRole('heading', { name: t(language, 'now.none') })).first(),
    ).toBeVisible();
    await expect(wayOn('now.title', 'now.all')).toHaveAttribute('href', at(language, '/schedule-meeting'));
    const categories = part('categories.title').getByRole('link');
    await expect(categories).toHaveCount(legalCategories.length);
    for (const [index, category] of legalCategories.entries()) {
      await expect(categories.nth(index)).toHaveAttribute('href', at(language, `/recherche?category=${category}`));
      await expect(categories.nth(index)).toHaveText(t(language, `categories.${category}`));
      await expect(categories.nth(index).locator('svg')).toBeVisible();
    }
    await expect(part('how.title').getByRole('listitem')).toHaveText(
      ['choose', 'ask', 'talk'].map((step) => t(language, `how.${step}`)),
    );
    await expect(wayOn('trust.title', 'trust.action')).toHaveAttribute(
      'href',
      at(language, '/documentation?entry=documents-and-verification'),
    );
    const needs = page.getByRole('list', { name: t(language, 'needs') }).getByRole('link');
    await expect(needs.filter({ hasText: language === 'fr' ? 'Un licenciement' : 'A dismissal' })).toHaveAttribute(
      'href',
      at(language, '/recherche?category=labour'),
    );
    await expect(part('articles.title').getByRole('article')).toHaveCount(3);
    await expect(wayOn('articles.title', 'articles.all')).toHaveAttribute('href', at(language, '/blog'));
    await expect(wayOn('professionals.title', 'professionals.join')).toHaveAttribute(
      'href',
      at(language, '/inscription'),
    );
    await expect(wayOn('professionals.title', 'professionals.signIn')).toHaveAttribute('href', at(language, '/login'));
  });

  test(`a legal need is found by everyday terms, by keyboard alone (${language})`, async ({ page }) => {
    await page.goto(at(language, '/'));
    const field = await useSearch(page, language);
    await page.keyboard.type(language === 'fr' ? 'licenciement' : 'dismissal');
    const option = page.getByRole('listbox').getByRole('option', { name: common(language, 'category.labour') });
    await expect(option).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('id', (await field.getAttribute('aria-activedescendant')) ?? '');
    await page.keyboard.press('Enter');
    // The city comes first, and may be left empty.
    await expect(page.getByLabel(t(language, 'search.city'))).toBeFocused();
    await expect(page.getByLabel(t(language, 'search.category'))).toHaveValue('labour');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      ({ pathname, search }) => pathname === at(language, '/recherche') && search === '?category=labour',
    );
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`searching a city, a person and free text lead to different pages (${language})`, async ({ page, api }) => {
    const { lawyer: person } = await api.bookableLawyer();
    const name = `${person.firstNames} ${person.lastName}`;
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(at(language, '/'));
    const title = await heading.innerText();
    await useSearch(page, language);
    await page.keyboard.type('yaound');
    await page.getByRole('option', { name: 'Yaoundé', exact: true }).click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('city') === 'Yaoundé');
    // Input is kept while the page is open, and the URL changes a moment earlier.
    await expect(heading).not.toHaveText(title);

    await page.goto(at(language, '/'));
    await useSearch(page, language);
    await page.keyboard.type(name);
    await page
      .getByRole('group', { name: common(language, 'suggest.professional') })
      .getByRole('option')
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/professionnels/${person.slug}$`, 'u'));
    await expect(heading).not.toHaveText(title);

    await page.goto(at(language, '/'));
    await useSearch(page, language);
    await page.keyboard.type('bail');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(({ search }) => search === '?q=bail');
  });

  test(`the search works without its suggestions (${language})`, async ({ page, quiet }) => {
    quiet.allow(/suggestions|ERR_FAILED/u);
    await page.route(`${apiUrl()}/suggestions`, (route) => route.abort());
    await page.goto(at(language, '/'));
    await useSearch(page, language);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/suggestions'));
    await page.keyboard.type('douala');
    await failed;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(({ search }) => search === '?q=douala');
  });
}

test('a search that is sent before hydration is a plain form submission', async ({ openBrowser }) => {
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto('/en');
  await page.getByLabel(t('en', 'search.text')).fill('lease');
  await page.getByLabel(t('en', 'search.city')).fill('Douala');
  await page.getByRole('button', { name: t('en', 'search.submit') }).click();
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/en/recherche' && searchParams.get('q') === 'lease' && searchParams.get('city') === 'Douala',
  );
});

/** Words that are seen: not those for screen readers alone. */
const seenWords = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = texts.currentNode.parentElement;
      if (box !== null && box.checkVisibility() && box.clientWidth !== 1 && range.getClientRects().length > 0)
        count += (texts.currentNode.textContent?.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).length;
    }
    return count;
  });

/** What `seenWords` counted at 360 px before issue 18. */
const WORDS_BEFORE = 518;

test('the home page is short, has two fields, and shows people above the fold', async ({ page, api }) => {
  // Those of the demonstration close on public holidays.
  await api.newBookableProfessional();
  const people = page.getByRole('region', { name: t('fr', 'now.title') });
  const search = page.getByRole('search');
  for (const [width, height] of [
    [360, 780],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expectHydrated(page);
    const fields = search.locator('input, select').filter({ visible: true });
    await expect(fields).toHaveCount(2);
    await expect(search.getByRole('button', { name: t('fr', 'search.submit') })).toBeInViewport({ ratio: 1 });
    if (width === 360) {
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_500);
      expect(await seenWords(page)).toBeLessThanOrEqual(WORDS_BEFORE / 2);
      continue;
    }
    const person = page.getByRole('article').first();
    await expect(person).toBeInViewport({ ratio: 1 });
    const [beside, form] = [await person.boundingBox(), await search.boundingBox()];
    expect(beside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? Infinity));
    await expect(people.getByRole('article').first()).toBeInViewport();
  }
});

test('an advertisement shows its stored content, is labelled, and is counted once however often it appears', async ({
  page,
  api,
}) => {
  const { signed } = await api.newBookableProfessional({ plan: 'premium' });
  const operator = await api.signIn(OPERATOR);
  const title = `Practice ${rareName()}`;
  const texts = {
    titleFr: title,
    titleEn: title,
    textFr: 'À Douala',
    textEn: 'In Douala',
    target: `/lawyers/booking/${signed.user.id}`,
  };
  const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  const input = { ...texts, placement: 'home', startsOn: inDays(-1), endsOn: inDays(360) };
  const { id } = await api.call<{ id: string }>('POST', '/base/adds/create', input, signed.token);
  const step = `/base/adds/update-where/${id}`;
  const submit = { where: { state: 'draft' }, set: { state: 'review' } };
  const { submittedAt } = await api.call<{ submittedAt: string }>('PUT', step, submit, signed.token);
  await api.call('PUT', step, { where: { state: 'review', submittedAt }, set: { state: 'approved' } }, operator.token);
  await page.route('**/base/adds/get-all', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: { id: string }[] };
    await route.fulfill({ response, json: { ...rest, data: data.filter((one) => one.id === id) } });
  });
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/add_views|adds\/get-all$/u.test(request.url())) seen.push(new URL(request.url()).pathname);
  });

  await page.goto('/en/lawyers');
  await expectHydrated(page);
  await page.waitForFunction((wanted) => localStorage.getItem('adds')?.includes(wanted), title);
  await page.getByRole('banner').getByRole('link').first().click();
  const add = page.getByRole('complementary', { name: `${common('en', 'advertisement')}, ${title}` });
  await add.scrollIntoViewIfNeeded();
  const counted = async () => {
    const read = await api.call<{ impressions: number }>('GET', `/base/adds/get-one/${id}`, undefined, operator.token);
    return read.impressions;
  };
  await expect.poll(counted).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await add.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await counted()).toBe(1);
  expect(seen, 'asked for once for a document, and said once').toEqual([
    '/base/adds/get-all',
    '/base/add_views/create',
  ]);
  await api.call('DELETE', `/base/adds/delete/${id}`, undefined, signed.token);
});
