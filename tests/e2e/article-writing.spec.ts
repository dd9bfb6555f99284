import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { at, flowLanguages, translate } from './support/translate.ts';
import { rareName } from './support/rare-name.ts';

for (const language of flowLanguages('fr')) {
  const words = (key: string) => translate(language, 'remote-pro/article-writing', key);
  const saved = (page: Page) => page.getByText(words('save.saved').replace('{{time}}', ''), { exact: false });
  const body = (page: Page) => page.getByLabel(words('field.body'), { exact: true });

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
