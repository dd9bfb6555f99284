import { expectHydrated } from '../support/expect-hydrated.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';
import { rareName } from '../support/rare-name.ts';

/** Titles in the demonstration data. */
const TITLES = {
  fr: { labour: 'Licenciement : que garder, que demander, que ne pas signer', entry: 'Demander un rendez-vous' },
  en: { labour: /dismiss/iu, entry: 'Requesting an appointment' },
} as const;

for (const language of flowLanguages('en')) {
  const reading = (key: string) => translate(language, 'remote-public/reading', key);
  const article = (key: string) => reading(`article.${key}`);
  const help = (key: string) => reading(`help.${key}`);

  test(`articles are filtered, shared by URL, and paged without losing the scroll position (${language})`, async ({
    page,
    api,
  }) => {
    const ofAnotherArea = `Essai ${rareName()}`;
    await api.newArticle({ titleFr: ofAnotherArea, titleEn: ofAnotherArea });
    const other = language === 'fr' ? 'en' : 'fr';
    await page.goto(at(other, '/blog'));
    await expectHydrated(page);
    await page.getByRole('searchbox', { name: translate(other, 'remote-public/reading', 'field.q') }).fill('bail');
    await page
      .getByRole('link', { name: translate(other, 'shell/shell', 'frame.otherLanguage') })
      .first()
      .click();
    const typed = page.getByRole('searchbox', { name: reading('field.q') });
    await expect(typed).toHaveValue('bail');
    await expectHydrated(page);
    await page.reload();
    await expectHydrated(page);
    await expect(typed).toHaveValue('bail');
    await typed.fill('');
    const titles = page.getByRole('article').getByRole('heading');
    const first = (await titles.first().textContent()) ?? '';
    const next = page.getByRole('link', { name: reading('next') });
    await next.scrollIntoViewIfNeeded();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title, 'the page is scrolled').not.toBeInViewport();
    await next.click();
    await expect(page).toHaveURL(/[?]cursor=/u);
    // Another test may publish meanwhile: it need not be the first for ever.
    await expect(titles.filter({ hasText: first })).toHaveCount(0);
    await page.goBack();
    await expect(titles.filter({ hasText: first })).toHaveCount(1);
    await expect(next).toBeInViewport();
    await expect(title).not.toBeInViewport();

    await page.getByLabel(reading('field.category')).selectOption('labour');
    await page.getByRole('button', { name: reading('form.submit') }).click();
    await expect(page).toHaveURL(/[?]category=labour$/u);
    const labour = titles.filter({ hasText: TITLES[language].labour });
    await expect(labour).toHaveCount(1);
    await expect(titles.filter({ hasText: ofAnotherArea })).toHaveCount(0);
    await page.goto(`${page.url()}&q=xyzzy`);
    await page.getByRole('link', { name: reading('empty.drop').replace('{{value}}', 'xyzzy') }).click();
    await expect(labour).toHaveCount(1);
    await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      new RegExp(`/feeds/blog/${language}[.]xml$`, 'u'),
    );
  });

  test(`an article is server-rendered, links to booking its author, and lists related ones (${language})`, async ({
    page,
    api,
    request,
  }) => {
    const id = await api.articleId();
    const html = await (await request.get(at(language, `/article/${id}`))).text();
    expect(html).toContain('</h2>');
    const english = await request.get(at(language, '/article/letter-of-intent-before-you-sign'));
    expect((await english.text()).includes(`>${article('onlyIn.en')}<`)).toBe(language === 'fr');
    await page.goto(at(language, '/article/licenciement-que-garder'));
    await expect(page).toHaveURL(new RegExp(`${at(language, `/article/${id}`)}$`, 'u'));
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[language].labour);
    await expect(page.getByRole('link', { name: article('author.book') })).toHaveAttribute('href', /booking/u);
    const related = page.getByRole('region', { name: article('related') });
    await expect(related.getByRole('listitem').getByRole('heading')).toHaveCount(3);
    await related.getByRole('heading').nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TITLES[language].labour);
  });

  test(`a comment survives a reload, a language switch, signing in and an expired session, and can be deleted by its author (${language})`, async ({
    page,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 401/u);
    const other = language === 'fr' ? 'en' : 'fr';
    const { account } = await api.newClient();
    const { id } = await api.newArticle();
    const said = `Merci ${rareName()}`;
    const field = page.getByLabel(article('form.body'), { exact: true });
    const signInAndReturn = async () => {
      await page.getByRole('button', { name: article('form.signIn') }).click();
      await expect(page).toHaveURL(/login-user/u);
      await signIn(page, account);
      await expect(page).toHaveURL(new RegExp(`/article/${id}#comments$`, 'u'));
      await expect(field).toHaveValue(said);
    };
    await page.goto(at(other, `/article/${id}`));
    await expectHydrated(page);
    await page.getByLabel(translate(other, 'remote-public/reading', 'article.form.body'), { exact: true }).fill(said);
    await page
      .getByRole('link', { name: translate(other, 'shell/shell', 'frame.otherLanguage') })
      .first()
      .click();
    await expect(field).toHaveValue(said);
    await expectHydrated(page);
    await page.reload();
    await expectHydrated(page);
    await expect(field).toHaveValue(said);
    await signInAndReturn();

    // Every session of the account ends: the sender is told at the form, and signs in again.
    const { token } = await api.signIn(account);
    await api.send('DELETE', '/auth/sessions', undefined, token);
    await page.getByRole('button', { name: article('form.send') }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      translate(language, 'shell/shell', 'errors.UNAUTHENTICATED'),
    );
    await expect(field).toHaveValue(said);
    await signInAndReturn();
    await page.getByRole('button', { name: article('form.send') }).click();
    const comment = page.getByRole('article').filter({ has: page.getByText(said, { exact: true }) });
    const own = comment.last();
    await expect(own.getByText('Awa E.')).toBeVisible();
    await expect(field).toHaveValue('');
    await page.reload();
    await expectHydrated(page);
    await own.getByRole('button', { name: article('task.delete.open') }).click();
    await expect(page.getByText(said, { exact: true })).toHaveCount(0);
  });

  test(`help is searched by words, and each entry has its own URL (${language})`, async ({ page }) => {
    await page.goto(at(language, '/documentation'));
    await expectHydrated(page);
    const entries = page.locator('main a[href*="entry="]');
    const all = await entries.count();
    expect(all).toBeGreaterThan(1);
    await page.getByLabel(help('search.field')).fill(TITLES[language].entry);
    await page.getByRole('button', { name: help('search.submit') }).click();
    await expect(page).toHaveURL(/[?]q=/u);
    await expect.poll(() => entries.count()).toBeLessThan(all);
    await page.getByRole('link', { name: TITLES[language].entry, exact: true }).click();
    await expect(page).toHaveURL(/documentation[?]entry=book-an-appointment$/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[language].entry);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[?]entry=book-an-appointment$/u);
  });

  test(`legal texts are marked as templates, and their table of contents links to the sections (${language})`, async ({
    page,
  }) => {
    for (const path of ['/politique-confi', '/CGU', '/CGV']) {
      await page.goto(at(language, path));
      await expectHydrated(page);
      await expect(page.getByRole('blockquote').first()).toContainText(language === 'fr' ? 'Modèle' : 'emplate');
      const contents = page.getByRole('navigation', { name: reading('legal.contents') });
      const last = contents.getByRole('link').last();
      const heading = page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '', exact: true });
      await last.click();
      await expect(heading).toBeInViewport();
    }
  });
}

test('an entity in a text is decoded, and the page hydrates with it', async ({ page, api }) => {
  const { id } = await api.newArticle({
    titleEn: 'Entities',
    bodyEn: '## R&amp;D\n\n25&nbsp;000 &#8364; [R&amp;D](/blog?q=a&amp;b)',
  });
  const loads: string[] = [];
  page.on('console', (message) => loads.push(message.text()));
  await page.goto(at('en', `/article/${id}`));
  await expectHydrated(page);
  await expect(page.getByRole('heading', { name: 'R&D' })).toBeVisible();
  await expect(page.getByText('25\u00A0000 €')).toBeVisible();
  await expect(page.getByRole('link', { name: 'R&D' })).toHaveAttribute('href', '/en/blog?q=a&b');
  expect(loads.filter((text) => text.includes('Trusted'))).toEqual([]);
});
