import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { clearAllDrafts } from 'shared-contracts/platform/form-draft';
import { ownComment, type OwnComment } from 'shared-contracts/schemas/discussion';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { rowOf } from 'shared-contracts/testing/row-of';
import { showPage } from '../../testing/show-page.tsx';
import { commentsLoader } from './comments-loader.ts';
import { Component, ErrorBoundary } from './comments-page.tsx';

const id = (last: string) => `5f0c0000-0000-4000-8000-0000000000${last}`;
const comment = (change: Partial<OwnComment> = {}): OwnComment =>
  rowOf(ownComment, {
    id: id('a1'),
    articleId: id('b1'),
    body: 'Merci.',
    createdAt: '2026-11-20T08:00:00.000Z',
    author: { name: 'Aïcha M.', role: 'client', slug: null },
    moderation: 'visible',
    subject: { kind: 'article', id: id('b1'), titleFr: 'Garder les preuves', titleEn: null },
    ...change,
  });
const pageOf = (...data: unknown[]) => ({ data, page: { next: null, limit: 20 } });
const list = 'POST /comments/find-by';
const open = (answers: Readonly<Record<string, FakeAnswer>> = {}) =>
  showPage(
    [{ path: '/user/comment', loader: commentsLoader, Component, ErrorBoundary, HydrateFallback: () => null }],
    '/user/comment',
    { [list]: () => pageOf(comment()), ...answers },
  );
const item = () => within(screen.getByRole('article', { name: 'Commentaire du 20 novembre 2026' }));

afterEach(clearAllDrafts);

test('a comment says where it stands, and whether it was hidden and by whom', async () => {
  const { container } = open({
    [list]: () =>
      pageOf(
        comment({ authorHiddenAt: '2026-11-21T08:00:00.000Z' }),
        comment({
          id: id('a2'),
          articleId: null,
          answerId: id('c1'),
          moderation: 'hidden',
          subject: { kind: 'question', id: id('d1'), titleFr: 'La caution ?', titleEn: null },
        }),
        comment({ id: id('a3'), subject: null }),
      ),
  });
  expect(await screen.findByRole('link', { name: /Garder les preuves/u })).toHaveAttribute(
    'href',
    `/article/${id('b1')}#comments`,
  );
  expect(screen.getByRole('link', { name: /La caution/u })).toHaveAttribute(
    'href',
    `/article/${id('d1')}#answer-${id('c1')}`,
  );
  expect(screen.getByText('Masqué par l’auteur de l’article')).toBeVisible();
  expect(screen.getByText('Masqué par la modération')).toBeVisible();
  expect(screen.getByText('Le texte commenté n’est plus en ligne.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a comment is changed in its place', async () => {
  const { person, platform } = open({ 'PUT /base/comments/update/*': () => ({ data: {} }) });
  await person.click(await screen.findByRole('button', { name: 'Modifier' }));
  expect(item().getByRole('textbox')).toHaveFocus();
  await person.clear(item().getByRole('textbox'));
  await person.click(item().getByRole('button', { name: 'Enregistrer' }));
  expect(item().getByRole('textbox')).toHaveAccessibleDescription('Saisissez votre commentaire');
  await person.type(item().getByRole('textbox'), 'Merci à vous');
  await person.click(item().getByRole('button', { name: 'Enregistrer' }));
  expect(await item().findByRole('button', { name: 'Modifier' })).toBeVisible();
  expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({ body: 'Merci à vous' });
});

test('contact details in a comment are pointed out once, and forbidden never', async () => {
  const { person, platform } = open({ 'PUT /base/comments/update/*': () => ({ data: {} }) });
  const puts = () => platform.http.calls.filter(({ method }) => method === 'PUT');
  await person.click(await screen.findByRole('button', { name: 'Modifier' }));
  await person.type(item().getByRole('textbox'), ' Appelez le 690 00 00 00 ou www.awa.cm');
  await person.click(item().getByRole('button', { name: 'Enregistrer' }));
  expect(await item().findByRole('alert')).toHaveTextContent(/690 00 00 00 \(numéro de téléphone\)/u);
  expect(item().getByText('www.awa.cm')).toBeVisible();
  await person.click(item().getByRole('button', { name: 'Modifier le texte' }));
  expect(item().getByRole('textbox')).toHaveFocus();
  expect(puts()).toEqual([]);
  await person.click(item().getByRole('button', { name: 'Enregistrer' }));
  await person.click(await item().findByRole('button', { name: 'Publier quand même' }));
  await waitFor(() =>
    expect(puts()[0]?.options.body).toEqual({ body: 'Merci. Appelez le 690 00 00 00 ou www.awa.cm' }),
  );
});

test('a deleted comment keeps its place for an hour and is restored, after a reload too', async () => {
  const { person, platform, unmount } = open({
    'DELETE /base/comments/delete/*': () => ({ data: {} }),
    'PUT /base/comments/update/*': () => ({ data: {} }),
  });
  const remove = await screen.findByRole('button', { name: 'Supprimer' });
  platform.http.on(list, () => pageOf(comment({ deletedAt: '2026-11-26T08:00:00.000Z' })));
  await person.click(remove);
  expect(await screen.findByRole('status')).toHaveTextContent(/^Supprimé pour tous/u);
  expect(item().queryByRole('button', { name: 'Modifier' })).not.toBeInTheDocument();
  await waitFor(() => expect(item().getByRole('button', { name: 'Rétablir' })).toHaveFocus());
  unmount();
  const again = open({
    [list]: () => pageOf(comment({ deletedAt: '2026-11-26T08:00:00.000Z' })),
    'PUT /base/comments/update/*': () => ({ data: {} }),
  });
  const restore = await screen.findByRole('button', { name: 'Rétablir' });
  again.platform.http.on(list, () => pageOf(comment()));
  await again.person.click(restore);
  expect(await screen.findByRole('button', { name: 'Modifier' })).toBeVisible();
  expect(again.platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({ deletedAt: null });
});

test('an empty list leads to the articles, what is hidden appears live, and a failure is said', async () => {
  const { platform, unmount } = open({ [list]: () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'Aucun commentaire' })).toBeVisible();
  platform.http.on(list, () => pageOf(comment({ authorHiddenAt: '2026-11-21T08:00:00.000Z' })));
  act(() => platform.emit({ id: '1', type: 'comment.hidden', data: {} }));
  expect(await screen.findByText('Masqué par l’auteur de l’article')).toBeVisible();
  unmount();
  open({
    [list]: () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
});
