import type { Answer, Comment, Question } from 'shared-contracts/schemas/discussion';
import { OPERATOR } from '../support/accounts.ts';
import { freeTimes, pastAppointment } from '../support/diary.ts';
import { pick } from '../support/pick.ts';
import { rareName } from '../support/rare-name.ts';
import { readDownload } from '../support/read-download.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate, type Language } from '../support/translate.ts';

const wordsOf =
  (language: Language, file: string) =>
  (key: string, values: Readonly<Record<string, string>> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, value),
      translate(language, `remote-user/${file}`, key),
    );
const offline = /Failed to load resource|net::ERR/u;

for (const language of flowLanguages('fr')) {
  test(`a question is checked before it goes out, answered live, its best answer marked, then closed (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(offline);
    const t = wordsOf(language, 'questions');
    const page = await openAs((await api.newClient()).signed);
    await page.goto(at(language, '/user/question'));
    await expect(page.getByRole('heading', { name: t('empty.title') })).toBeVisible();
    await page.getByRole('link', { name: t('ask') }).click();
    const title = `Qui garde la caution de ${rareName().toLowerCase()} ?`;
    await page.getByLabel(t('form.pseudonym')).fill('Locataire');
    await page.getByLabel(t('form.category')).selectOption('civil');
    await page.getByLabel(t('form.question'), { exact: true }).fill(title);
    const body = page.getByLabel(t('form.body'), { exact: true });
    await body.fill('Je suis Awa, appelez-moi au +237 690 00 00 00 après 18 heures.');
    const publish = page.getByRole('button', { name: t('form.submit') });
    await publish.click();
    await expect(page.getByRole('alert').getByText('Awa', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').getByText('+237 690 00 00 00', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('found.change') }).click();
    await expect(body).toBeFocused();
    const facts = 'Le bail est fini depuis trois mois et le bailleur ne répond plus.';
    await body.fill(facts);

    await page.route('**/base/questions/create', (route) => route.abort());
    await publish.click();
    await expect(page.getByRole('alert').filter({ hasText: /./u })).toBeFocused();
    await page.unroute('**/base/questions/create');
    await page.reload();
    await expect(body).toHaveValue(facts);
    await publish.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const id = new URL(page.url()).searchParams.get('question') ?? '';

    const { signed: professional } = await api.newBookableProfessional();
    const said = `Le bailleur la rend, ${rareName()}`;
    await api.call<Answer>('POST', '/base/answers/create', { questionId: id, body: said }, professional.token);
    const answer = page.getByRole('article').filter({ hasText: said });
    await expect(answer).toBeVisible();
    await answer.getByRole('button', { name: t('one.mark') }).click();
    await expect(answer.getByText(t('one.best'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('one.close') }).click();
    await expect(page.getByRole('button', { name: t('one.reopen') })).toBeVisible();
    const { closedAt } = await api.call<Question>('GET', `/base/questions/get-one/${id}`);
    expect(closedAt).not.toBeNull();
    // A message about what was done may lie over it while the pointer rests there.
    await page.getByRole('link', { name: t('one.public') }).press('Enter');
    await expect(page.getByText(translate(language, 'remote-public/questions', 'closed'))).toBeVisible();
    await expect(page.getByText(translate(language, 'remote-public/questions', 'best'))).toBeVisible();
  });

  test(`a comment is changed, deleted, restored after a reload, and says that it was hidden (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(offline);
    const t = wordsOf(language, 'comments');
    const { signed } = await api.newClient();
    const { id: articleId } = await api.newArticle();
    const first = `Merci ${rareName()}`;
    const { id } = await api.call<Comment>('POST', '/base/comments/create', { articleId, body: first }, signed.token);
    const page = await openAs(signed);
    await page.goto(at(language, '/user/comment'));
    const item = page.getByRole('article');
    await expect(item.getByText(first)).toBeVisible();
    await item.getByRole('button', { name: t('edit.open') }).click();
    const second = `Autrement ${rareName()}`;
    const field = item.getByLabel(t('edit.label'));
    await field.fill(second);
    await page.route('**/base/comments/update/*', (route) => route.abort());
    await item.getByRole('button', { name: t('edit.submit') }).click();
    await expect(item.getByRole('alert')).toBeFocused();
    await page.unroute('**/base/comments/update/*');
    await page.reload();
    await expect(field).toHaveValue(second);
    await item.getByRole('button', { name: t('edit.submit') }).click();
    await expect(item.getByText(t('edited'), { exact: true })).toBeVisible();

    await item.getByRole('button', { name: t('delete.open') }).click();
    await expect(item.getByRole('button', { name: t('delete.undo') })).toBeFocused();
    expect((await api.send('GET', `/base/comments/get-one/${id}`)).status).toBe(404);
    await page.reload();
    await item.getByRole('button', { name: t('delete.undo') }).click();
    await expect(item.getByRole('button', { name: t('edit.open') })).toBeFocused();
    expect((await api.send('GET', `/base/comments/get-one/${id}`)).status).toBe(200);

    const operator = await api.signIn(OPERATOR);
    await api.call('PUT', `/base/comments/update/${id}`, { moderation: 'hidden' }, operator.token);
    await page.reload();
    await expect(item.getByText(t('hidden.moderation'))).toBeVisible();
    await item.getByRole('link').click();
    await expect(page).toHaveURL((url) => url.pathname === at(language, `/article/${articleId}`));
  });

  test(`a review is written with stars and words, and survives a lost network (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(offline);
    const t = wordsOf(language, 'reviews');
    const { signed: lawyer } = await api.newBookableProfessional();
    const { client } = await pastAppointment(api, lawyer, 1);
    const name = `${lawyer.user.firstNames} ${lawyer.user.lastName}`;
    const page = await openAs(client);
    await page.goto(at(language, '/user/avis'));
    await page.getByRole('link', { name: t('toWrite.writeOf', { name }) }).click();
    const form = page.getByRole('form', { name: t('form.title', { name }) });
    await form.getByRole('button', { name: t('form.submit') }).click();
    await form.getByRole('alert').getByRole('link').click();
    await expect(form.getByRole('radio', { name: t('word.1') }).first()).toBeFocused();
    await pick(form.getByRole('radio', { name: t('word.4') }).first());
    await pick(form.getByRole('group', { name: t('criterion.listening') }).getByRole('radio', { name: t('word.5') }));
    const text = `Claire et à l’heure ${rareName()}`;
    await form.getByRole('textbox').fill(text);
    await page.route('**/base/reviews/create', (route) => route.abort());
    await form.getByRole('button', { name: t('form.submit') }).click();
    await expect(form.getByRole('alert')).toBeFocused();
    await page.unroute('**/base/reviews/create');
    await page.reload();
    await expect(form.getByRole('textbox')).toHaveValue(text);
    await form.getByRole('button', { name: t('form.submit') }).click();
    const written = page.getByRole('article', { name: t('of', { name }) });
    await expect(written.getByText(text)).toBeVisible();
    await expect(
      written.getByText(t('given', { name: t('criterion.listening'), value: '5' }), { exact: true }),
    ).toBeVisible();
    await expect(form).toHaveCount(0);
  });

  test(`documents are added and removed before the appointment, and the professional sees both live (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(offline);
    const t = wordsOf(language, 'documents');
    const { signed: professional } = await api.newBookableProfessional();
    const { signed } = await api.newClient();
    const [slot] = await freeTimes(api, professional);
    if (!slot) throw new Error('The professional has no free slot.');
    const { id } = await api.book(signed.token, professional.user.id, slot);
    const [client, office] = [await openAs(signed), await openAs(professional)];
    await client.goto(at(language, `/user/rendez-vous/${id}`));
    await office.goto(at(language, `/pro/rendez-vous/${id}`));
    await expect(office.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    const card = client.getByRole('region', { name: t('title') });
    await client.route('**/uploads', (route) => route.abort());
    const paper = { name: 'bail.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
    await card
      .locator('input[type=file]')
      .setInputFiles([paper, { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') }]);
    await expect(card.getByText(t('problem.FILE_TYPE_INVALID'))).toBeVisible();
    await card.getByRole('button', { name: t('dismissOf', { name: 'page.html' }) }).click();
    const retry = card.getByRole('button', { name: t('retryOf', { name: 'bail.pdf' }) });
    await expect(retry).toBeVisible();
    await client.unroute('**/uploads');
    await retry.click();
    await expect(office.getByRole('button', { name: 'bail.pdf', exact: true })).toBeVisible();
    const saved = await readDownload(client, () => card.getByRole('button', { name: 'bail.pdf', exact: true }).click());
    expect(saved.name).toBe('bail.pdf');

    await card.getByRole('button', { name: t('removeOf', { name: 'bail.pdf' }) }).click();
    await client
      .getByRole('alertdialog')
      .getByRole('button', { name: t('confirm.submit') })
      .click();
    await expect(card.getByText(t('none'))).toBeVisible();
    await expect(office.getByRole('button', { name: 'bail.pdf', exact: true })).toHaveCount(0);
  });
}
