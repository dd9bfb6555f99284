import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { articleLoader } from '../../reading/article-loader.ts';
import type { QuestionData } from '../../reading/find-question.ts';
import { Component } from './article-page.tsx';
import { articleFixture } from '../../testing/article-fixture.ts';
import { strings } from '../../testing/strings.ts';

const id = '0192a000-0000-7000-8000-0000000000b1';
const [first, best] = ['0192a000-0000-7000-8000-0000000000b2', '0192a000-0000-7000-8000-0000000000b3'];
const question: QuestionData['question'] = {
  id,
  pseudonym: 'Chauffeur à Yassa',
  category: 'labour',
  lang: 'fr',
  title: 'Que vaut une promesse orale ?',
  body: 'Le directeur m’a dit de continuer.',
  closedAt: null,
  answerCount: 2,
  bestAnswerId: best,
  createdAt: '2026-11-20T09:00:00.000Z',
};
const answer = (one: string, body: string, isBest = false) => ({
  id: one,
  questionId: id,
  professionalId: articleFixture().authorId,
  body,
  editedAt: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  isBest,
  // Nobody answers twice.
  author: { ...articleFixture().author, lastName: isBest ? 'Mbarga' : 'Fotso' },
});
const comment = {
  id: '0192a000-0000-7000-8000-0000000000c1',
  articleId: null,
  answerId: best,
  body: 'Merci Maître.',
  editedAt: null,
  createdAt: '2026-11-22T09:00:00.000Z',
  author: { name: 'Awa N.', role: 'client', slug: null },
};
const page = (rows: readonly object[]) => ({ data: rows, page: { next: null, limit: 20 } });

function open(user: SessionUser | null = null) {
  const http = fakeHttp({
    'GET /base/articles/get-one/*': () => {
      throw problemError('NOT_FOUND', 404);
    },
    'GET /base/questions/get-one/*': () => ({ data: question }),
    'POST /answers/find-by': () => page([answer(first, 'Pas grand-chose.'), answer(best, 'Beaucoup, ici.', true)]),
    'POST /comments/find-by': ({ options }) =>
      page(
        JSON.stringify(options.body).includes('$in') && !JSON.stringify(options.body).includes('mine') ? [comment] : [],
      ),
    'PUT /base/answers/update/*': () => ({ data: {} }),
    'POST /base/comments/create': () => ({ data: {} }),
  });
  const store = createStore();
  store.set(userAtom, user);
  const shown = render(
    withPlatform(null, {
      strings,
      store,
      platform: fakePlatform({ http }),
      at: `/article/${id}`,
      routes: [{ path: '/article/:id', loader: articleLoader, Component, HydrateFallback: () => null }],
    }),
  );
  return { ...shown, http, person: userEvent.setup() };
}

afterEach(() => sessionStorage.clear());

test('where no article has the id the question is shown, the best answer first, each with who gives it', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: question.title })).toBeVisible();
  const [one, other] = screen.getAllByRole('article', { name: /^Réponse écrite par/u });
  if (!one || !other) throw new Error('no answers');
  expect(within(one).getByText('Beaucoup, ici.')).toBeVisible();
  expect(within(one).getByText(/^Meilleure réponse/u)).toBeVisible();
  expect(within(one).getByText('Merci Maître.')).toBeVisible();
  expect(within(one).getByRole('link', { name: 'Prendre rendez-vous' })).toHaveAttribute(
    'href',
    `/lawyers/booking/${articleFixture().authorId}`,
  );
  expect(within(other).queryByText(/^Meilleure réponse/u)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/blog?view=questions');
  expect(await axe(container)).toHaveNoViolations();
});

test('search engines read it as a question with its answers', async () => {
  const { container } = open();
  await screen.findByRole('heading', { level: 1 });
  const root = container.querySelector('[itemtype="https://schema.org/QAPage"] [itemprop="mainEntity"]');
  expect(root?.querySelector(':scope [itemprop="name"]')).toHaveTextContent(question.title);
  expect(root?.querySelector('meta[itemprop="answerCount"]')).toHaveAttribute('content', '2');
  expect(root?.querySelector('[itemprop="acceptedAnswer"] [itemprop="text"]')).toHaveTextContent('Beaucoup, ici.');
  expect(root?.querySelectorAll('[itemprop="suggestedAnswer"]')).toHaveLength(1);
});

test('an answer is commented and reported in its place', async () => {
  const { person, http } = open(clientUser);
  const [one] = await screen.findAllByRole('article', { name: /^Réponse écrite par/u });
  if (!one) throw new Error('no answer');
  await person.click(within(one).getByRole('button', { name: 'Commenter' }));
  await person.type(within(one).getByLabelText('Votre commentaire'), 'Clair.');
  await person.click(within(one).getByRole('button', { name: 'Publier le commentaire' }));
  await waitFor(() =>
    expect(http.calls.find(({ path }) => path === '/base/comments/create')?.options.body).toMatchObject({
      answerId: best,
      body: 'Clair.',
    }),
  );
  const report = within(one).getAllByRole('button', { name: 'Signaler' })[0];
  if (!report) throw new Error('no report');
  await person.click(report);
  await person.click(within(one).getByRole('button', { name: 'Envoyer le signalement' }));
  expect(within(one).getByRole('textbox', { name: /problème/u })).toHaveAccessibleDescription(/Dites ce qui/u);
  await person.type(within(one).getByRole('textbox', { name: /problème/u }), 'Hors sujet');
  await person.click(within(one).getByRole('button', { name: 'Envoyer le signalement' }));
  expect(await within(one).findByText(/^Signalement envoyé/u)).toBeVisible();
  expect(http.calls.find(({ path }) => path === `/base/answers/update/${best}`)?.options.body).toEqual({
    reportReason: 'Hors sujet',
  });
});
