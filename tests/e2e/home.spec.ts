import type { Page } from '@playwright/test';
import { legalCategories } from 'shared-contracts/schemas/value-lists';
import { expectNoAxeViolations } from './support/expect-no-axe-violations.ts';
import { isReady } from './support/is-ready.ts';
import { apiUrl, expect, test } from './support/test.ts';
import { at, LANGUAGES, word, type Language } from './support/words.ts';

const say = (language: Language, key: string) => word(language, 'remote-public/home', key);
const common = (language: Language, key: string) => word(language, 'remote-public/common', key);

/** The search field, once it has its suggestions. */
async function useSearch(page: Page, language: Language) {
  await isReady(page);
  const field = page.getByLabel(say(language, 'search.text'));
  await field.focus();
  await expect(field).toHaveRole('combobox');
  return field;
}

for (const language of LANGUAGES) {
  test(`the home page has its parts, each with its way on (${language})`, async ({ page }) => {
    await page.goto(at(language, '/'));
    const part = (title: string) =>
      page.getByRole('main').getByRole('region', { name: say(language, title), exact: true });
    const wayOn = (title: string, action: string) =>
      part(title).getByRole('link', { name: say(language, action), exact: true });
    const people = part('now.title').getByRole('article');
    await expect(
      people.or(part('now.title').getByRole('heading', { name: say(language, 'now.none') })).first(),
    ).toBeVisible();
    await expect(wayOn('now.title', 'now.all')).toHaveAttribute('href', at(language, '/recherche?availableNow=1'));
    const categories = part('categories.title').getByRole('link');
    await expect(categories).toHaveCount(legalCategories.length);
    for (const [index, category] of legalCategories.entries()) {
      await expect(categories.nth(index)).toHaveAttribute('href', at(language, `/recherche?category=${category}`));
      await expect(categories.nth(index)).toContainText(common(language, `category.${category}`));
    }
    await expect(part('how.title').getByRole('listitem').getByRole('heading')).toHaveText(
      ['choose', 'ask', 'talk'].map((step) => say(language, `how.steps.${step}.title`)),
    );
    await expect(wayOn('trust.title', 'trust.action')).toHaveAttribute(
      'href',
      at(language, '/documentation?entry=documents-and-verification'),
    );
    await expect(part('articles.title').getByRole('article')).toHaveCount(3);
    await expect(wayOn('articles.title', 'articles.all')).toHaveAttribute('href', at(language, '/blog'));
    await expect(wayOn('professionals.title', 'professionals.join')).toHaveAttribute(
      'href',
      at(language, '/inscription'),
    );
    await expect(wayOn('professionals.title', 'professionals.signIn')).toHaveAttribute('href', at(language, '/login'));
  });

  test(`a need is found by what people call it, with the keyboard alone (${language})`, async ({ page }) => {
    await page.goto(at(language, '/'));
    const field = await useSearch(page, language);
    await page.keyboard.type(language === 'fr' ? 'licenciement' : 'dismissal');
    const option = page.getByRole('listbox').getByRole('option', { name: common(language, 'category.labour') });
    await expect(option).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('id', (await field.getAttribute('aria-activedescendant')) ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      ({ pathname, search }) => pathname === at(language, '/recherche') && search === '?category=labour',
    );
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`a city, a person and free text are three ways on (${language})`, async ({ page, api }) => {
    const [person] = await api.professionals({ limit: 1 });
    if (!person) throw new Error('nobody is listed');
    const name = `${person.firstNames} ${person.lastName}`;
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(at(language, '/'));
    const title = await heading.innerText();
    await useSearch(page, language);
    await page.keyboard.type('yaound');
    await page.getByRole('option', { name: 'Yaoundé', exact: true }).click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('city') === 'Yaoundé');
    // What was typed is kept for as long as the page stands, and the address is a moment ahead of it.
    await expect(heading).not.toHaveText(title);

    await page.goto(at(language, '/'));
    await useSearch(page, language);
    await page.keyboard.type(name);
    await page
      .getByRole('group', { name: common(language, 'suggest.professional') })
      .getByRole('option')
      .first()
      .click();
    await expect(page).toHaveURL(/\/professionnels\/[^/?]+$/);
    await expect(heading).not.toHaveText(title);

    await page.goto(at(language, '/'));
    await useSearch(page, language);
    await page.keyboard.type('bail');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(({ search }) => search === '?q=bail');
  });

  test(`without its suggestions the search searches (${language})`, async ({ page, quiet }) => {
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

test('a search that is sent before the scripts come is a plain form', async ({ openBrowser }) => {
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto('/en');
  await page.getByLabel(say('en', 'search.text')).fill('lease');
  await page.getByLabel(say('en', 'search.category')).selectOption('commercial');
  await page.getByRole('button', { name: say('en', 'search.submit') }).click();
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/en/recherche' &&
      searchParams.get('q') === 'lease' &&
      searchParams.get('category') === 'commercial',
  );
});

test('an advertisement is labelled, and counted once however often it passes', async ({ page }) => {
  const views: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/base/add_views/create')) views.push(request.postDataJSON());
  });
  const counted = page.waitForResponse((response) => response.url().endsWith('/base/add_views/create'));
  await page.goto('/en');
  await isReady(page);
  const add = page.getByRole('complementary', { name: new RegExp(`^${common('en', 'advertisement')}`) }).first();
  await add.scrollIntoViewIfNeeded();
  expect((await counted).status()).toBe(201);
  await page.evaluate(() => window.scrollTo(0, 0));
  await add.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const ids = views.map((view) => (view as { addId: string }).addId);
  expect(ids).toEqual([...new Set(ids)]);
});
