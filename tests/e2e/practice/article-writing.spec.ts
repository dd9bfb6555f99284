import type { Locator, Page } from '@playwright/test';
import { picture } from '../support/picture.ts';
import { pick } from '../support/pick.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';
import { rareName } from '../support/rare-name.ts';
import { runSql } from '../support/run-sql.ts';

const DAY = 86_400_000;

/** The picture stands on the page and was served. */
async function expectPicture(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
}

for (const language of flowLanguages('fr')) {
  const words = (key: string) => translate(language, 'remote-pro/article-writing', key);
  const saved = (page: Page) => page.getByText(words('save.saved').replace('{{time}}', ''), { exact: false });
  const body = (page: Page) => page.getByLabel(words('field.body'), { exact: true });
  const title = (page: Page) => page.getByRole('textbox', { name: words('field.title'), exact: true });
  const publish = (page: Page) => page.getByRole('button', { name: words('publish.open'), exact: true });

  test(`an article is written, saved by itself, published, read, withdrawn and deleted (${language})`, async ({
    api,
    openAs,
  }) => {
    const { signed: author } = await api.newBookableProfessional({ plan: 'standard' });
    const page = await openAs(author, { viewport: { width: 1280, height: 900 } });
    const title = `Le préavis en trois lignes, ${rareName()}`;
    await page.goto(at(language, '/pro/articles/new'));
    await page.getByRole('textbox', { name: words('field.title'), exact: true }).fill(title);
    await expect(page).toHaveURL(/\/pro\/articles\/[0-9a-f-]{36}$/u);
    await body(page).click();
    await page.keyboard.type('Il se compte en mois');
    await page.keyboard.press('Shift+Control+ArrowLeft');
    await page.keyboard.press('Control+b');
    await expect(body(page)).toHaveValue('Il se compte en **mois**');
    await page.keyboard.press('Control+z');
    await expect(body(page)).toHaveValue('Il se compte en mois');
    await page.getByRole('button', { name: words('tools.bold') }).click();
    await expect(page.getByRole('region', { name: words('preview') }).locator('strong')).toHaveText('mois');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(body(page)).toHaveValue('Il se compte en **mois**');

    await page.getByRole('button', { name: words('publish.open'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('publish.submit') })
      .click();
    await page.getByRole('link', { name: words('publish.see') }).click();
    await expect(page).toHaveURL(/\/article\//u);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('article').locator('strong')).toHaveText('mois');

    await page.goBack();
    await page.getByRole('button', { name: words('withdraw.open') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('withdraw.open') })
      .click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByText(words('withdraw.done'))).toBeVisible();
    await page.getByRole('button', { name: words('delete.open'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('delete.open'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/pro\/articles$/u);
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });

  test(`a cover and a picture in the text are seen by readers, also after an upload that failed (${language})`, async ({
    api,
    openAs,
    page: reader,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const { signed: author } = await api.newBookableProfessional({ plan: 'standard' });
    const texts = { category: 'land', titleFr: `Le bornage, ${rareName()}`, bodyFr: 'Avant.\n\nAprès.' };
    const { id } = await api.call<{ id: string }>('POST', '/base/articles/create', texts, author.token);
    const page = await openAs(author, { viewport: { width: 1280, height: 900 } });
    await page.goto(at(language, `/pro/articles/${id}`));
    const cover = page.getByRole('group', { name: words('cover.label') });
    await cover.locator('input[type=file]').setInputFiles(picture('couverture.png'));
    await expectPicture(cover.locator('img'));

    await body(page).press('Control+Home');
    await body(page).press('End');
    await page.getByRole('button', { name: words('tools.picture'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const alt = dialog.getByRole('textbox', { name: words('picture.alt') });
    const add = dialog.getByRole('button', { name: words('picture.add'), exact: true });
    await dialog.locator('input[type=file]').setInputFiles(picture('plan.png'));
    await add.click();
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveAttribute('href', '#picture-alt');
    await alt.fill('Un plan');
    await page.route('**/uploads', (route) => route.fulfill({ status: 503 }));
    await add.click();
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveAttribute('href', '#picture-file');
    await page.unroute('**/uploads');
    await alt.press('Enter');
    await expect(dialog).toHaveCount(0);
    const withPicture = /^Avant\.\n\n!\[Un plan\]\(\/uploads\/[^)]+\)\n\n\n\nAprès\.$/u;
    await expect(body(page)).toHaveValue(withPicture);
    await expect(body(page), 'writing goes on').toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(body(page)).toHaveValue(texts.bodyFr);
    await page.keyboard.press('Control+Shift+z');
    await expect(body(page)).toHaveValue(withPicture);
    await expectPicture(page.getByRole('region', { name: words('preview') }).getByRole('img', { name: 'Un plan' }));
    await expect(saved(page)).toBeVisible();

    await publish(page).click();
    await dialog.getByRole('button', { name: words('publish.submit') }).click();
    await expect(page.getByRole('link', { name: words('publish.see') })).toBeVisible();
    await reader.goto(at(language, `/article/${id}`));
    const article = reader.getByRole('main');
    await expectPicture(article.locator('img[alt=""][src*="/uploads/"]').first());
    await expectPicture(article.getByRole('img', { name: 'Un plan' }));
  });

  test(`a publication is planned, taken back, planned again and brought forward (${language})`, async ({
    api,
    openAs,
    page: reader,
    quiet,
  }) => {
    quiet.allow(/status of (?:404|503)/u);
    const { signed: author } = await api.newBookableProfessional({ plan: 'standard' });
    const texts = { category: 'land', titleFr: `À paraître, ${rareName()}`, bodyFr: 'Bientôt.' };
    const { id } = await api.call<{ id: string }>('POST', '/base/articles/create', texts, author.token);
    const page = await openAs(author);
    await page.goto(at(language, `/pro/articles/${id}`));
    const dialog = page.getByRole('dialog');
    const plan = dialog.getByRole('button', { name: words('publish.plan') });
    const typed = (time: number) =>
      new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { timeZone: 'Africa/Douala' }).format(time);
    const isShown = async () => (await reader.goto(at(language, `/article/${id}`)))?.status() === 200;
    const planIt = async () => {
      await publish(page).click();
      await pick(dialog.getByRole('radio', { name: words('publish.later') }));
      await plan.click();
      await expect(dialog.getByRole('link', { name: words('publish.noDate') })).toBeVisible();
      await dialog.getByRole('textbox', { name: words('publish.time') }).fill('09:30');
      await dialog.getByRole('textbox', { name: words('publish.date') }).fill(typed(Date.now() - 2 * DAY));
      await plan.click();
      await expect(dialog.getByRole('link', { name: words('publish.past') })).toBeVisible();
      await dialog.getByRole('textbox', { name: words('publish.date') }).fill(typed(Date.now() + 20 * DAY));
    };
    const planned = page.getByText(words('state.planned').replace('{{moment}}', ''), { exact: false });
    const unplan = page.getByRole('button', { name: words('withdraw.unplan') });

    await planIt();
    await page.route(`**/base/articles/update/${id}`, (route) => route.fulfill({ status: 503 }));
    await plan.click();
    await expect(dialog.getByText(translate(language, 'shell', 'errors.UNAVAILABLE'))).toBeVisible();
    await expect(planned).toHaveCount(0);
    await page.unroute(`**/base/articles/update/${id}`);
    // What was chosen is still there.
    await plan.click();
    await expect(planned).toBeVisible();
    expect(await isShown()).toBe(false);
    await unplan.click();
    await expect(planned).toHaveCount(0);

    await planIt();
    await plan.click();
    await expect(planned).toBeVisible();
    await publish(page).click();
    await pick(dialog.getByRole('radio', { name: words('publish.now') }));
    await dialog.getByRole('button', { name: words('publish.submit') }).click();
    await expect(page.getByRole('link', { name: words('publish.see') })).toBeVisible();
    expect(await isShown()).toBe(true);
    await expect(reader.getByRole('heading', { level: 1, name: texts.titleFr })).toBeVisible();
  });

  test(`two tabs of one published article: neither loses a word, and nothing is published unseen (${language})`, async ({
    api,
    openAs,
    page: reader,
    quiet,
  }) => {
    quiet.allow(/status of 409/u);
    const { id, author } = await api.newArticle();
    const first = await openAs(author, { viewport: { width: 1280, height: 900 } });
    const second = await first.context().newPage();
    for (const page of [first, second]) await page.goto(at(language, `/pro/articles/${id}`));
    const summary = (page: Page) => page.getByRole('textbox', { name: words('field.summary') });
    await summary(first).fill('Du premier onglet');
    await expect(saved(first)).toBeVisible();
    await body(second).fill('Du second onglet.');
    await expect(saved(second)).toBeVisible();
    await expect(summary(second), 'taken over').toHaveValue('Du premier onglet');
    await second.close();

    const submit = first.getByRole('button', { name: words('publish.changes') });
    await submit.click();
    await expect(first.getByText(words('publish.elsewhere'))).toBeVisible();
    await expect(body(first)).toHaveValue('Du second onglet.');
    await reader.goto(at(language, `/article/${id}`));
    await expect(reader.getByRole('article')).toBeVisible();
    await expect(reader.getByText('Du second onglet.')).toHaveCount(0);
    await submit.click();
    await expect(first.getByText(words('publish.changesDone'))).toBeVisible();
    await reader.reload();
    await expect(reader.getByText('Du second onglet.')).toBeVisible();

    const third = await first.context().newPage();
    await third.goto(at(language, `/pro/articles/${id}`));
    await body(third).fill('Du troisième onglet.');
    await expect(saved(third)).toBeVisible();
    await body(first).fill('Du premier onglet.');
    const mine = first.getByRole('button', { name: words('changed.mine') });
    await mine.click();
    await expect(mine).toHaveCount(0);
    await expect(saved(first)).toBeVisible();
    await first.reload();
    await expect(body(first)).toHaveValue('Du premier onglet.');
    await first.getByRole('button', { name: words('history.open') }).click();
    await first.getByRole('dialog').getByRole('group').first().click();
    await expect(first.getByRole('dialog').getByText('Du troisième onglet.'), 'kept in the history').toBeVisible();
  });

  test(`the second language of a planned article is written in peace, and asked for when it is published (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/status of 422/u);
    const { signed: author } = await api.newBookableProfessional({ plan: 'standard' });
    const publishedAt = new Date(Date.now() + 20 * DAY).toISOString();
    const texts = { category: 'land', titleFr: `À paraître, ${rareName()}`, bodyFr: 'Bientôt.', publishedAt };
    const { id } = await api.call<{ id: string }>('POST', '/base/articles/create', texts, author.token);
    const page = await openAs(author, { viewport: { width: 1280, height: 900 } });
    await page.goto(at(language, `/pro/articles/${id}`));
    await pick(page.getByRole('group', { name: words('lang.legend') }).getByRole('radio', { name: words('lang.en') }));
    await title(page).fill('To appear');
    const half = page.getByText(words('state.half'));
    await expect(half).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(half).toBeVisible();
    await publish(page).click();
    const dialog = page.getByRole('dialog');
    await pick(dialog.getByRole('radio', { name: words('publish.now') }));
    await dialog.getByRole('button', { name: words('publish.submit') }).click();
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveAttribute('href', '#bodyEn');
    await expect(title(page)).toHaveValue('To appear');
    await body(page).fill('Soon.');
    await expect(half).toHaveCount(0);
    await expect(saved(page)).toBeVisible();
  });

  test(`when the plan ends a planned article is a draft again, drafts are written and what is published stays (${language})`, async ({
    api,
    openAs,
    page: reader,
  }) => {
    const { signed: author } = await api.newBookableProfessional({ plan: 'standard' });
    const write = (publishedAt: string, titleFr: string) =>
      api.call<{ id: string }>(
        'POST',
        '/base/articles/create',
        { category: 'land', titleFr, bodyFr: 'Le texte.', publishedAt },
        author.token,
      );
    const published = `Paru, ${rareName()}`;
    const out = await write(new Date().toISOString(), published);
    const { id } = await write(new Date(Date.now() + 20 * DAY).toISOString(), `À paraître, ${rareName()}`);
    await runSql([`update professionals set plan_id = 'free' where id = $1`, [author.user.id]]);
    const page = await openAs(author);
    await page.goto(at(language, `/pro/articles/${id}`));
    await expect(page.getByText(words('state.draft'), { exact: true })).toBeVisible();
    await expect(page.getByText(words('drafts'))).toBeVisible();
    await expect(publish(page)).toHaveCount(0);
    await body(page).fill('Le texte, continué.');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(body(page)).toHaveValue('Le texte, continué.');
    await reader.goto(at(language, `/article/${out.id}`));
    await expect(reader.getByRole('heading', { level: 1, name: published })).toBeVisible();
  });

  test(`an article is written in both languages, and published when both are complete (${language})`, async ({
    api,
    openAs,
    page: reader,
    quiet,
  }) => {
    quiet.allow(/status of 422/u);
    const { signed: author } = await api.newBookableProfessional({ plan: 'standard' });
    const page = await openAs(author, { viewport: { width: 1280, height: 900 } });
    const name = rareName();
    const [french, english] = [`Le bail, ${name}`, `The lease, ${name}`];
    const write = (lang: 'fr' | 'en') =>
      pick(page.getByRole('group', { name: words('lang.legend') }).getByRole('radio', { name: words(`lang.${lang}`) }));
    const submit = () => page.getByRole('dialog').getByRole('button', { name: words('publish.submit') });
    await page.goto(at(language, '/pro/articles/new'));
    await write('fr');
    await title(page).fill(french);
    await expect(page).toHaveURL(/\/pro\/articles\/[0-9a-f-]{36}$/u);
    await body(page).fill('Le texte français.');
    await write('en');
    await expect(body(page)).toHaveValue('');
    await title(page).fill(english);
    await expect(saved(page)).toBeVisible();

    await write('fr');
    await publish(page).click();
    await submit().click();
    const problem = page.getByRole('main').getByRole('alert').getByRole('link');
    await expect(problem).toHaveAttribute('href', '#bodyEn');
    await expect(title(page), 'the language with the fault').toHaveValue(english);
    await expect(saved(page), 'only the publication was refused').toBeVisible();
    await expect(page.getByText(words('save.failed'))).toHaveCount(0);
    await body(page).fill('The English text.');
    await expect(problem).toHaveCount(0);
    await publish(page).click();
    await submit().click();
    await expect(page.getByRole('link', { name: words('publish.see') })).toBeVisible();

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    for (const [lang, heading, text] of [
      ['fr', french, 'Le texte français.'],
      ['en', english, 'The English text.'],
    ] as const) {
      await reader.goto(at(lang, `/article/${id}`));
      await expect(reader.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(reader.getByText(text)).toBeVisible();
    }
  });

  test(`offline nothing written is lost, and a plan without articles says what another would give (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|net::ERR|OFFLINE/u);
    const { signed: author } = await api.newBookableProfessional({ plan: 'standard' });
    const page = await openAs(author, { viewport: { width: 360, height: 780 } });
    await page.goto(at(language, '/pro/articles/new'));
    await body(page).fill('Premier mot');
    await expect(saved(page)).toBeVisible();
    await page.context().setOffline(true);
    await body(page).fill('Écrit hors ligne');
    await expect(page.getByText(words('save.offline'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(body(page)).toHaveValue('Écrit hors ligne');
    await page.getByRole('button', { name: words('delete.open'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('delete.open'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/pro\/articles$/u);

    const other = await openAs((await api.newProfessional()).signed);
    await other.goto(at(language, '/pro/articles'));
    await expect(other.getByText(translate(language, 'remote-pro/plan', 'title.articles'))).toBeVisible();
    await expect(other.getByRole('link', { name: translate(language, 'remote-pro/articles', 'write') })).toHaveCount(0);
    await other.goto(at(language, '/pro/articles/new'));
    await expect(other.getByText(translate(language, 'remote-pro/plan', 'title.articles'))).toBeVisible();
    await expect(other.getByRole('textbox')).toHaveCount(0);
  });

  test(`an earlier version is read and restored, also once the history failed to load (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const { signed: author } = await api.newBookableProfessional({ plan: 'standard' });
    const texts = { category: 'land', titleFr: 'Deux versions', bodyFr: 'La première version' };
    const { id } = await api.call<{ id: string }>('POST', '/base/articles/create', texts, author.token);
    const page = await openAs(author);
    await page.goto(at(language, `/pro/articles/${id}`));
    await expect(body(page), 'the language it is written in').toHaveValue('La première version');
    await body(page).fill('La seconde version');
    await expect(saved(page)).toBeVisible();

    const history = page.getByRole('button', { name: words('history.open') });
    const dialog = page.getByRole('dialog');
    await page.route('**/article_versions/find-by', (route) => route.fulfill({ status: 503 }));
    await history.click();
    await expect(dialog.getByText(words('history.failed'))).toBeVisible();
    await dialog.getByRole('button', { name: words('close') }).click();
    await expect(dialog).toBeHidden();
    await page.unroute('**/article_versions/find-by');
    await history.click();
    await dialog.getByText('Deux versions').click();
    await expect(dialog.getByText('La première version')).toBeVisible();
    await dialog.getByRole('button', { name: words('history.restore') }).click();
    await expect(dialog).toBeHidden();
    await expect(body(page)).toHaveValue('La première version');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(body(page)).toHaveValue('La première version');
    await history.click();
    await dialog.getByText('Deux versions').first().click();
    await expect(dialog.getByText('La seconde version')).toBeVisible();
  });

  test(`a comment under an own article is hidden from others and shown again (${language})`, async ({
    api,
    openAs,
    page: visitor,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const list = (key: string) => translate(language, 'remote-pro/articles', `received.${key}`);
    const { id, author } = await api.newArticle();
    const { signed: client } = await api.newClient();
    const said = `Hors sujet ${rareName()}`;
    await api.call('POST', '/base/comments/create', { articleId: id, body: said }, client.token);

    const page = await openAs(author);
    await page.goto(at(language, '/pro/articles?view=comments'));
    const comment = page.getByRole('listitem').filter({ hasText: said });
    const hide = comment.getByRole('button', { name: list('hide') });
    const dialog = page.getByRole('alertdialog');
    await page.route('**/base/received_comments/update/*', (route) => route.fulfill({ status: 503 }));
    await hide.click();
    await dialog.getByRole('button', { name: list('hide') }).click();
    await expect(page.getByText(translate(language, 'shell', 'errors.UNAVAILABLE')).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.unroute('**/base/received_comments/update/*');
    await hide.click();
    await dialog.getByRole('button', { name: list('hide') }).click();
    await expect(comment.getByText(list('hidden'), { exact: true })).toBeVisible();

    const theirs = await openAs(client);
    await theirs.goto(at(language, `/article/${id}`));
    await expect(theirs.getByText(translate(language, 'remote-public/questions', 'hiddenByAuthor'))).toBeVisible();
    await visitor.goto(at(language, `/article/${id}`));
    await expect(
      visitor.getByText(translate(language, 'remote-public/reading', 'article.comments.none')),
    ).toBeVisible();
    await expect(visitor.getByText(said)).toHaveCount(0);
    await comment.getByRole('button', { name: list('show') }).click();
    await expect(hide).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText(said)).toBeVisible();
  });
}
