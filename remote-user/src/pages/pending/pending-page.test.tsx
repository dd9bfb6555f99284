import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { pendingLoader } from 'shared-ui/domain/appointments/queries/appointment-loaders.ts';
import { formatMoment, readerOf } from 'shared-ui/domain/time/format-time.ts';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { pendingAnswer } from 'shared-ui/testing/pending-answer.ts';
import { showPage } from '../../testing/show-page.tsx';
import { Component, ErrorBoundary } from './pending-page.tsx';
import { waitingLoader } from './waiting-loader.ts';

const list = '/appointments/find-by';
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const request = { startsAt: soon(30), endsAt: soon(30.5), expiresAt: soon(28) };
const later = appointmentFixture({
  id: '5f0c0000-0000-4000-8000-0000000000ff',
  startsAt: soon(40),
  endsAt: soon(40.5),
  expiresAt: soon(38),
});
const pageOf = (...appointments: unknown[]) => ({ data: appointments, page: { next: null, limit: 20 } });

/** Documents to send and past appointments to speak of: none. */
const noTasks = {
  'POST /asked_documents/find-by': () => pageOf(),
  'POST /meeting_outcomes/find-by': () => pageOf(),
};

const attachment = {
  id: '5f0c0000-0000-4000-8000-0000000000d1',
  name: 'bail.pdf',
  createdAt: request.expiresAt,
  url: null,
};

async function open(first: ReturnType<typeof appointmentFixture>) {
  const { person, platform } = showPage(
    [
      {
        path: '/user/en-attente',
        loader: pendingLoader('client'),
        Component,
        ErrorBoundary,
        HydrateFallback: () => null,
      },
    ],
    '/user/en-attente',
    {
      ...noTasks,
      [`POST ${list}`]: pendingAnswer(first, later),
      'POST /appointment_documents/find-by': () => pageOf({ ...attachment, appointmentId: first.id }),
      [`PUT /base/appointments/update-where/${first.id}`]: () => ({ data: {} }),
    },
  );
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('no request is shown');
  platform.http.on(`POST ${list}`, pendingAnswer(later));
  return { person, card };
}

test('each request shows its attachments and its expiry time', async () => {
  const { card } = await open(appointmentFixture(request));
  expect(within(card).getByText('bail.pdf')).toBeVisible();
  expect(screen.getAllByText('bail.pdf')).toHaveLength(1);
  const until = formatMoment(request.expiresAt, readerOf('fr'));
  expect(within(card).getByText(`Sans réponse, expire le ${until.replaceAll('\u00a0', ' ')}`)).toBeVisible();
});

async function expectKept(card: HTMLElement, badge: string, message: string) {
  await waitFor(() => expect(within(card).getByText(badge)).toBeVisible());
  expect(within(card).getByRole('status')).toHaveTextContent(message);
  expect(screen.getAllByRole('article')[0]).toBe(card);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await waitFor(() => expect(within(card).getByRole('link', { name: /^Rendez-vous avec/ })).toHaveFocus());
}

test('a withdrawn request stays in place and says so', async () => {
  const { person, card } = await open(appointmentFixture(request));
  await person.click(within(card).getByRole('button', { name: /^Retirer la demande, / }));
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Retirer la demande' }));
  await expectKept(card, 'Retiré', 'Demande retirée.');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an accepted proposal leaves its card in place, though its time is later than the next one’s', async () => {
  const proposed = { proposedBy: 'professional', proposedStartsAt: soon(60), proposedEndsAt: soon(60.5) } as const;
  const { person, card } = await open(appointmentFixture({ ...request, ...proposed }));
  await person.click(within(card).getByRole('button', { name: /^Accepter le nouvel horaire, / }));
  await expectKept(card, 'Accepté', 'Nouvel horaire accepté.');
  expect(within(card).queryByText(/propose un autre horaire/)).not.toBeInTheDocument();
});

test.each([
  ['a kept slot stands first, without the empty state', 'offered'],
  ['where nothing is kept, what is waited for comes last', 'waiting'],
] as const)('%s', async (_, state) => {
  const { professional, client } = later;
  const entry = {
    ...{ id: '5f0c0000-0000-4000-8000-0000000000e1', professionalId: '5f0c0000-0000-4000-8000-0000000000e2' },
    ...{ clientId: '5f0c0000-0000-4000-8000-0000000000e3', consultationId: '5f0c0000-0000-4000-8000-0000000000e4' },
    ...{ firstDay: '2030-03-04', lastDay: '2030-03-08', fromTime: '09:00', untilTime: '24:00', callTypes: ['video'] },
    ...{ state, createdAt: soon(-1), professional, client, holder: attachment.id, lastOffer: null },
    ...{ offeredStartsAt: soon(30), offeredEndsAt: soon(31), offeredUntil: soon(0.5), offeredCallTypes: ['video'] },
    consultation: { nameFr: 'Premier entretien', nameEn: 'First consultation', minutes: 30 },
  };
  const { platform } = showPage(
    [{ path: '*', loader: waitingLoader, Component, ErrorBoundary, HydrateFallback: () => null }],
    '/user/en-attente',
    {
      ...noTasks,
      [`POST ${list}`]: () => pageOf(),
      'POST /appointment_documents/find-by': () => pageOf(),
      'POST /waiting_entries/find-by': ({ options }) =>
        (options.body as { where: { state: unknown } }).where.state === 'booked' ? pageOf() : pageOf(entry),
    },
  );
  const waiting = await screen.findByRole('article');
  expect(screen.queryByText('Aucune demande en attente') === null).toBe(state === 'offered');
  platform.http.on(`POST ${list}`, pendingAnswer(later));
  act(() => platform.emit({ id: '1', type: 'appointment.requested', data: {} }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.getAllByRole('article').indexOf(waiting)).toBe(state === 'offered' ? 0 : 1);
});

test('documents to send and past appointments to speak of wait for the client too, before what waits for the practice', async () => {
  const accepted = { ...later, status: 'accepted', expiresAt: null } as const;
  const past = { ...accepted, id: later.id.replace(/ff$/u, 'b1'), startsAt: soon(-26), endsAt: soon(-25) };
  const of = (ids: readonly string[]) => pageOf(...[accepted, past].filter(({ id }) => ids.includes(id)));
  const answers = (...requests: (typeof later)[]): FakeAnswer => {
    const requested = pendingAnswer(...requests);
    return (call) => {
      const { where } = call.options.body as { where: { id?: { $in: string[] } } };
      return where.id ? of(where.id.$in) : requested(call);
    };
  };
  const { platform, container } = showPage(
    [{ path: '*', loader: waitingLoader, Component, ErrorBoundary, HydrateFallback: () => null }],
    '/user/en-attente',
    {
      [`POST ${list}`]: answers(),
      'POST /appointment_documents/find-by': () => pageOf(),
      'POST /waiting_entries/find-by': () => pageOf(),
      'POST /asked_documents/find-by': () =>
        pageOf({
          ...{ id: '5f0c0000-0000-4000-8000-0000000000d2', appointmentId: accepted.id, name: 'Bail', documentId: null },
          ...{ isUnavailable: false, isAwaited: true, createdAt: soon(-1) },
        }),
      'POST /meeting_outcomes/find-by': () =>
        pageOf({
          ...{ id: '5f0c0000-0000-4000-8000-0000000000c1', appointmentId: past.id, proposed: null, clientSays: null },
          ...{ professionalSays: null, settled: null, settlesAt: null, settledAt: null, createdAt: soon(-24) },
        }),
    },
  );
  const documents = within(await screen.findByRole('region', { name: 'Documents demandés' }));
  expect(documents.getByText('Bail')).toBeVisible();
  expect(documents.getByRole('link', { name: /^Envoyer les documents/u })).toHaveAttribute(
    'href',
    `/user/rendez-vous/${accepted.id}#documents`,
  );
  const outcome = screen.getByRole('region', { name: 'Rendez-vous passés' });
  expect(within(outcome).getByRole('link', { name: /^Répondre/u })).toHaveAttribute(
    'href',
    `/alt-zoom?appointment=${past.id}&ask=outcome`,
  );
  expect(screen.queryByText('Aucune demande en attente')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();

  platform.http.on(`POST ${list}`, answers(later));
  act(() => platform.emit({ id: '1', type: 'appointment.requested', data: {} }));
  const theirs = await screen.findByRole('article');
  expect(outcome.compareDocumentPosition(theirs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  platform.http.on('POST /asked_documents/find-by', () => pageOf());
  act(() => platform.emit({ id: '2', type: 'appointment.documents', data: {} }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Documents demandés' })).not.toBeInTheDocument());
});

test('documents that cannot be read hide nothing else, and are asked for again', async () => {
  const { platform, person } = showPage(
    [{ path: '*', loader: waitingLoader, Component, ErrorBoundary, HydrateFallback: () => null }],
    '/user/en-attente',
    {
      ...noTasks,
      [`POST ${list}`]: pendingAnswer(later),
      'POST /appointment_documents/find-by': () => pageOf(),
      'POST /waiting_entries/find-by': () => pageOf(),
      'POST /asked_documents/find-by': () => {
        throw problemError('UNAVAILABLE', 503);
      },
    },
  );
  expect(await screen.findByText('Les documents demandés n’ont pas pu être chargés')).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
  platform.http.on('POST /asked_documents/find-by', () => pageOf());
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText(/n’ont pas pu être chargés/u)).not.toBeInTheDocument());
});
