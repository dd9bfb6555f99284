import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { knownFixture, pageOf, profileFixture } from '../../testing/known-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { availableLoader } from './available-loader.ts';
import { Component, ErrorBoundary } from './available-page.tsx';

const own = 'GET /known-professionals*';
const all = 'POST /base/professionals/lawyer-filter';
const now = Date.parse('2026-11-26T10:00:00Z');
const until = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const mine = { availableNow: true, availableUntil: until(30) };
const stranger = profileFixture({
  id: '0192a000-0000-7000-8000-00000000000b',
  slug: 'odile-mvondo',
  firstNames: 'Odile',
  lastName: 'Mvondo',
  availableNow: true,
  availableUntil: until(2),
});
const fail = () => {
  throw problemError('UNAVAILABLE', 503);
};

const open = (answers: Readonly<Record<string, FakeAnswer>> = {}, at = '/user/disp') =>
  showPage(
    [{ path: '/user/disp', loader: availableLoader, Component, ErrorBoundary, HydrateFallback: () => null }],
    at,
    {
      [own]: () => pageOf(knownFixture({}, mine)),
      [all]: () => pageOf(profileFixture(mine), stranger),
      ...answers,
    },
  );

beforeEach(() => jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] }));
afterEach(() => jest.useRealTimers());

test('the own professionals come first and once, each with a call and until when', async () => {
  const { container } = open();
  const first = within(await screen.findByRole('list', { name: 'Mes professionnels' }));
  expect(first.getByRole('link', { name: 'Demander un appel, Aïssatou Mbarga' })).toHaveAttribute(
    'href',
    `/lawyers/booking/${profileFixture().id}?consultation=${knownFixture().consultation?.id}&now=1`,
  );
  expect(first.getByText(/^jusqu’à 1/u)).toBeVisible();
  const others = within(screen.getByRole('list', { name: 'Autres professionnels' }));
  expect(others.getAllByRole('article')).toHaveLength(1);
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

test('who leaves goes away by the clock, and who arrives comes by itself', async () => {
  const { platform } = open();
  await screen.findByRole('link', { name: 'Odile Mvondo' });
  platform.http.on(all, () => pageOf(profileFixture(mine)));
  await act(() => jest.advanceTimersByTimeAsync(2 * 60_000 + 10));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Odile Mvondo' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Aïssatou Mbarga' })).toBeVisible();
  const late = profileFixture({ ...stranger, availableUntil: until(60) });
  platform.http.on(all, () => pageOf(late));
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByRole('link', { name: 'Odile Mvondo' })).toBeVisible();
});

test('language and profession narrow both lists', async () => {
  const { platform } = open({}, '/user/disp?language=de&profession=notary');
  expect(await screen.findByRole('list', { name: 'Tous les professionnels' })).toBeVisible();
  expect(platform.http.calls.find(({ path }) => path.includes('lawyer-filter'))?.options.body).toMatchObject({
    availableNow: true,
    language: 'de',
    profession: 'notary',
  });
  expect(screen.queryByRole('list', { name: 'Mes professionnels' })).not.toBeInTheDocument();
});

test('when nobody is available the page says so and offers the earliest time', async () => {
  open({ [own]: () => pageOf(), [all]: () => pageOf() });
  expect(await screen.findByText('Personne n’est disponible en ce moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trouver le premier créneau libre' })).toHaveAttribute(
    'href',
    '/schedule-meeting',
  );
});

test('a list that fails leaves the other, and both are one failure', async () => {
  open({ [own]: fail });
  expect(await screen.findByText('Vos professionnels n’ont pas pu être chargés')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Tous les professionnels' })).toBeVisible();
});

test('where everything fails there is one message, and one way to try again', async () => {
  open({ [own]: fail, [all]: fail });
  expect(await screen.findByText('La liste n’a pas pu être chargée')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(1);
});
