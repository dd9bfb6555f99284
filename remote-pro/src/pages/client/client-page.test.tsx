import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Link } from 'react-router-dom';
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
  'POST /conversations/find-by': () => pageOf(),
  'POST /pro/get-all/reviews': () => pageOf(),
  'POST /pro/get-all/invoices': () => pageOf(),
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

const documentOf = (index: number, name: string) => ({
  id: `5f0c0000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
  appointmentId: appointment.id,
  name,
  createdAt: '2026-11-01T09:00:00.000Z',
  url: null,
});

test('the latest words, reviews and invoices lead on; there is no part without any', async () => {
  const party = appointment.client;
  const conversation = {
    ...{ id: '5f0c0000-0000-4000-8000-0000000000e1', professionalId: appointment.professionalId },
    ...{
      clientId: appointment.clientId,
      appointmentId: null,
      openedBy: appointment.clientId,
      createdAt: client.createdAt,
    },
    ...{
      lastMessage: 'The lease is attached',
      lastMessageAt: client.lastContactAt,
      lastSenderId: appointment.clientId,
    },
    ...{ lastSeq: 4, professional: appointment.professional, client: party, unread: 2, readUpTo: 2, isArchived: false },
    ...{ lastAttachmentName: null, otherReadUpTo: null, canWrite: 'open', blockId: null },
    other: { id: appointment.clientId, lang: 'fr', languages: [], timeZone: 'Africa/Douala', isDeleted: false },
    ...{ appointment: null, nextAppointment: null },
  };
  const review = {
    ...{ id: '5f0c0000-0000-4000-8000-0000000000e2', professionalId: appointment.professionalId, rating: 4 },
    ...{ clarity: null, listening: null, punctuality: null, text: 'Clear and quick', reply: null, repliedAt: null },
    ...{ publishedAt: null, publishesAt: client.createdAt, createdAt: client.createdAt, author: 'Paul E.' },
    professional: { slug: 'a', firstNames: 'Awa', lastName: 'Ndiaye' },
    ...{ appointmentId: appointment.id, clientId: appointment.clientId, moderation: 'visible', report: null },
  };
  const invoice = {
    ...{ id: '5f0c0000-0000-4000-8000-0000000000e3', professionalId: appointment.professionalId },
    ...{ clientId: appointment.clientId, appointmentId: null, number: '2026-0007', status: 'issued', currency: 'XAF' },
    ...{ net: 15000, tax: 0, total: 15000, notes: null, dueOn: null, issuedAt: client.createdAt, paidAt: null },
    ...{
      voidedAt: null,
      createdAt: client.createdAt,
      lines: [],
      professional: appointment.professional,
      client: party,
    },
  };
  const { container, platform } = open({
    'POST /conversations/find-by': () => pageOf(conversation),
    'POST /pro/get-all/reviews': () => pageOf(review),
    'POST /pro/get-all/invoices': () => pageOf(invoice),
  });
  const messages = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(messages.getByText('The lease is attached')).toBeVisible();
  expect(messages.getByRole('link')).toHaveAttribute('href', `/pro/message?c=${conversation.id}`);
  const reviews = within(screen.getByRole('region', { name: 'Avis' }));
  expect(reviews.getByText('Clear and quick')).toBeVisible();
  expect(reviews.getByText('Pas encore public')).toBeVisible();
  expect(reviews.getByRole('link', { name: 'Répondre' })).toHaveAttribute('href', '/pro/avis');
  const invoices = within(screen.getByRole('region', { name: 'Factures' }));
  expect(invoices.getByRole('button', { name: 'Facture 2026-0007' })).toBeVisible();
  expect(invoices.getByText('À payer')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  platform.http.on('POST /conversations/find-by', () => pageOf({ ...conversation, lastMessage: 'And the deed' }));
  act(() => platform.emit({ id: '1', type: 'message.received', data: { conversationId: conversation.id } }));
  expect(await messages.findByText('And the deed')).toBeVisible();
  const asked = platform.http.calls.filter(({ path }) => /conversations|reviews|invoices/u.test(path));
  expect(asked.map(({ options }) => (options.body as { where: object }).where)).toEqual([
    { clientId: client.clientId },
    { clientId: client.clientId },
    { clientId: client.clientId },
    { clientId: client.clientId },
  ]);
});

test('documents of all appointments are one list, with older ones and a search where there are many', async () => {
  const latest = Array.from({ length: 10 }, (_, index) => documentOf(index, `lease-${index}.pdf`));
  let isDown = true;
  const { person, platform } = open({
    'POST /appointment_documents/find-by': ({ options }) => {
      const body = options.body as { where: { search?: object; clientId?: string }; cursor?: string };
      if (body.where.clientId === undefined) return pageOf();
      if (body.where.search) return pageOf(documentOf(30, 'deed.pdf'));
      if (body.cursor === undefined) return { data: latest, page: { next: 'more', limit: 10 } };
      if (isDown) throw problemError('UNAVAILABLE', 503);
      return pageOf(documentOf(20, 'first.pdf'));
    },
  });
  const documents = within(await screen.findByRole('region', { name: 'Documents' }));
  expect(documents.getByRole('button', { name: 'lease-0.pdf' })).toBeVisible();
  expect(documents.getAllByRole('link', { name: /Rendez-vous$/u })[0]).toHaveAttribute(
    'href',
    `/pro/rendez-vous/${appointment.id}`,
  );
  await person.click(documents.getByRole('button', { name: 'Plus anciens' }));
  expect(await documents.findByText('La suite n’a pas pu être chargée.')).toBeVisible();
  isDown = false;
  await person.click(documents.getByRole('button', { name: 'Réessayer' }));
  expect(await documents.findByRole('button', { name: 'first.pdf' })).toBeVisible();
  const search = documents.getByRole('textbox', { name: 'Rechercher un document' });
  await person.type(search, 'de');
  expect(await documents.findByText('3 lettres au moins')).toBeVisible();
  expect(documents.getByRole('button', { name: 'first.pdf' })).toBeVisible();
  await person.type(search, 'ed');
  expect(await documents.findByRole('button', { name: 'deed.pdf' })).toBeVisible();
  expect(documents.queryByRole('button', { name: 'first.pdf' })).not.toBeInTheDocument();
  expect(documents.queryByText('3 lettres au moins')).not.toBeInTheDocument();
  expect(platform.http.calls.at(-1)?.options.body).toMatchObject({
    where: { clientId: client.clientId, search: { $contains: 'deed' } },
  });
});

test('a part that fails is tried again by itself', async () => {
  const { person, platform } = open({
    'POST /appointment_documents/find-by': ({ options }) => {
      if ('clientId' in (options.body as { where: object }).where) throw problemError('UNAVAILABLE', 503);
      return pageOf();
    },
  });
  const documents = within(await screen.findByRole('region', { name: 'Documents' }));
  expect(await documents.findByText('Cette partie n’a pas pu être chargée')).toBeVisible();
  platform.http.on('POST /appointment_documents/find-by', () => pageOf());
  await person.click(documents.getByRole('button', { name: 'Réessayer' }));
  expect(await documents.findByText('Aucun document')).toBeVisible();
});

test('a time that is proposed stands beside the one that is agreed', async () => {
  const moving = appointmentFixture({
    status: 'accepted',
    proposedStartsAt: '2026-12-05T09:00:00.000Z',
    proposedEndsAt: '2026-12-05T09:30:00.000Z',
    proposedBy: 'professional',
  });
  open({
    'POST /pro/get-all/appointments': ({ options }) =>
      'select' in (options.body as object) ? pageOf() : pageOf(moving),
  });
  const list = await screen.findByRole('region', { name: 'Rendez-vous' });
  expect(await within(list).findByText('5 déc. 2026 à 10 h')).toBeVisible();
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

test('what is typed of one client is saved of that one when the next is opened at once', async () => {
  const next = {
    ...client,
    id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e12',
    clientId: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e13',
  };
  const saved = jest.fn();
  const { person } = showPage(
    [
      {
        path: '/pro/clients/:id',
        loader: loadClient,
        element: (
          <>
            <Component />
            <Link to={`/pro/clients/${next.clientId}`}>Suivant</Link>
          </>
        ),
        HydrateFallback: () => null,
      },
    ],
    `/pro/clients/${client.clientId}`,
    {
      ...answers,
      'POST /clients/find-one-by': ({ options }) => ({
        data: JSON.stringify(options.body).includes(next.clientId) ? { ...next, privateNotes: 'Phone first' } : client,
      }),
      'PUT /base/clients/update/*': ({ path, options }) => {
        saved(path.split('/').at(-1), options.body);
        return { data: { ...client, ...(options.body as object) } };
      },
    },
  );
  const notes = () => screen.getByRole('textbox', { name: 'Notes, que vous seul lisez' });
  await screen.findByRole('heading', { level: 1, name: 'Paul Etoundi' });
  await person.type(notes(), '!');
  await person.click(screen.getByRole('link', { name: 'Suivant' }));
  await waitFor(() => expect(notes()).toHaveValue('Phone first'));
  const expected = { privateNotes: client.privateNotes };
  expect(saved.mock.calls).toEqual([[client.id, { privateNotes: 'Prefers the morning!', expected }]]);
});
