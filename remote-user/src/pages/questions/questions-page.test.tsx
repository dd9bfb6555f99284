import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { clearAllDrafts } from 'shared-contracts/platform/form-draft';
import { answer, ownQuestion, type Answer, type OwnQuestion } from 'shared-contracts/schemas/discussion';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { rowOf } from 'shared-contracts/testing/row-of';
import { showPage } from '../../testing/show-page.tsx';
import { questionsLoader } from './questions-loader.ts';
import { Component, ErrorBoundary } from './questions-page.tsx';

const id = (last: string) => `5f0c0000-0000-4000-8000-0000000000${last}`;
const question = (change: Partial<OwnQuestion> = {}): OwnQuestion =>
  rowOf(ownQuestion, {
    id: id('a1'),
    pseudonym: 'Locataire',
    category: 'civil',
    lang: 'fr',
    title: 'Qui garde la caution ?',
    body: 'Le bail est fini depuis trois mois.',
    answerCount: 0,
    createdAt: '2026-11-20T08:00:00.000Z',
    moderation: 'visible',
    ...change,
  });
const answered = (change: Partial<Answer> = {}): Answer =>
  rowOf(answer, {
    id: id('b1'),
    questionId: id('a1'),
    professionalId: id('c1'),
    body: 'Le bailleur la rend.',
    createdAt: '2026-11-21T08:00:00.000Z',
    isBest: false,
    author: {
      id: id('c1'),
      slug: 'yann',
      firstNames: 'Yann',
      lastName: 'Kouassi',
      profession: 'lawyer',
      gender: null,
      city: 'Abidjan',
      profileImage: null,
      ratingAverage: null,
      ratingCount: 0,
      verifiedAt: null,
      availableNow: false,
    },
    ...change,
  });
const pageOf = (...data: unknown[]) => ({ data, page: { next: null, limit: 10 } });
const list = 'POST /questions/find-by';
const update = `PUT /base/questions/update/${id('a1')}`;
const open = (at: string, answers: Readonly<Record<string, FakeAnswer>> = {}) =>
  showPage(
    [{ path: '/user/question', loader: questionsLoader, Component, ErrorBoundary, HydrateFallback: () => null }],
    `/user/question${at}`,
    {
      [list]: () => pageOf(question()),
      'POST /answers/find-by': () => pageOf(),
      'GET /base/users/get-one/*': () => ({ data: { phone: '+237671234567' } }),
      ...answers,
    },
  );
const bodies = ({ platform }: ReturnType<typeof open>, method: string) =>
  platform.http.calls.filter((call) => call.method === method).map(({ options }) => options.body);

afterEach(clearAllDrafts);

test('own questions are listed with their state, and one that is answered says so live', async () => {
  const { container, platform } = open('', {
    [list]: () =>
      pageOf(question({ closedAt: '2026-11-25T08:00:00.000Z' }), question({ id: id('a2'), moderation: 'hidden' })),
  });
  const rows = within(await screen.findByRole('list', { name: 'Questions posées' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Sans réponse');
  expect(rows[0]).toHaveTextContent('Close');
  expect(rows[1]).toHaveTextContent('Masquée par la modération');
  expect(await axe(container)).toHaveNoViolations();
  platform.http.on(list, () => pageOf(question({ answerCount: 2, bestAnswerId: id('b1') })));
  act(() => platform.emit({ id: '1', type: 'question.answered', data: {} }));
  expect(await screen.findByText('2 réponses')).toBeVisible();
  expect(screen.getByText('Meilleure réponse choisie')).toBeVisible();
});

test('a question is shown as it will appear, and checked before it goes out', async () => {
  const shown = open('?ask=1', { 'POST /base/questions/create': () => ({ data: question({ id: id('a9') }) }) });
  const { person } = shown;
  expect(await screen.findByLabelText(/^Pseudonyme/u)).toHaveValue('Locataire');
  await person.click(screen.getByRole('button', { name: 'Publier la question' }));
  const summary = screen.getByRole('alert');
  // Each names its field, as they would all read alike.
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Domaine du droit\s: ./u),
    expect.stringMatching(/^Votre question\s: ./u),
    expect.stringMatching(/^Les faits\s: ./u),
  ]);
  await person.selectOptions(screen.getByLabelText(/^Domaine du droit/u), 'civil');
  await person.type(screen.getByLabelText(/^Votre question/u), 'Qui garde la caution ?');
  const body = screen.getByLabelText(/^Les faits/u);
  await person.click(body);
  await person.paste('Je suis aïcha, appelez le 671 23 45 67 ou écrivez à client@nimbia.test.');
  const preview = within(screen.getByRole('region', { name: 'Ce que tout le monde lira' }));
  expect(preview.getByText('Qui garde la caution ?')).toBeVisible();
  expect(preview.getByText('Question posée par Locataire')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Publier la question' }));
  const hint = await screen.findByText('On pourrait vous reconnaître');
  expect(hint).toBeVisible();
  for (const text of ['aïcha', '671 23 45 67', 'client@nimbia.test']) expect(screen.getByText(text)).toBeVisible();
  expect(bodies(shown, 'POST').filter((one) => (one as { title?: string }).title)).toEqual([]);
  expect(await axe(shown.container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Modifier le texte' }));
  expect(body).toHaveFocus();
  await person.clear(body);
  await person.type(body, 'Le bailleur M. Essomba la garde depuis trois mois.');
  await person.click(screen.getByRole('button', { name: 'Publier la question' }));
  expect(await screen.findByText('Essomba')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Publier quand même' }));
  await waitFor(() =>
    expect(bodies(shown, 'POST').filter((one) => (one as { title?: string }).title)).toEqual([
      {
        pseudonym: 'Locataire',
        category: 'civil',
        lang: 'fr',
        title: 'Qui garde la caution ?',
        body: 'Le bailleur M. Essomba la garde depuis trois mois.',
      },
    ]),
  );
});

test('what was typed survives a reload, and a refusal is said', async () => {
  const refused = () => {
    throw problemError('UNAVAILABLE', 503);
  };
  const first = open('?ask=1', { 'POST /base/questions/create': refused });
  await first.person.type(await screen.findByLabelText(/^Votre question/u), 'Qui garde la caution ?');
  first.unmount();
  const { person } = open('?ask=1', { 'POST /base/questions/create': refused });
  expect(await screen.findByLabelText(/^Votre question/u)).toHaveValue('Qui garde la caution ?');
  await person.selectOptions(screen.getByLabelText(/^Domaine du droit/u), 'civil');
  await person.type(screen.getByLabelText(/^Les faits/u), 'Le bail est fini depuis trois mois.');
  await person.click(screen.getByRole('button', { name: 'Publier la question' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Le service est injoignable');
});

test('the best answer is marked, and the question closed and opened again', async () => {
  const shown = open(`?question=${id('a1')}`, {
    [list]: () => pageOf(question({ answerCount: 1 })),
    'POST /answers/find-by': () => pageOf(answered()),
    [update]: () => ({ data: {} }),
  });
  const { person, platform } = shown;
  const card = within(await screen.findByRole('article', { name: 'Réponse écrite par Yann Kouassi' }));
  expect(screen.queryByRole('link', { name: 'Modifier' })).not.toBeInTheDocument();
  expect(await axe(shown.container)).toHaveNoViolations();
  platform.http.on('POST /answers/find-by', () => pageOf(answered({ isBest: true })));
  await person.click(card.getByRole('button', { name: 'Choisir comme meilleure réponse\u00A0: Yann Kouassi' }));
  expect(await card.findByText('Meilleure réponse')).toBeVisible();
  platform.http.on(list, () => pageOf(question({ answerCount: 1, closedAt: '2026-11-25T08:00:00.000Z' })));
  await person.click(screen.getByRole('button', { name: 'Clore la question' }));
  expect(await screen.findByText(/^Close le 25 novembre 2026/u)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Rouvrir la question' }));
  await waitFor(() =>
    expect(bodies(shown, 'PUT')).toEqual([{ bestAnswerId: id('b1') }, { isClosed: true }, { isClosed: false }]),
  );
});

test('a question without an answer is changed or deleted', async () => {
  const shown = open(`?question=${id('a1')}`, {
    [update]: () => ({ data: {} }),
    [`DELETE /base/questions/delete/${id('a1')}`]: () => ({ data: {} }),
  });
  const { person } = shown;
  await person.click(await screen.findByRole('link', { name: 'Modifier' }));
  await person.type(await screen.findByLabelText(/^Les faits/u), ' Que faire ?');
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await person.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mes questions' })).toBeVisible();
  expect(bodies(shown, 'PUT')).toMatchObject([{ body: 'Le bail est fini depuis trois mois. Que faire ?' }]);
});

test('a new client is shown the way; another’s question and a failure are said', async () => {
  const { unmount } = open('', { [list]: () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'Aucune question pour l’instant' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Poser une question' })).toHaveLength(1);
  unmount();
  const other = open(`?question=${id('a1')}`, { [list]: () => pageOf() });
  expect(await screen.findByRole('alert')).toBeVisible();
  other.unmount();
  open('', {
    [list]: () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
});
