import type { Question } from 'shared-contracts/schemas/discussion';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { legalCategories } from 'shared-contracts/schemas/value-lists';
import { apiUrl, expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';
import { rareName } from '../support/rare-name.ts';

for (const language of flowLanguages('fr')) {
  const words = (key: string) => translate(language, 'remote-pro/questions', key);
  const read = (key: string) => translate(language, 'remote-public/questions', key);

  test(`a question in an own speciality is answered, and the answer stands beside its author (${language})`, async ({
    api,
    openAs,
    page: visitor,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|net::ERR/u);
    const { signed: professional } = await api.newBookableProfessional({ profile: { specialities: ['labour'] } });
    const { id } = professional.user;
    const profile = await api.call<PublicProfessional>('GET', `/base/professionals/get-one/${id}`);
    const { specialities, firstNames, lastName } = profile;
    const foreign = legalCategories.find((category) => !specialities.includes(category));
    const { signed: client } = await api.newClient();
    const ask = (category: string | undefined, title: string) =>
      api.call<Question>(
        'POST',
        '/base/questions/create',
        { pseudonym: 'Locataire', category, lang: 'fr', title, body: 'Le bailleur ne répond plus à mes lettres.' },
        client.token,
      );
    const question = await ask(specialities[0], `Que faire maintenant, ${rareName()} ?`);
    const other = await ask(foreign, `Que faire ailleurs, ${rareName()} ?`);

    const page = await openAs(professional);
    // What is told live only is not told later.
    const stream = page.waitForResponse(`${apiUrl()}/events`);
    await page.goto(at(language, '/pro/articles?view=questions'));
    await stream;
    const card = page.getByRole('region', { name: question.title });
    await expect(card).toBeVisible();
    await expect(page.getByText(other.title)).toHaveCount(0);
    const later = await ask(specialities[0], `Et après, ${rareName()} ?`);
    await expect(page.getByRole('region', { name: later.title }), 'it appears by itself').toBeVisible();
    await card.getByRole('button', { name: words('answer') }).click();
    const field = card.getByLabel(words('label'));
    const send = card.getByRole('button', { name: words('send') });
    await field.fill('Oui.');
    await send.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(words('short'), 'u'));
    const answer = `Écrivez-lui une dernière fois ${rareName()}`;
    await field.fill(answer);
    await page.route('**/base/answers/create', (route) => route.abort());
    await send.click();
    await expect(card.getByRole('alert')).toBeFocused();
    await page.unroute('**/base/answers/create');
    await page.reload();
    await expect(field).toHaveValue(answer);
    await send.click();
    await expect(field).toHaveCount(0);
    await expect(card.getByText(answer)).toBeVisible();
    await expect(card.getByRole('link', { name: words('read') })).toHaveAttribute(
      'href',
      at(language, `/article/${question.id}`),
    );

    await visitor.goto(at(language, `/article/${question.id}`));
    const name = `${firstNames} ${lastName}`;
    const written = visitor.getByRole('article', { name: read('answerBy').replace('{{name}}', name) });
    await expect(written.getByText(answer)).toBeVisible();
    const author = written.getByRole('complementary', { name: read('author').replace('{{name}}', name) });
    await expect(author.locator(`a[href$="/lawyers/booking/${id}"]`)).toBeVisible();

    const unverified = await openAs((await api.newProfessional()).signed);
    await unverified.goto(at(language, '/pro/articles?view=questions&of=all'));
    await expect(unverified.getByText(words('unverified.title'))).toBeVisible();
    await expect(unverified.getByRole('region', { name: other.title })).toBeVisible();
    await expect(unverified.getByRole('button', { name: words('answer'), exact: true })).toHaveCount(0);
  });
}
