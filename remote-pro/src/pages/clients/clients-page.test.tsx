import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { saveFile } from 'shared-ui/domain/files/save-file.ts';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { withPractice } from '../../data/practice/with-practice.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { loadClients } from './clients-loader.ts';
import { Component, ErrorBoundary } from './clients-page.tsx';

const find = 'POST /clients/find-by';
const client = {
  id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e11',
  professionalId: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e02',
  clientId: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e03',
  lastName: 'Etoundi',
  firstNames: 'Paul',
  nameKey: 'etoundi paul',
  lastAt: '2026-11-06T09:00:00.000Z',
  nextAt: null,
  appointmentCount: 2,
  lastContactAt: '2026-11-20T09:00:00.000Z',
  createdAt: '2026-11-01T09:00:00.000Z',
};
const pageOf = (...clients: unknown[]) => ({ data: clients, page: { next: null, limit: 25 } });

jest.mock('shared-ui/domain/files/save-file.ts', () => ({ saveFile: jest.fn() }));

afterEach(() => jest.restoreAllMocks());

const open = (answer: FakeAnswer, at = '/pro/clients') =>
  showPage(
    [
      {
        path: '/pro/clients',
        loader: withPractice(loadClients),
        Component,
        ErrorBoundary,
        HydrateFallback: () => null,
      },
    ],
    at,
    {
      [find]: answer,
      'POST /pro/get-all/professionals': () => pageOf(ownProfessionalFixture({ timeZone: 'Asia/Tokyo' })),
    },
  );

test('clients are rows with their last and next appointment, and lead to their page', async () => {
  const { container } = open(() =>
    pageOf(client, { ...client, id: client.professionalId, lastName: '–', firstNames: '–' }),
  );
  const row = await screen.findByRole('row', { name: /Paul Etoundi/u });
  expect(within(row).getByRole('link')).toHaveAttribute('href', `/pro/clients/${client.clientId}`);
  expect(within(row).getByText('6 nov. 2026')).toBeVisible();
  expect(screen.getByRole('row', { name: /Compte supprimé/u })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('times are those of the practice, which is named where the device knows no zone', async () => {
  forgetZone();
  open(() => pageOf({ ...client, lastAt: '2026-11-06T16:00:00.000Z' }));
  const row = await screen.findByRole('row', { name: /Paul Etoundi/u });
  expect(within(row).getByText('7 nov. 2026')).toBeVisible();
  expect(screen.getByText('Heure du cabinet : Tokyo')).toBeVisible();
});

test('while other clients load, the pages stay those of the rows shown', async () => {
  const rows = { ...pageOf(client), page: { next: 'more', limit: 25 } };
  const { person, platform } = open(() => rows);
  const nextPage = () => screen.getByRole('link', { name: 'Page suivante' }).getAttribute('href');
  await screen.findByRole('table');
  const ofRows = nextPage();
  const later = Promise.withResolvers<typeof rows>();
  platform.http.on(find, () => later.promise);
  await person.click(screen.getByRole('radio', { name: 'Rendez-vous à venir' }));
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  expect(nextPage()).toBe(ofRows);
  later.resolve(rows);
  await waitFor(() => expect(nextPage()).toContain('show=upcoming'));
});

test('what is typed is searched for shortly after, and the order is kept in the address', async () => {
  const { person, platform } = open(() => pageOf(client));
  await person.type(await screen.findByRole('textbox', { name: 'Rechercher un client' }), 'étou');
  await waitFor(() =>
    expect(platform.http.calls.at(-1)?.options.body).toMatchObject({ where: { search: { $contains: 'étou' } } }),
  );
  await person.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'name');
  await waitFor(() => expect(platform.http.calls.at(-1)?.options.body).toMatchObject({ sort: [{ nameKey: 'asc' }] }));
  platform.http.on(find, () => pageOf());
  await person.click(screen.getByRole('radio', { name: 'Rendez-vous à venir' }));
  expect(await screen.findByText('Aucun client trouvé')).toBeVisible();
});

test('the file has the times of the practice', async () => {
  const { person } = open(() => pageOf(client));
  await person.click(await screen.findByRole('button', { name: 'Exporter (CSV)' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  expect(jest.mocked(saveFile).mock.calls[0]?.[1]).toContain('Etoundi;Paul;2026-11-06 18:00:00;');
});

test('a message refetches the list', async () => {
  const { platform } = open(() => pageOf(client));
  await screen.findByRole('row', { name: /Paul Etoundi/u });
  platform.http.on(find, () => pageOf({ ...client, firstNames: 'Awa' }));
  act(() => platform.emit({ id: '1', type: 'message.received', data: {} }));
  expect(await screen.findByRole('row', { name: /Awa Etoundi/u })).toBeVisible();
});

test('without clients the page says when there will be some', async () => {
  open(() => pageOf());
  expect(await screen.findByText('Aucun client pour le moment')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('when the list fails to load the cause is shown, and retrying requests it again', async () => {
  const { person, platform } = open(() => {
    throw problemError('UNAVAILABLE', 503);
  });
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
  platform.http.on(find, () => pageOf(client));
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('row', { name: /Paul Etoundi/u })).toBeVisible();
});
