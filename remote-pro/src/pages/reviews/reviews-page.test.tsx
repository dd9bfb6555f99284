import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { clearAllDrafts } from 'shared-contracts/platform/form-draft';
import { ownReview, type OwnReview } from 'shared-contracts/schemas/review';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { rowOf } from 'shared-contracts/testing/row-of';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { reviewsLoader } from './reviews-loader.ts';
import { Component, ErrorBoundary } from './reviews-page.tsx';

// jsdom has no canvas.
jest.mock('shared-ui/primitives/series-chart/draw-chart.ts', () => ({
  drawChart: () => ({ redraw: () => undefined, destroy: () => undefined }),
}));

const id = (last: string) => `5f0c0000-0000-4000-8000-0000000000${last}`;
const fixture = (change: Partial<OwnReview> = {}): OwnReview =>
  rowOf(ownReview, {
    id: id('a1'),
    professionalId: id('b1'),
    clientId: id('c1'),
    appointmentId: id('d1'),
    rating: 4,
    text: 'Conseils utiles.',
    createdAt: '2026-11-20T08:00:00.000Z',
    publishesAt: '2026-11-25T08:00:00.000Z',
    publishedAt: '2026-11-25T08:00:00.000Z',
    moderation: 'visible',
    author: 'Amina B.',
    professional: { slug: 'a', firstNames: 'A', lastName: 'B' },
    ...change,
  });
const pageOf = (next: string | null, ...data: unknown[]) => ({ data, page: { next, limit: 10 } });
const list = 'POST /pro/get-all/reviews';
const update = `PUT /base/reviews/update/${id('a1')}`;
const open = (answers: Readonly<Record<string, FakeAnswer>> = {}, at = '/pro/avis') =>
  showPage([{ path: '/pro/avis', loader: reviewsLoader, Component, ErrorBoundary, HydrateFallback: () => null }], at, {
    [list]: () => pageOf(null, fixture()),
    'POST /reviews/aggregate': ({ options }) => {
      const { groupBy } = options.body as { groupBy?: unknown[] };
      if (groupBy === undefined) return { data: [{ count: 2 }] };
      if (groupBy[0] === 'rating')
        return {
          data: [
            { rating: 5, count: 3 },
            { rating: 4, count: 1 },
          ],
        };
      return { data: [] };
    },
    'POST /pro/get-all/professionals': () => pageOf(null, ownProfessionalFixture()),
    ...answers,
  });
const bodies = (platform: ReturnType<typeof open>['platform'], path: string) =>
  platform.http.calls.filter((call) => call.path === path).map(({ options }) => options.body);

afterEach(clearAllDrafts);

test('shows the average, the spread, the trend and the reviews', async () => {
  const { container } = open();
  const summary = await screen.findByRole('region', { name: 'Résumé des avis' });
  expect(within(summary).getByText('4,8 sur 5, 4 avis')).toBeInTheDocument();
  expect(within(summary).getAllByRole('listitem')[0]).toHaveTextContent('5 étoiles3');
  expect(within(summary).getByRole('table', { name: 'Avis et note moyenne par mois' })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Avis donné par Amina B.' })).toHaveTextContent('Conseils utiles.');
  expect(screen.getByRole('radio', { name: /^Commentaires sans réponse/u }).closest('label')).toHaveTextContent('2');
  expect(await axe(container)).toHaveNoViolations();
});

test('a practice elsewhere has its days by its own clocks, which are named', async () => {
  const own = ownProfessionalFixture({ timeZone: 'America/Toronto' });
  open({
    'POST /pro/get-all/professionals': () => pageOf(null, own),
    [list]: () => pageOf(null, fixture({ createdAt: '2026-11-20T02:00:00.000Z' })),
  });
  expect(await screen.findByText('Heure du cabinet : Toronto')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Avis donné par Amina B.' })).toHaveTextContent('19 novembre 2026');
});

test('the filter is in the address and asks the API', async () => {
  const { person, platform } = open({ [list]: () => pageOf('next', fixture()) });
  await person.click(await screen.findByRole('radio', { name: /^Commentaires sans réponse/u }));
  await waitFor(() =>
    expect(bodies(platform, '/pro/get-all/reviews').at(-1)).toMatchObject({
      where: { repliedAt: null, text: { $ne: null } },
      sort: [{ createdAt: 'desc' }],
      limit: 10,
    }),
  );
  await person.click(screen.getByRole('radio', { name: /^3 étoiles/u }));
  await waitFor(() => expect(bodies(platform, '/pro/get-all/reviews').at(-1)).toMatchObject({ where: { rating: 3 } }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Avis précédents' })).toHaveAttribute(
      'href',
      '/pro/avis?filter=3&cursor=next',
    ),
  );
});

test('a reply is sent once, and the review keeps its place with it', async () => {
  const replied = fixture({ reply: 'Merci.', repliedAt: '2026-11-26T08:00:00.000Z' });
  const { person, platform } = open({ [update]: () => ({ data: replied }) }, '/pro/avis?filter=unanswered');
  const review = await screen.findByRole('article', { name: 'Avis donné par Amina B.' });
  await person.click(within(review).getByRole('button', { name: 'Répondre à Amina B.' }));
  expect(within(review).getByRole('textbox')).toHaveFocus();
  await person.click(within(review).getByRole('button', { name: 'Publier la réponse' }));
  expect(within(review).getByRole('textbox')).toHaveAccessibleDescription(/Saisissez votre réponse/u);
  await person.type(within(review).getByRole('textbox'), '  Merci.  ');
  await person.click(within(review).getByRole('button', { name: 'Publier la réponse' }));
  expect(await within(review).findByText('Votre réponse')).toBeVisible();
  expect(within(review).queryByRole('button', { name: /^Répondre/u })).not.toBeInTheDocument();
  expect(bodies(platform, `/base/reviews/update/${id('a1')}`)).toEqual([
    { reply: 'Merci.', expected: { rating: 4, text: 'Conseils utiles.' } },
  ]);
});

test('a reply makes a review public at once, on its card and in the numbers', async () => {
  const toCome = fixture({ publishedAt: null, publishesAt: '2026-12-04T08:00:00.000Z' });
  const publishedAt = '2026-11-26T08:00:00.000Z';
  const { person, platform } = open({ [list]: () => pageOf(null, toCome) });
  await screen.findByText('4,8 sur 5, 4 avis');
  const review = screen.getByRole('article', { name: 'Avis donné par Amina B.' });
  expect(review).toHaveTextContent('Pas encore public');
  platform.http.on(update, () => {
    platform.http.on('POST /reviews/aggregate', () => ({ data: [{ rating: 4, count: 1 }] }));
    return { data: { ...toCome, reply: 'Merci.', repliedAt: publishedAt, publishedAt } };
  });
  await person.click(within(review).getByRole('button', { name: 'Répondre à Amina B.' }));
  await person.type(within(review).getByRole('textbox'), 'Merci.');
  await person.click(within(review).getByRole('button', { name: 'Publier la réponse' }));
  expect(await within(review).findByText('Votre réponse')).toBeVisible();
  expect(review).not.toHaveTextContent(/public/iu);
  expect(await screen.findByText('4,0 sur 5, 1 avis')).toBeInTheDocument();
});

test('a review that its client changes is shown anew, and no reply publishes words that were not read', async () => {
  const reworded = (text: string) => () => pageOf(null, fixture({ publishedAt: null, text }));
  const { person, platform } = open({ [list]: reworded('Conseils utiles.') });
  await person.click(await screen.findByRole('button', { name: /^Répondre/u }));
  await person.type(screen.getByRole('textbox'), 'Merci.');
  platform.http.on(list, reworded('Conseils inutiles.'));
  act(() => platform.emit({ id: '1', type: 'review.changed', data: {} }));
  expect(await screen.findByText('Conseils inutiles.')).toBeVisible();
  // The event of this change is not there yet.
  platform.http.on(list, reworded('Conseils faux.'));
  platform.http.on(update, () => {
    throw problemError('CHANGED_MEANWHILE', 409, { details: { current: { text: 'Conseils faux.' } } });
  });
  await person.click(screen.getByRole('button', { name: 'Publier la réponse' }));
  expect(await screen.findByText(/^Le client a modifié son avis/u)).toBeVisible();
  expect(screen.getByText('Conseils faux.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Merci.');
  expect(bodies(platform, `/base/reviews/update/${id('a1')}`)).toEqual([
    { reply: 'Merci.', expected: { rating: 4, text: 'Conseils inutiles.' } },
  ]);
});

test('what was typed is there after a reload, and a refusal is said at the form', async () => {
  const refused = () => {
    throw problemError('ALREADY_REPLIED', 409, { errors: [{ pointer: '/reply', code: 'ALREADY_REPLIED' }] });
  };
  const { person, unmount } = open({ [update]: refused });
  await person.click(await screen.findByRole('button', { name: /^Répondre/u }));
  await person.type(screen.getByRole('textbox'), 'Merci');
  unmount();
  const again = open({ [update]: refused });
  expect(await screen.findByRole('textbox')).toHaveValue('Merci');
  await again.person.click(screen.getByRole('button', { name: 'Publier la réponse' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Merci');
});

test('who is not verified any more is told before they write a reply, and can still report a review', async () => {
  const lapsed = ownProfessionalFixture({ verifiedUntil: '2026-01-31' });
  const { container } = open({ 'POST /pro/get-all/professionals': () => pageOf(null, lapsed) });
  await screen.findByRole('region', { name: 'Résumé des avis' });
  expect(screen.getByText('Vous pourrez répondre dès que vos pièces seront vérifiées')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mes pièces' })).toHaveAttribute('href', '/inscription-2');
  expect(screen.queryByRole('button', { name: /^Répondre/u })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Signaler/u })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a report is followed: waiting, kept or removed, with its day and reason', async () => {
  const report = { reason: 'Jamais venue.', reportedAt: '2026-11-21T08:00:00.000Z', decidedAt: null };
  const { person, platform } = open({
    [update]: () => ({ data: fixture({ moderation: 'reported', report: { ...report, state: 'waiting' } }) }),
  });
  await person.click(await screen.findByRole('button', { name: 'Signaler l’avis donné par Amina B.' }));
  await person.type(screen.getByRole('textbox'), 'Jamais venue.');
  await person.click(screen.getByRole('button', { name: 'Signaler l’avis' }));
  expect(await screen.findByText('Signalé le 21 novembre 2026, à l’examen')).toBeVisible();
  expect(bodies(platform, `/base/reviews/update/${id('a1')}`)).toEqual([{ reportReason: 'Jamais venue.' }]);
  expect(screen.queryByRole('button', { name: /^Signaler/u })).not.toBeInTheDocument();
  const decidedAt = '2026-11-23T08:00:00.000Z';
  platform.http.on(list, () =>
    pageOf(
      null,
      fixture({ report: { ...report, decidedAt, state: 'kept' } }),
      fixture({
        id: id('a2'),
        moderation: 'hidden',
        author: 'Paul N.',
        report: { ...report, decidedAt, state: 'removed' },
      }),
    ),
  );
  act(() => platform.emit({ id: '1', type: 'review.decided', data: {} }));
  expect(await screen.findByText(/^Signalement examiné le 23 novembre 2026\s: l’avis reste public$/u)).toBeVisible();
  expect(screen.getByText(/l’avis est retiré$/u)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Répondre à/u })).toHaveLength(1);
});

test('a review that was removed before it was public does not say when it will be', async () => {
  const unpublished = { publishedAt: null, publishesAt: '2026-12-01T08:00:00.000Z' };
  open({
    [list]: () =>
      pageOf(
        null,
        fixture(unpublished),
        fixture({ ...unpublished, id: id('a2'), author: 'Paul N.', moderation: 'hidden' }),
      ),
  });
  const [shown, removed] = ['Amina B.', 'Paul N.'].map((name) =>
    screen.findByRole('article', { name: `Avis donné par ${name}` }),
  );
  expect(await shown).toHaveTextContent('Public le 1er décembre 2026');
  expect(await removed).toHaveTextContent('Retiré par la modération');
  expect(await removed).not.toHaveTextContent(/public/iu);
});

test('a new professional reads where reviews come from; a summary that fails leaves the list alone', async () => {
  const { unmount } = open({ [list]: () => pageOf(null) });
  expect(await screen.findByRole('heading', { name: 'Pas encore d’avis' })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  unmount();
  open({
    'POST /reviews/aggregate': () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  expect(await screen.findByText('Le résumé des avis n’a pas pu être chargé')).toBeVisible();
  expect(screen.getByText('Conseils utiles.')).toBeVisible();
});
