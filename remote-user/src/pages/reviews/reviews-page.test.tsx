import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { clearAllDrafts } from 'shared-contracts/platform/form-draft';
import { ownReview, type OwnReview } from 'shared-contracts/schemas/review';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { rowOf } from 'shared-contracts/testing/row-of';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { reviewsLoader } from './reviews-loader.ts';
import { Component, ErrorBoundary } from './reviews-page.tsx';

const id = (last: string) => `5f0c0000-0000-4000-8000-0000000000${last}`;
const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const met = appointmentFixture({ status: 'done', startsAt: ago(2), endsAt: ago(2) });
const review = (change: Partial<OwnReview> = {}): OwnReview =>
  rowOf(ownReview, {
    id: id('a1'),
    professionalId: id('b1'),
    clientId: id('c1'),
    appointmentId: id('d1'),
    rating: 4,
    createdAt: '2026-11-20T08:00:00.000Z',
    publishesAt: '2026-11-25T08:00:00.000Z',
    moderation: 'visible',
    author: 'Aïcha M.',
    professional: { slug: 'yann', firstNames: 'Yann', lastName: 'Kouassi' },
    ...change,
  });
const pageOf = (...data: unknown[]) => ({ data, page: { next: null, limit: 10 } });
const open = (answers: Readonly<Record<string, FakeAnswer>> = {}, at = '/user/avis') =>
  showPage([{ path: '/user/avis', loader: reviewsLoader, Component, ErrorBoundary, HydrateFallback: () => null }], at, {
    'POST /appointments/find-by': () => pageOf(met),
    'POST /reviews/find-by': () => pageOf(review({ clarity: 5, text: 'Clair.', reply: 'Merci.', publishedAt: ago(1) })),
    ...answers,
  });
const form = () => within(screen.getByRole('form', { name: 'Votre avis sur Aïssatou Mbarga' }));
const sent = ({ platform }: ReturnType<typeof open>, path: string) =>
  platform.http.calls.filter((call) => call.path === path).map(({ options }) => options.body);

afterEach(clearAllDrafts);

test('lists what is to be written and what was, with the reply', async () => {
  const shown = open();
  const list = within(await screen.findByRole('list', { name: 'Avis écrits' }));
  expect(list.getByText('Clarté : 5 sur 5')).toBeVisible();
  expect(list.getByText('Yann Kouassi a répondu')).toBeVisible();
  expect(list.queryByRole('button', { name: 'Modifier' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Donner mon avis, Aïssatou Mbarga' })).toBeVisible();
  expect(await axe(shown.container)).toHaveNoViolations();
  const [wanted] = sent(shown, '/appointments/find-by');
  expect(wanted).toMatchObject({ where: { awaitsReview: true } });
});

test('the form has the focus of the link that it replaces, and leaves it to its entry', async () => {
  const shown = open();
  await shown.person.click(await screen.findByRole('link', { name: /^Donner mon avis/u }));
  const opened = await screen.findByRole('form', { name: 'Votre avis sur Aïssatou Mbarga' });
  await waitFor(() => expect(opened).toHaveFocus());
  const entry = opened.closest('li');
  await shown.person.click(within(opened).getByRole('button', { name: 'Annuler' }));
  await screen.findByRole('link', { name: /^Donner mon avis/u });
  await waitFor(() => expect(entry).toHaveFocus());
});

test('a review is guided: stars are required, criteria and words are not', async () => {
  const shown = open({ 'POST /base/reviews/create': () => ({ data: {} }) });
  await shown.person.click(await screen.findByRole('link', { name: /^Donner mon avis/u }));
  await shown.person.click(await screen.findByRole('button', { name: 'Envoyer mon avis' }));
  expect(form().getByRole('alert')).toHaveTextContent('Choisissez un nombre d’étoiles');
  expect(sent(shown, '/base/reviews/create')).toEqual([]);
  expect(form().getByText(/signé Aïcha M., dès que le professionnel y répond/u)).toBeVisible();
  const whole = within(form().getByRole('group', { name: /^Dans l’ensemble/u }));
  await shown.person.click(whole.getByRole('radio', { name: '4, bien' }));
  const clarity = within(form().getByRole('group', { name: /^Clarté/u }));
  await shown.person.click(clarity.getByRole('radio', { name: '5, excellent' }));
  await shown.person.type(form().getByRole('textbox'), '  Utile.  ');
  expect(await axe(shown.container)).toHaveNoViolations();
  shown.platform.http.on('POST /appointments/find-by', () => pageOf());
  await shown.person.click(form().getByRole('button', { name: 'Envoyer mon avis' }));
  expect(await screen.findByText('Aucun avis à écrire pour le moment.')).toBeVisible();
  expect(sent(shown, '/base/reviews/create')).toEqual([
    { appointmentId: met.id, rating: 4, clarity: 5, listening: null, punctuality: null, text: 'Utile.' },
  ]);
});

test('nothing typed is lost in a reload or a refusal, and an old appointment has another rule', async () => {
  const refused = () => {
    throw problemError('UNAVAILABLE', 503);
  };
  const old = appointmentFixture({ status: 'done', startsAt: ago(20), endsAt: ago(20) });
  const answers = { 'POST /appointments/find-by': () => pageOf(old), 'POST /base/reviews/create': refused };
  const first = open(answers, `/user/avis?write=${met.id}`);
  const [whole] = await screen.findAllByRole('radio', { name: '3, correct' });
  await first.person.click(whole as HTMLElement);
  await first.person.type(form().getByRole('textbox'), 'Bien');
  first.unmount();
  const again = open(answers, `/user/avis?write=${met.id}`);
  expect(await screen.findByRole('textbox')).toHaveValue('Bien');
  expect(screen.getAllByRole('radio', { name: '3, correct' })[0]).toBeChecked();
  expect(form().getByText(/il paraît aussitôt/u)).toBeVisible();
  await again.person.click(form().getByRole('button', { name: 'Envoyer mon avis' }));
  expect(await form().findByRole('alert')).toHaveTextContent('Le service est injoignable');
  expect(form().getByRole('textbox')).toHaveValue('Bien');
});

test('a review is changed until it is public, and one that was removed says so', async () => {
  const shown = open({
    'POST /appointments/find-by': () => pageOf(),
    'POST /reviews/find-by': () =>
      pageOf(review({ text: 'Clair.' }), review({ id: id('a2'), publishedAt: ago(3), moderation: 'hidden' })),
    [`PUT /base/reviews/update/${id('a1')}`]: () => ({ data: {} }),
  });
  expect(await screen.findByText('Retiré par la modération')).toBeVisible();
  await shown.person.click(screen.getByRole('button', { name: 'Modifier' }));
  await shown.person.click(screen.getAllByRole('radio', { name: '5, excellent' })[0] as HTMLElement);
  await shown.person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(sent(shown, `/base/reviews/update/${id('a1')}`)).toEqual([
      { rating: 5, clarity: null, listening: null, punctuality: null, text: 'Clair.' },
    ]),
  );
});

test('a review that was removed before it was public does not say when it will be', async () => {
  open({
    'POST /appointments/find-by': () => pageOf(),
    'POST /reviews/find-by': () => pageOf(review({ moderation: 'hidden' })),
  });
  expect(await screen.findByText('Retiré par la modération')).toBeVisible();
  expect(screen.queryByText('Pas encore public')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Paraît à la réponse/u)).not.toBeInTheDocument();
});

test('a new client reads where reviews come from; a reply appears live; a failure is said', async () => {
  const { platform, unmount } = open({
    'POST /appointments/find-by': () => pageOf(),
    'POST /reviews/find-by': () => pageOf(),
  });
  expect(await screen.findByRole('heading', { name: 'Pas encore d’avis' })).toBeVisible();
  platform.http.on('POST /reviews/find-by', () => pageOf(review({ reply: 'Merci.', publishedAt: ago(1) })));
  act(() => platform.emit({ id: '1', type: 'review.replied', data: {} }));
  expect(await screen.findByText('Yann Kouassi a répondu')).toBeVisible();
  unmount();
  open({
    'POST /reviews/find-by': () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
});
