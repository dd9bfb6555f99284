import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Question } from 'shared-contracts/schemas/discussion';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { plansFixture } from '../../testing/plans-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { writtenArticleFixture } from '../../testing/written-article-fixture.ts';
import { articlesLoader } from './articles-loader.ts';
import { Component } from './articles-page.tsx';

const question: Question = {
  id: '0192a000-0000-7000-8000-0000000000b1',
  pseudonym: 'Chauffeur à Yassa',
  category: 'labour',
  lang: 'fr',
  title: 'Que vaut une promesse orale ?',
  body: 'Le directeur m’a dit de continuer.',
  closedAt: null,
  answerCount: 0,
  bestAnswerId: null,
  createdAt: '2026-11-20T09:00:00.000Z',
};
const received = {
  id: '0192a000-0000-7000-8000-0000000000c1',
  articleId: writtenArticleFixture().id,
  isReported: true,
  hiddenAt: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  body: 'Tous des voleurs.',
  titleFr: 'Licenciement : que garder',
  titleEn: null,
  author: { name: 'Anonyme', role: 'client', slug: null },
};
const page = (rows: readonly object[]) => ({ data: rows, page: { next: null, limit: 20 } });

const open = (at: string, answers: Readonly<Record<string, FakeAnswer>> = {}, own: Partial<OwnProfessional> = {}) =>
  showPage([{ path: '/pro/articles', loader: articlesLoader, Component, HydrateFallback: () => null }], at, {
    'GET /base/plans/get-all': () => ({ data: plansFixture }),
    'POST /pro/get-all/professionals': () => ({
      data: [ownProfessionalFixture({ planId: 'standard', verifiedAt: '2026-01-10T09:00:00.000Z', ...own })],
    }),
    'POST /pro/get-all/articles': () =>
      page([
        { ...writtenArticleFixture(), hasPending: true },
        writtenArticleFixture({ id: question.id, titleFr: null, languages: [], publishedAt: null }),
      ]),
    'POST /questions/find-by': () => page([question]),
    'POST /answers/find-by': () => page([]),
    'POST /received_comments/find-by': () => page([received]),
    ...answers,
  });

beforeEach(() => sessionStorage.clear());

test('articles show their state, language, reads and comments', async () => {
  const { container } = open('/pro/articles');
  const [published, draft] = await waitFor(() => {
    const rows = within(screen.getByRole('list', { name: 'Articles' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    return rows;
  });
  if (!published || !draft) throw new Error('no rows');
  expect(within(published).getByText('Publié le 10 janv. 2026')).toBeVisible();
  expect(within(published).getByText('Modifications non publiées')).toBeVisible();
  expect(within(published).getByText('312 lectures')).toBeVisible();
  expect(within(draft).queryByText('Modifications non publiées')).not.toBeInTheDocument();
  expect(within(draft).getByText('Brouillon')).toBeVisible();
  expect(within(draft).getByRole('link', { name: 'Sans titre' })).toHaveAttribute(
    'href',
    `/pro/articles/${question.id}`,
  );
  expect(screen.getByRole('link', { name: 'Écrire un article' })).toHaveAttribute('href', '/pro/articles/new');
  expect(await axe(container)).toHaveNoViolations();
});

test.each(['/pro/articles', '/pro/articles?view=comments'])(
  'a practice elsewhere has its times by its own clocks, which are named: %s',
  async (at) => {
    open(at, {}, { timeZone: 'America/Toronto' });
    expect(await screen.findByText('Heure du cabinet : Toronto')).toBeVisible();
  },
);

test('where the device has the same time, no clocks are named', async () => {
  open('/pro/articles');
  expect(await screen.findByRole('list', { name: 'Articles' })).toBeVisible();
  expect(screen.queryByText(/^Heure du cabinet/u)).not.toBeInTheDocument();
});

test('without the plan nothing new is written, and what another plan would give is said', async () => {
  open('/pro/articles', {}, { planId: 'free' });
  expect(await screen.findByText(/^La formule Standard ou Premium permet/u)).toBeVisible();
  expect(screen.getByText(/Vos brouillons sont gardés/u)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Écrire un article' })).not.toBeInTheDocument();
});

test('a question is answered in place; what is too short is said at its field, and what failed is kept', async () => {
  let isDown = true;
  const { person, platform } = open('/pro/articles?view=questions', {
    'POST /base/answers/create': () => {
      if (isDown) throw problemError('UNAVAILABLE', 503);
      return { data: {} };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Répondre' }));
  const field = screen.getByRole('textbox', { name: 'Votre réponse' });
  await person.type(field, 'Non.');
  await person.click(screen.getByRole('button', { name: 'Publier la réponse' }));
  expect(field).toHaveAccessibleDescription(/Saisissez au moins 20 caractères/u);
  await person.type(field, ' Le contrat est devenu à durée indéterminée.');
  await person.click(screen.getByRole('button', { name: 'Publier la réponse' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Le service est injoignable');
  expect(field).toHaveValue('Non. Le contrat est devenu à durée indéterminée.');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Publier la réponse' }));
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(sessionStorage).toHaveLength(0);
});

test('questions are those of the own areas of law, and who is not verified does not answer', async () => {
  const { platform } = open('/pro/articles?view=questions', {}, { verifiedAt: null });
  expect(await screen.findByText(/Vous pourrez répondre dès que/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Répondre' })).not.toBeInTheDocument();
  const asked = (platform.http as unknown as { calls: { path: string; options: { body: unknown } }[] }).calls.find(
    ({ path }) => path === '/questions/find-by',
  );
  expect(asked?.options.body).toMatchObject({
    where: { category: { $in: ['labour'] } },
    sort: [{ answerCount: 'asc' }, { createdAt: 'desc' }],
  });
});

test('a new question in an own area of law appears by itself', async () => {
  const { platform } = open('/pro/articles?view=questions');
  expect(await screen.findByText(question.title)).toBeVisible();
  const asked = () => platform.http.calls.filter(({ path }) => path === '/questions/find-by').length;
  const before = asked();
  platform.http.on('POST /questions/find-by', () =>
    page([{ ...question, id: received.id, title: 'Que vaut un accord oral ?' }, question]),
  );
  act(() => platform.emit({ id: '1', type: 'question.asked', data: { category: 'land' } }));
  act(() => platform.emit({ id: '2', type: 'question.asked', data: { category: 'labour' } }));
  expect(await screen.findByText('Que vaut un accord oral ?')).toBeVisible();
  expect(asked()).toBe(before + 1);
});

test('when the plan ends, what was planned is listed as the draft that it is now', async () => {
  const planned = writtenArticleFixture({ publishedAt: '2099-02-01T09:00:00.000Z' });
  const { platform } = open('/pro/articles', { 'POST /pro/get-all/articles': () => page([planned]) });
  const list = within(await screen.findByRole('list', { name: 'Articles' }));
  expect(list.queryByText('Brouillon')).not.toBeInTheDocument();
  platform.http.on('POST /pro/get-all/articles', () => page([{ ...planned, publishedAt: null }]));
  act(() => platform.emit({ id: '1', type: 'account.changed', data: { part: 'plan' } }));
  expect(await list.findByText('Brouillon')).toBeVisible();
  // Some events may have been missed.
  platform.http.on('POST /pro/get-all/articles', () => page([planned]));
  act(() => platform.emit({ id: '2', type: 'account.changed', data: {} }));
  await waitFor(() => expect(list.queryByText('Brouillon')).not.toBeInTheDocument());
});

test('a comment is hidden after a confirmation', async () => {
  const sent: unknown[] = [];
  const { person } = open('/pro/articles?view=comments', {
    'PUT /base/received_comments/update/*': ({ options }) => {
      sent.push(options.body);
      return { data: {} };
    },
  });
  const comment = within(await screen.findByRole('region', { name: 'Commentaire écrit par Anonyme' }));
  expect(comment.getByText('Signalé')).toBeVisible();
  await person.click(comment.getByRole('button', { name: 'Masquer' }));
  expect(sent).toEqual([]);
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Masquer' }));
  await waitFor(() => expect(sent).toEqual([{ isHidden: true }]));
});
