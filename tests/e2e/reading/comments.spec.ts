import type { Page } from '@playwright/test';
import { OPERATOR } from '../support/accounts.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { loadAndSettle } from '../support/load-and-settle.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';
import { rareName } from '../support/rare-name.ts';

const commentOf = (page: Page, said: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByText(said, { exact: true }) })
    .last();

for (const language of flowLanguages('fr')) {
  const article = (key: string) => translate(language, 'remote-public/reading', `article.${key}`);

  test(`a comment is edited, deleted and restored (${language})`, async ({ openAs, api }) => {
    const { id } = await api.newArticle();
    const page = await openAs((await api.newClient()).signed);
    await page.goto(at(language, `/article/${id}`));
    await expectHydrated(page);
    const [first, second] = [`Merci ${rareName()}`, `Autrement ${rareName()}`];
    const pseudonym = `Voisine ${rareName()}`;
    await page.getByLabel(article('form.body'), { exact: true }).fill(first);
    await page.getByLabel(article('form.pseudonym')).fill(pseudonym);
    await page.getByRole('button', { name: article('form.send') }).click();
    await expect(commentOf(page, first).getByText(pseudonym)).toBeVisible();

    await commentOf(page, first)
      .getByRole('button', { name: article('task.edit.open') })
      .click();
    const form = page.locator('article form');
    await form.getByLabel(article('task.edit.label')).fill(second);
    await page.reload();
    await expectHydrated(page);
    await expect(form.getByLabel(article('task.edit.label'))).toHaveValue(second);
    await form.getByRole('button', { name: article('task.edit.submit') }).click();
    await expect(commentOf(page, second).getByText(article('comments.edited'))).toBeVisible();

    await commentOf(page, second)
      .getByRole('button', { name: article('task.delete.open') })
      .click();
    await expect(page.getByText(second, { exact: true })).toHaveCount(0);
    const undo = page.getByRole('button', { name: article('task.delete.undo') });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(commentOf(page, second).getByText(pseudonym)).toBeVisible();
    await page.reload();
    await expectHydrated(page);
    await expect(commentOf(page, second).getByText(pseudonym)).toBeVisible();
    await expect(commentOf(page, second).getByText(article('comments.edited'))).toBeVisible();
  });

  test(`a report survives a network failure and a reload, is confirmed, and the author sees the decision (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|net::ERR|OFFLINE/u);
    const { id } = await api.newArticle();
    const [author, reader] = [await api.newClient(), await api.newClient()];
    const body = `Trop vif ${rareName()}`;
    const comment = await api.call<{ id: string }>(
      'POST',
      '/base/comments/create',
      { articleId: id, answerId: null, pseudonym: null, body },
      author.signed.token,
    );
    const page = await openAs(reader.signed);
    await loadAndSettle(page, () => visit(page, at(language, `/article/${id}`)));
    await commentOf(page, body)
      .getByRole('button', { name: article('task.report.open') })
      .click();
    const form = page.locator('article form');
    const why = form.getByLabel(article('task.report.label'));
    const send = form.getByRole('button', { name: article('task.report.submit') });
    await why.fill('Une injure');
    await page.context().setOffline(true);
    await send.click();
    await expect(form.getByRole('alert')).toContainText(translate(language, 'shell/shell', 'errors.OFFLINE'));
    await page.context().setOffline(false);
    await page.reload();
    await expectHydrated(page);
    await expect(why).toHaveValue('Une injure');
    await send.click();
    await expect(commentOf(page, body).getByText(article('task.report.sent'))).toBeVisible();

    const own = await openAs(author.signed);
    await own.goto(at(language, `/article/${id}`));
    await expectHydrated(own);
    await expect(commentOf(own, body).getByText(article('task.report.received'))).toBeVisible();

    const operator = await api.signIn(OPERATOR);
    await api.call('PUT', `/base/comments/update/${comment.id}`, { moderation: 'hidden' }, operator.token);
    await own.reload();
    await expectHydrated(own);
    await expect(own.getByText(article('comments.hidden'))).toBeVisible();
    await expect(own.getByText(body, { exact: true })).toBeVisible();
    await page.reload();
    await expectHydrated(page);
    const others = page.getByRole('list', { name: article('comments.title') });
    await expect(others.or(page.getByText(article('comments.none')))).toBeVisible();
    await expect(page.getByText(body, { exact: true })).toHaveCount(0);
  });
}
