import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { showPage } from '../../testing/show-page.tsx';
import { loadClient } from './client-loader.ts';
import { Component, ErrorBoundary } from './client-page.tsx';

const appointment = appointmentFixture({ status: 'done' });
const client = {
  id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e11',
  professionalId: appointment.professionalId,
  clientId: appointment.clientId,
  lastName: 'Etoundi',
  firstNames: 'Paul',
  nameKey: 'etoundi paul',
  lastAt: appointment.startsAt,
  nextAt: null,
  appointmentCount: 1,
  lastContactAt: '2026-11-20T09:00:00.000Z',
  privateNotes: 'Prefers the morning',
  createdAt: '2026-11-01T09:00:00.000Z',
};
const pageOf = (...data: unknown[]) => ({ data, page: { next: null, limit: 20 } });
const party = {
  id: '5f0c0000-0000-4000-8000-0000000000c2',
  appointmentId: appointment.id,
  addedBy: 'client',
  role: 'other',
  kind: 'company',
  name: 'Sotrabat SARL',
  otherNames: [],
  createdAt: '2026-11-01T09:00:00.000Z',
};
const answers: Readonly<Record<string, FakeAnswer>> = {
  'POST /clients/find-one-by': () => ({ data: client }),
  'POST /pro/get-all/appointments': ({ options }) =>
    'select' in (options.body as object)
      ? pageOf({ id: appointment.id, privateNotes: 'Bring the lease' })
      : pageOf(appointment),
  'POST /appointment_documents/find-by': () => pageOf(),
  'POST /appointment_parties/find-by': () => pageOf(party),
};

const open = (more: Readonly<Record<string, FakeAnswer>> = {}, id = client.clientId) =>
  showPage(
    [{ path: '/pro/clients/:id', loader: loadClient, Component, ErrorBoundary, HydrateFallback: () => null }],
    `/pro/clients/${id}`,
    { ...answers, ...more },
  );

test('everything between the two is on one page', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Paul Etoundi' })).toBeVisible();
  const appointments = screen.getByRole('region', { name: 'Rendez-vous' });
  expect(within(appointments).getByText(String(appointment.reason))).toBeVisible();
  expect(within(appointments).getByText('Bring the lease')).toBeVisible();
  expect(screen.getByText('Sotrabat SARL')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the number of a phone appointment can be dialled', async () => {
  const phone = '+237671234567';
  open({
    'POST /pro/get-all/appointments': ({ options }) =>
      'select' in (options.body as object)
        ? pageOf()
        : pageOf({ ...appointment, client: { ...appointment.client, phone } }),
  });
  const contact = await screen.findByRole('region', { name: 'Contact' });
  expect(within(contact).getByRole('link')).toHaveAttribute('href', `tel:${phone}`);
});

test('other parties that could not be loaded are not said to be none, and a list that is cut says so', async () => {
  const { person, platform } = open({
    'POST /appointment_parties/find-by': () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  const parties = await screen.findByRole('region', { name: 'Autres parties' });
  expect(await within(parties).findByText('Les autres parties n’ont pas pu être chargées')).toBeVisible();
  expect(within(parties).queryByText('Aucune autre partie')).not.toBeInTheDocument();
  platform.http.on('POST /appointment_parties/find-by', () => ({ data: [party], page: { next: 'more', limit: 100 } }));
  await person.click(within(parties).getByRole('button', { name: 'Réessayer' }));
  expect(await within(parties).findByText('Sotrabat SARL')).toBeVisible();
  expect(within(parties).getByText(/^Les 100 dernières parties/u)).toBeVisible();
});

test('older appointments that could not be loaded say so, and can be asked for again', async () => {
  const older = { ...appointment, id: '5f0c0000-0000-4000-8000-0000000000d4', reason: 'The first talk' };
  let isDown = true;
  const { person } = open({
    'POST /pro/get-all/appointments': ({ options }) => {
      const body = options.body as { select?: unknown; cursor?: string };
      if (body.select) return pageOf();
      if (body.cursor === undefined) return { data: [appointment], page: { next: 'more', limit: 20 } };
      if (isDown) throw problemError('UNAVAILABLE', 503);
      return pageOf(older);
    },
  });
  const appointments = await screen.findByRole('region', { name: 'Rendez-vous' });
  await person.click(within(appointments).getByRole('button', { name: 'Plus anciens' }));
  const failed = 'Les rendez-vous plus anciens n’ont pas pu être chargés.';
  expect(await within(appointments).findByText(failed)).toBeVisible();
  expect(within(appointments).getByText(String(appointment.reason))).toBeVisible();
  isDown = false;
  await person.click(within(appointments).getByRole('button', { name: 'Réessayer' }));
  expect(await within(appointments).findByText('The first talk')).toBeVisible();
  expect(within(appointments).queryByText(failed)).not.toBeInTheDocument();
});

test('notes about the client save themselves', async () => {
  const save = `PUT /base/clients/update/${client.id}`;
  const { person, platform } = open({ [save]: () => ({ data: { ...client, privateNotes: 'Prefers the morning!' } }) });
  await person.type(await screen.findByRole('textbox'), '!');
  await waitFor(() =>
    expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({
      privateNotes: 'Prefers the morning!',
      expected: { privateNotes: 'Prefers the morning' },
    }),
  );
});

test('somebody who is no client of theirs is not found', async () => {
  open({
    'POST /clients/find-one-by': () => {
      throw problemError('NOT_FOUND', 404);
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ce client n’existe pas' })).toBeVisible();
});
