import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { useLoaderData, useLocation } from 'react-router-dom';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import type { Comment } from 'shared-contracts/schemas/discussion';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { fakeHttp, problemError, type FakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, operatorUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { ArticleData } from '../../reading/article-loader.ts';
import { strings } from '../../testing/strings.ts';
import { ArticleDiscussion } from './article-discussion.tsx';

const articleId = '0192a000-0000-7000-8000-0000000000a1';
const said = (id: string, change: Partial<Comment> = {}): Comment => ({
  id: `0192a000-0000-7000-8000-0000000000${id}`,
  articleId,
  answerId: null,
  body: `Texte ${id}`,
  editedAt: null,
  createdAt: '2026-11-12T09:00:00.000Z',
  author: { name: `Personne ${id}`, role: 'client', slug: null },
  ...change,
});
const mine = said('c1');
const another = said('c2', { author: { name: 'Étienne Kouassi', role: 'professional', slug: 'etienne-kouassi' } });

const owned = { id: mine.id, body: mine.body, moderation: 'visible', authorHiddenAt: null as string | null };

const shell = { ...strings.shell, errors: { RATE_LIMITED: 'Trop de messages', INVALID: 'Ce n’est pas valable' } };

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

function open(
  user: SessionUser | null,
  http: FakeHttp = fakeHttp(),
  rows: readonly Comment[] = [mine, another],
  own = [owned],
) {
  http.on('POST /comments/find-by', () => ({ data: own }));
  const store = createStore();
  store.set(userAtom, user);
  const platform = fakePlatform({ http });
  const view = (
    <>
      <ArticleDiscussion
        articleId={articleId}
        comments={{ ok: true, value: { rows, next: 'earlier' } }}
        isLaterPage={false}
      />
      <Address />
    </>
  );
  return render(withPlatform(view, { strings: { ...strings, shell }, platform, store, at: `/article/${articleId}` }));
}
const comment = (name: string) => within(screen.getByRole('article', { name: `Commentaire écrit par ${name}` }));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a visitor can read and write, and is sent to sign in with the input kept', async () => {
  const user = userEvent.setup();
  const first = open(null);
  expect(comment('Étienne Kouassi').getByText('Professionnel')).toBeVisible();
  expect(comment('Étienne Kouassi').getByRole('link', { name: 'Signaler' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/login-user\?next=/u),
  );
  expect(screen.getByRole('link', { name: /Commentaires précédents/u })).toHaveAttribute(
    'href',
    `/article/${articleId}?comments=earlier#comments`,
  );
  expect(await axe(first.container)).toHaveNoViolations();
  await user.type(screen.getByLabelText('Votre commentaire'), 'Merci');
  await user.click(screen.getByRole('button', { name: 'Se connecter pour publier' }));
  await waitFor(() =>
    expect(screen.getByText(/^\/login-user/u)).toHaveTextContent(
      `/login-user?next=${encodeURIComponent(`/article/${articleId}#comments`)}`,
    ),
  );
  first.unmount();
  open(clientUser);
  expect(await screen.findByDisplayValue('Merci')).toBeVisible();
});

test('comments that fail to load show an error, and load on retry', async () => {
  const answers: ArticleData['comments'][] = [
    { ok: false, code: 'UNAVAILABLE' },
    { ok: true, value: { rows: [another], next: null } },
  ];
  const Discussion = () => (
    <ArticleDiscussion articleId={articleId} comments={useLoaderData<ArticleData['comments']>()} isLaterPage={false} />
  );
  const routes = [
    { path: '*', loader: () => answers.shift() ?? null, element: <Discussion />, HydrateFallback: () => null },
  ];
  render(withPlatform(null, { strings, routes }));
  expect(await screen.findByText('Les commentaires n’ont pas pu être chargés.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(another.body)).toBeVisible();
  expect(screen.queryByText('Les commentaires n’ont pas pu être chargés.')).not.toBeInTheDocument();
});

test('a client publishes once, without a pseudonym unless they choose one', async () => {
  const http = fakeHttp({ 'POST /base/comments/create': () => ({ data: {} }) });
  const user = userEvent.setup();
  open(clientUser, http);
  await user.type(screen.getByLabelText('Votre commentaire'), '  Merci  ');
  await user.click(screen.getByRole('button', { name: 'Publier le commentaire' }));
  await waitFor(() => expect(screen.getByLabelText('Votre commentaire')).toHaveValue(''));
  const sent = http.calls.filter(({ path }) => path === '/base/comments/create');
  expect(sent.map(({ options }) => options.body)).toEqual([
    { articleId, answerId: null, pseudonym: null, body: 'Merci' },
  ]);
  expect(sent[0]?.options.headers).toHaveProperty('Idempotency-Key');
});

test('an empty comment is rejected at its field; a rejected one is kept and shows why', async () => {
  const http = fakeHttp({
    'POST /base/comments/create': () => {
      throw problemError('RATE_LIMITED', 429);
    },
  });
  const user = userEvent.setup();
  open(clientUser, http);
  await user.click(screen.getByRole('button', { name: 'Publier le commentaire' }));
  expect(screen.getByLabelText('Votre commentaire')).toHaveAccessibleDescription(/Saisissez votre commentaire/u);
  await user.type(screen.getByLabelText('Votre commentaire'), 'Encore');
  await user.click(screen.getByRole('button', { name: 'Publier le commentaire' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Trop de messages');
  expect(screen.getByLabelText('Votre commentaire')).toHaveValue('Encore');
});

test('a pasted comment that is too long stays whole, and its limit is said at the field', async () => {
  const user = userEvent.setup();
  open(clientUser, fakeHttp());
  const field = screen.getByLabelText('Votre commentaire');
  await user.click(field);
  await user.paste('x'.repeat(2001));
  await user.click(screen.getByRole('button', { name: 'Publier le commentaire' }));
  const said = String.raw`Raccourcissez ce texte à 2\s000 caractères au plus ; il y en a 2\s001`;
  expect(field).toHaveAccessibleDescription(new RegExp(`confidentiel\\. ${said}$`, 'u'));
  expect(screen.getByRole('link', { name: new RegExp(`^Votre commentaire\\s: ${said}$`, 'u') })).toHaveAttribute(
    'href',
    '#body',
  );
  expect(field).toHaveValue('x'.repeat(2001));
});

test('a comment has no lang attribute, as its language is unknown', () => {
  open(null, fakeHttp());
  const texts = document.querySelectorAll('article > p[lang]');
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toHaveAttribute('lang', '');
});

test('saving an unchanged comment sends nothing and closes its form', async () => {
  const http = fakeHttp();
  const user = userEvent.setup();
  open(clientUser, http);
  await user.click(await comment('Personne c1').findByRole('button', { name: 'Modifier' }));
  await user.type(comment('Personne c1').getByLabelText('Votre commentaire'), ' ');
  await user.click(comment('Personne c1').getByRole('button', { name: 'Enregistrer' }));
  expect(await comment('Personne c1').findByRole('button', { name: 'Modifier' })).toBeVisible();
  expect(http.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('users edit their own comments and report others’, each in place', async () => {
  const http = fakeHttp({ 'PUT /base/comments/update/*': () => ({ data: {} }) });
  const user = userEvent.setup();
  open(clientUser, http);
  await user.click(await comment('Personne c1').findByRole('button', { name: 'Modifier' }));
  const field = comment('Personne c1').getByLabelText('Votre commentaire');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.click(comment('Personne c1').getByRole('button', { name: 'Enregistrer' }));
  expect(field).toHaveAccessibleDescription('Saisissez votre commentaire');
  await user.type(field, 'Autrement');
  await user.click(comment('Personne c1').getByRole('button', { name: 'Enregistrer' }));
  expect(comment('Étienne Kouassi').queryByRole('button', { name: 'Modifier' })).not.toBeInTheDocument();
  await user.click(comment('Étienne Kouassi').getByRole('button', { name: 'Signaler' }));
  await user.type(comment('Étienne Kouassi').getByLabelText(/^Pourquoi/u), 'Injure');
  await user.click(comment('Étienne Kouassi').getByRole('button', { name: 'Envoyer le signalement' }));
  expect(await comment('Étienne Kouassi').findByText(/Vous avez signalé/u)).toBeVisible();
  expect(comment('Étienne Kouassi').queryByRole('button', { name: 'Signaler' })).not.toBeInTheDocument();
  expect(http.calls.filter(({ method }) => method === 'PUT').map(({ path, options }) => [path, options.body])).toEqual([
    [`/base/comments/update/${mine.id}`, { body: 'Autrement' }],
    [`/base/comments/update/${another.id}`, { reportReason: 'Injure' }],
  ]);
});

test.each([
  ['Personne c1', 'Modifier', 'Enregistrer', 'body', 'Saisissez votre commentaire'],
  ['Étienne Kouassi', 'Signaler', 'Envoyer le signalement', 'reportReason', 'Dites ce qui pose problème'],
])(
  'errors about the comment of %s are shown in the summary and at its field',
  async (whose, begin, send, column, empty) => {
    const http = fakeHttp({
      'PUT /base/comments/update/*': () => {
        throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: `/${column}`, code: 'INVALID' }] });
      },
    });
    const user = userEvent.setup();
    const { container } = open(clientUser, http);
    await user.click(await comment(whose).findByRole('button', { name: begin }));
    const field = comment(whose).getByRole('textbox');
    const expectRefused = async (why: string) => {
      await user.click(comment(whose).getByRole('button', { name: send }));
      const link = await comment(whose).findByRole('link', { name: why });
      expect(comment(whose).getByRole('alert')).toHaveFocus();
      expect(field).toHaveAccessibleDescription(expect.stringContaining(why));
      await user.click(link);
      expect(field).toHaveFocus();
    };
    await user.clear(field);
    await expectRefused(empty);
    await user.type(field, 'Autrement');
    await expectRefused('Ce n’est pas valable');
    expect(field).toHaveValue('Autrement');
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('a draft about a comment reopens after a reload without taking focus, until it is discarded', async () => {
  const user = userEvent.setup();
  const first = open(clientUser);
  await user.click(await comment('Personne c1').findByRole('button', { name: 'Modifier' }));
  await user.type(comment('Personne c1').getByLabelText('Votre commentaire'), ' corrigé');
  await user.click(comment('Étienne Kouassi').getByRole('button', { name: 'Signaler' }));
  await user.type(comment('Étienne Kouassi').getByLabelText(/^Pourquoi/u), 'Injure');
  first.unmount();
  const second = open(clientUser);
  expect(comment('Personne c1').getByLabelText('Votre commentaire')).toHaveValue('Texte c1 corrigé');
  expect(comment('Étienne Kouassi').getByLabelText(/^Pourquoi/u)).toHaveValue('Injure');
  expect(document.body).toHaveFocus();
  await user.click(comment('Étienne Kouassi').getByRole('button', { name: 'Annuler' }));
  expect(comment('Étienne Kouassi').getByRole('button', { name: 'Signaler' })).toBeVisible();
  second.unmount();
  open(clientUser);
  expect(await comment('Étienne Kouassi').findByRole('button', { name: 'Signaler' })).toBeVisible();
});

test('a deleted comment disappears immediately, and undo restores it', async () => {
  const http = fakeHttp({
    'DELETE /base/comments/delete/*': () => ({ data: {} }),
    'PUT /base/comments/update/*': () => ({ data: {} }),
  });
  const user = userEvent.setup();
  open(clientUser, http);
  await user.click(await comment('Personne c1').findByRole('button', { name: 'Supprimer' }));
  expect(screen.queryByRole('article', { name: 'Commentaire écrit par Personne c1' })).not.toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Annuler la suppression' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(await screen.findByRole('article', { name: 'Commentaire écrit par Personne c1' })).toBeVisible();
  const changes = http.calls.filter(({ method }) => method === 'PUT');
  expect(changes.map(({ path, options }) => [path, options.body])).toEqual([
    [`/base/comments/update/${mine.id}`, { deletedAt: null }],
  ]);
  expect(undo).not.toBeInTheDocument();
});

test('a comment that could not be deleted reappears and shows why', async () => {
  const http = fakeHttp({
    'DELETE /base/comments/delete/*': () => {
      throw problemError('RATE_LIMITED', 429);
    },
  });
  const user = userEvent.setup();
  open(clientUser, http);
  await user.click(await comment('Personne c1').findByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByRole('article', { name: 'Commentaire écrit par Personne c1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Annuler la suppression' })).not.toBeInTheDocument();
});

test('an author sees the state of a reported or hidden comment', async () => {
  const hidden = { ...owned, id: said('c3').id, body: 'Trop vif', moderation: 'hidden' };
  const unwanted = { ...owned, id: said('c4').id, body: 'Sans rapport', authorHiddenAt: '2026-11-12T10:00:00.000Z' };
  open(clientUser, fakeHttp(), [mine, another], [{ ...owned, moderation: 'reported' }, hidden, unwanted]);
  expect(await comment('Personne c1').findByText(/a été signalé/u)).toBeVisible();
  expect(screen.getByText('Trop vif')).toBeVisible();
  expect(screen.getByText(/^Notre équipe a masqué/u)).toBeVisible();
  expect(screen.getByText(/^L’auteur de l’article a masqué/u)).toBeVisible();
});

test('an operator, who moderates elsewhere, can neither write nor report', async () => {
  const http = fakeHttp();
  open(operatorUser, http, [mine, another], []);
  await waitFor(() => expect(http.calls).toHaveLength(1));
  expect(screen.getByText(another.body)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
