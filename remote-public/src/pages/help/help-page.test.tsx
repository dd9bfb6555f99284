import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Page } from 'shared-contracts/schemas/page';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { helpLoader } from '../../features/help-read/help-loader.ts';
import { Component as Documentation } from './help-page.tsx';
import { strings } from '../../testing/strings.ts';

const entry = (slug: string, change: Partial<Page> = {}): Page => ({
  id: '0192a000-0000-7000-8000-0000000000b1',
  kind: 'help',
  slug,
  topic: 'booking',
  position: 1,
  titleFr: `Titre ${slug}`,
  titleEn: `Title ${slug}`,
  summaryFr: `Résumé ${slug}`,
  summaryEn: null,
  bodyFr: `Corps de **${slug}**`,
  bodyEn: 'Body',
  effectiveOn: null,
  updatedAt: '2026-11-10T09:00:00.000Z',
  ...change,
});
const entries = [entry('find', { topic: 'search' }), entry('book'), entry('move')];

const listed = (data: readonly Page[]) => ({ data, page: { next: null, limit: 100 } });

function open(at: string, found: readonly Page[] | null = entries) {
  const http = fakeHttp({
    'POST /pages/find-by': () => {
      if (found === null) throw problemError('UNAVAILABLE', 503);
      return listed(found);
    },
    'POST /pages/find-one-by': ({ options }) => {
      const { where } = options.body as { where: { slug: string } };
      const data = entries.find(({ slug }) => slug === where.slug);
      if (!data) throw problemError('NOT_FOUND', 404);
      return { data };
    },
  });
  const routes = [
    {
      path: '/documentation',
      loader: helpLoader,
      element: <Documentation />,
      errorElement: <p>404</p>,
      HydrateFallback: () => null,
    },
  ];
  const view = render(withPlatform(null, { strings, platform: fakePlatform({ http }), at, routes }));
  return { http, ...view };
}

test('entries are grouped by topic, each with its own address', async () => {
  const { container } = open('/documentation');
  const booking = within(await screen.findByRole('region', { name: 'Prendre rendez-vous' }));
  expect(booking.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/documentation?entry=book',
    '/documentation?entry=move',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Trouver un professionnel');
  expect(await axe(container)).toHaveNoViolations();
});

test('a search sends its text and shows the number of results', async () => {
  const { http } = open('/documentation?q=annuler un rendez-vous', [entry('move')]);
  expect(await screen.findByText(/1 réponse pour « annuler un rendez-vous »/u)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('annuler un rendez-vous');
  expect(http.calls[0]?.options.body).toMatchObject({
    where: {
      $and: [{ kind: 'help' }, ...['annuler', 'rendez', 'vous'].map((word) => ({ searchText: { $contains: word } }))],
    },
  });
});

test('a help centre that fails to load shows an error, and loads on retry', async () => {
  const { http } = open('/documentation', null);
  expect(await screen.findByText('Le centre d’aide n’a pas pu être chargé.')).toBeVisible();
  http.on('POST /pages/find-by', () => listed(entries));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('region', { name: 'Prendre rendez-vous' })).toBeVisible();
  expect(screen.queryByText('Le centre d’aide n’a pas pu être chargé.')).not.toBeInTheDocument();
});

test('a search that is too short shows so, and lists all entries', async () => {
  open('/documentation?q=tv');
  expect(await screen.findByText(/au moins trois lettres/u)).toBeVisible();
  expect(screen.queryByText(/réponses? pour/u)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Prendre rendez-vous' })).toBeVisible();
});

test('a search without results links back to all entries', async () => {
  open('/documentation?q=xyzzy', []);
  expect(await screen.findByRole('heading', { name: /Aucune réponse/u })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Toute l’aide' })).toHaveAttribute('href', '/documentation');
});

test('an entry is shown in full, with the others of its topic beside it', async () => {
  const { container } = open('/documentation?entry=book');
  expect(await screen.findByRole('heading', { level: 1, name: 'Titre book' })).toBeVisible();
  expect(screen.getByText('book', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Titre move' })).toHaveAttribute('href', '/documentation?entry=move');
  expect(screen.queryByRole('link', { name: 'Titre book' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('an unknown entry is not found', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open('/documentation?entry=nothing');
  expect(await screen.findByText('404')).toBeVisible();
  complaints.mockRestore();
});
