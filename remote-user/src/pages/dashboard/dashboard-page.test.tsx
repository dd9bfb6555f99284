import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { pageOf } from '../../testing/known-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { dashboardLoader } from './dashboard-loader.ts';
import { Component, ErrorBoundary } from './dashboard-page.tsx';

// It has tests of its own.
jest.mock('../../features/calendar-show/show-calendar.tsx', () => ({ ShowCalendar: () => <p>calendar</p> }));

const now = Date.parse('2026-11-26T10:00:00Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const list = 'POST /appointments/find-by';
const waiting = 'POST /waiting_entries/find-by';
const outcomes = 'POST /meeting_outcomes/find-by';
const wanted = 'POST /asked_documents/find-by';
const unread = 'GET /conversations/count*';
const next = appointmentFixture({
  id: '5f0c0000-0000-4000-8000-000000000001',
  status: 'accepted',
  startsAt: at(1.5),
  endsAt: at(2),
  videoLink: 'https://video.test/room',
  preparationFr: 'Votre contrat de travail.',
  preparationEn: 'Your contract.',
});
const offered = appointmentFixture({
  id: '5f0c0000-0000-4000-8000-000000000002',
  openedBy: 'professional',
  startsAt: at(48),
  endsAt: at(49),
  expiresAt: at(24),
});
const asked = appointmentFixture({
  id: '5f0c0000-0000-4000-8000-000000000003',
  startsAt: at(72),
  endsAt: at(73),
  expiresAt: at(20),
});

const appointments =
  (first: unknown[], mine: unknown[], theirs: unknown[], ahead: unknown[] = first): FakeAnswer =>
  ({ options }) => {
    const { where, limit } = options.body as { where: { answerFrom?: string }; limit: number };
    if (where.answerFrom === 'client') return pageOf(...mine);
    if (where.answerFrom === 'professional') return pageOf(...theirs);
    return limit === 1 ? pageOf(...first) : pageOf(...ahead);
  };
const fail = () => {
  throw problemError('UNAVAILABLE', 503);
};
const open = (answers: Readonly<Record<string, FakeAnswer>> = {}) =>
  showPage(
    [{ path: '*', loader: dashboardLoader, Component, ErrorBoundary, HydrateFallback: () => null }],
    '/user/tableau-de-bord',
    {
      [list]: appointments([next], [offered], [asked]),
      'POST /appointment_documents/find-by': () => pageOf(),
      [waiting]: () => pageOf(),
      [outcomes]: () => pageOf(),
      [wanted]: () => pageOf(),
      [unread]: () => ({ data: { count: 3 } }),
      ...answers,
    },
  );

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

test('without a zone of the device, what was asked and what is offered have the practice’s times, which is named', async () => {
  forgetZone();
  const professional = { ...asked.professional, timeZone: 'America/Toronto', city: 'Montréal', country: 'CA' };
  const offer = {
    ...{ id: asked.id, professionalId: asked.professionalId, clientId: asked.clientId, consultationId: asked.id },
    ...{ firstDay: '2026-11-27', lastDay: '2026-11-28', fromTime: '00:00', untilTime: '24:00', callTypes: ['video'] },
    ...{ state: 'offered', createdAt: at(-1), professional, client: asked.client, holder: asked.clientId },
    ...{ offeredStartsAt: at(24), offeredEndsAt: at(25), offeredUntil: at(1), offeredCallTypes: ['video'] },
    ...{ lastOffer: null, consultation: { nameFr: 'Entretien', nameEn: 'Talk', minutes: 60 } },
  };
  open({
    [list]: appointments([], [], [{ ...asked, professional }]),
    [waiting]: () => pageOf(offer),
  });
  const theirs = await screen.findByRole('list', { name: 'En attente du professionnel' });
  expect(theirs).toHaveTextContent(/5 h \(heure de Montréal\)/u);
  expect(screen.getByRole('list', { name: 'Créneaux gardés pour vous' })).toHaveTextContent(
    /vendredi 27 novembre 2026, 5\sh – 6\sh \(heure de Montréal\)/u,
  );
});

test('the next appointment counts down and is joined, and what waits for the client comes before it and what waits for others', async () => {
  const { container } = open();
  const first = within(await screen.findByRole('region', { name: 'Prochain rendez-vous' }));
  expect(first.getByRole('timer')).toHaveTextContent('dans 2 heures');
  const join = first.getByRole('link', { name: /^Rejoindre/u });
  expect(join).toHaveAttribute('href', 'https://video.test/room');
  expect(join).toHaveAttribute('data-variant', 'primary');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['À vous de répondre', 'Prochain rendez-vous', 'En attente du professionnel']);
  const mine = within(screen.getByRole('region', { name: 'À vous de répondre' }));
  expect(mine.getByRole('button', { name: /^Accepter/u })).toBeVisible();
  expect(screen.getByText('3 conversations non lues')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'À préparer' })).getByText('Votre contrat de travail.'),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

describe('a room of our own', () => {
  const presence = 'GET /rtc/presence';
  const room = { ...next, videoLink: null };
  const region = async () => within(await screen.findByRole('region', { name: 'Prochain rendez-vous' }));

  test('is joined from when it opens, which is said before', async () => {
    open({ [list]: appointments([room], [], []) });
    const card = await region();
    expect(card.queryByRole('link', { name: /^Rejoindre/u })).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: /^La salle ouvre le 26 nov\. 2026 à /u })).toBeVisible();
  });

  test('says that the other waits there, and leads in', async () => {
    const soon = { ...room, startsAt: at(0.25), endsAt: at(0.75) };
    const { platform } = open({ [list]: appointments([soon], [], []), [presence]: () => ({ data: [] }) });
    const card = await region();
    expect(card.getByRole('link', { name: /^Rejoindre/u })).toHaveAttribute('href', `/alt-zoom?appointment=${next.id}`);
    expect(card.queryByText(/est dans la salle$/u)).not.toBeInTheDocument();
    const here = { appointmentId: next.id, isSelfHere: false, isOtherHere: true, ring: null };
    platform.http.on(presence, () => ({ data: [here] }));
    act(() => platform.emit({ id: '3', type: 'appointment.joined', data: {} }));
    expect(await card.findByText('Aïssatou Mbarga est dans la salle')).toBeVisible();
  });

  test('of a call is offered beside the phone, and comes first once the other waits there', async () => {
    const soon = { ...room, callType: 'call', startsAt: at(0.1), endsAt: at(0.5) };
    const { platform } = open({ [list]: appointments([soon], [], []), [presence]: () => ({ data: [] }) });
    const card = await region();
    expect(card.getByText(/vous appellera au numéro de votre compte/u)).toBeVisible();
    expect(card.getByRole('link', { name: /avec le son seul$/u })).toBeVisible();
    expect(card.queryByRole('link', { name: /^Rejoindre/u })).not.toBeInTheDocument();
    const here = { appointmentId: next.id, isSelfHere: false, isOtherHere: true, ring: null };
    platform.http.on(presence, () => ({ data: [here] }));
    act(() => platform.emit({ id: '3', type: 'appointment.joined', data: {} }));
    expect(await card.findByRole('link', { name: /^Rejoindre/u })).toBeVisible();
  });
});

test('a slot that is kept for the client comes first, with the time left', async () => {
  const { client } = offered;
  const professional = { ...offered.professional, timeZone: 'Pacific/Auckland', city: 'Auckland', country: 'NZ' };
  const entry = {
    ...{ id: '5f0c0000-0000-4000-8000-0000000000e1', professionalId: '5f0c0000-0000-4000-8000-0000000000e2' },
    ...{ clientId: '5f0c0000-0000-4000-8000-0000000000e3', consultationId: '5f0c0000-0000-4000-8000-0000000000e4' },
    ...{ firstDay: '2026-11-27', lastDay: '2026-11-28', fromTime: '00:00', untilTime: '24:00', callTypes: ['video'] },
    ...{ state: 'waiting', createdAt: at(-1), professional, client, holder: null, lastOffer: null },
    consultation: { nameFr: 'Premier entretien', nameEn: 'First consultation', minutes: 30 },
  };
  const kept = { id: entry.id.replace('e1', 'e5'), state: 'offered', offeredStartsAt: at(30), offeredEndsAt: at(31) };
  open({ [waiting]: () => pageOf(entry, { ...entry, ...kept, offeredUntil: at(0.25) }) });
  const mine = within(await screen.findByRole('region', { name: 'À vous de répondre' }));
  const offers = within(mine.getByRole('list', { name: 'Créneaux gardés pour vous' }));
  expect(offers.getAllByRole('listitem')).toHaveLength(1);
  expect(offers.getByText(/encore 15\smin/u)).toBeVisible();
  // The time of the practice, where it differs.
  expect(offers.getByText(/heure .*Auckland\)$/u)).toBeVisible();
  const answer = offers.getByRole('link', { name: /^Répondre/u });
  expect(answer).toHaveAttribute('href', '/user/en-attente');
  const accept = mine.getByRole('button', { name: /^Accepter/u });
  expect(answer.compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what became of a past appointment is asked until the client has said it, for two weeks', async () => {
  const ended = (end: string, days: number) => ({
    ...next,
    ...{ id: next.id.replace(/01$/u, end), startsAt: at(-24 * days - 1), endsAt: at(-24 * days) },
  });
  const [past, other, older] = [ended('b1', 13), ended('b2', 1), ended('b3', 15)] as const;
  const row = (appointment: unknown, change: object = {}) => ({
    id: '5f0c0000-0000-4000-8000-0000000000c1',
    appointmentId: (appointment as { id: string }).id,
    ...{ proposed: 'took_place', clientSays: null, professionalSays: 'took_place', settled: null },
    ...{ settlesAt: null, settledAt: null, createdAt: at(-24), ...change },
  });
  const { platform } = open({
    [outcomes]: () => pageOf(row(past), row(other, { clientSays: 'took_place' }), row(older)),
    [list]: (call) => {
      const { where } = call.options.body as { where: { id?: { $in: string[] }; endsAt?: { $gt: string } } };
      if (!where.id) return appointments([], [], [])(call);
      const { $in } = where.id;
      const { $gt = '' } = where.endsAt ?? {};
      return pageOf(...[past, other, older].filter(({ id, endsAt }) => $in.includes(id) && endsAt > $gt));
    },
  });
  const mine = within(await screen.findByRole('region', { name: 'À vous de répondre' }));
  expect(mine.getByText('A-t-il eu lieu ?')).toBeVisible();
  expect(mine.getByRole('link', { name: /^Répondre/u })).toHaveAttribute(
    'href',
    `/alt-zoom?appointment=${past.id}&ask=outcome`,
  );
  expect(platform.http.calls.flatMap(({ options }) => options.body ?? [])).toContainEqual(
    expect.objectContaining({
      where: expect.objectContaining({ id: { $in: [past.id, older.id] }, status: { $in: ['accepted'] } }),
    }),
  );
});

test('documents that a professional asks for wait among what is to be answered, and go when they came, live', async () => {
  const row = (name: string, end: string) => ({
    ...{ id: `5f0c0000-0000-4000-8000-0000000000${end}`, appointmentId: next.id, name, documentId: null },
    ...{ isUnavailable: false, isAwaited: true, createdAt: at(-1) },
  });
  const { platform, container } = open({
    [wanted]: () => pageOf(row('Bail', 'd2'), row('Pièce d’identité', 'd1')),
    [list]: (call) => {
      const { where } = call.options.body as { where: { id?: unknown } };
      return where.id ? pageOf(next) : appointments([next], [], [])(call);
    },
  });
  const mine = within(await screen.findByRole('region', { name: 'À vous de répondre' }));
  const documents = within(mine.getByRole('list', { name: 'Documents demandés' }));
  expect(documents.getByText('Pièce d’identité, Bail')).toBeVisible();
  expect(documents.getByRole('link', { name: /^Envoyer les documents/u })).toHaveAttribute(
    'href',
    `/user/rendez-vous/${next.id}#documents`,
  );
  expect(await axe(container)).toHaveNoViolations();
  expect(platform.http.calls.flatMap(({ options }) => options.body ?? [])).toContainEqual(
    expect.objectContaining({ where: expect.objectContaining({ id: { $in: [next.id] } }) }),
  );
  platform.http.on(wanted, () => pageOf());
  act(() => platform.emit({ id: '3', type: 'appointment.documents', data: {} }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'À vous de répondre' })).not.toBeInTheDocument());
});

test('an appointment with a document is prepared', async () => {
  open({
    'POST /appointment_documents/find-by': () =>
      pageOf({
        id: '5f0c0000-0000-4000-8000-0000000000d1',
        appointmentId: next.id,
        name: 'contrat.pdf',
        createdAt: at(-1),
        url: null,
      }),
  });
  await screen.findByRole('region', { name: 'Prochain rendez-vous' });
  expect(screen.queryByRole('region', { name: 'À préparer' })).not.toBeInTheDocument();
});

test('a new client is led to the search, without empty parts', async () => {
  open({ [list]: appointments([], [], []), [unread]: () => ({ data: { count: 0 } }) });
  expect(await screen.findByRole('link', { name: 'Trouver un professionnel' })).toHaveAttribute('href', '/recherche');
  expect(screen.getByText('Aucun message non lu')).toBeVisible();
  for (const name of ['À vous de répondre', 'En attente du professionnel', 'À préparer'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
});

test('appointments come live', async () => {
  const { platform } = open();
  await screen.findByText('3 conversations non lues');
  platform.http.on(list, appointments([], [], []));
  act(() => platform.emit({ id: '2', type: 'appointment.cancelled', data: {} }));
  expect(await screen.findByText('Aucun rendez-vous à venir')).toBeVisible();
});

test('a part fails alone and is tried again alone', async () => {
  const { person, platform } = open({ [unread]: fail });
  expect(await screen.findByText('Vos messages n’ont pas pu être comptés')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Prochain rendez-vous' })).toBeVisible();
  platform.http.on(unread, () => ({ data: { count: 1 } }));
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('1 conversation non lue')).toBeVisible();
});

test('documents that cannot be read hide nothing else that waits for an answer', async () => {
  const { person, platform } = open({ [wanted]: fail });
  const mine = within(await screen.findByRole('region', { name: 'À vous de répondre' }));
  expect(mine.getByRole('button', { name: /^Accepter/u })).toBeVisible();
  expect(await screen.findByText('Les documents demandés n’ont pas pu être chargés')).toBeVisible();
  platform.http.on(wanted, () => pageOf());
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText(/n’ont pas pu être chargés$/u)).not.toBeInTheDocument());
});

test('where everything fails there is one message, and everything is tried again', async () => {
  const { person, platform } = open({
    [unread]: fail,
    [list]: fail,
    [waiting]: fail,
    [outcomes]: fail,
    [wanted]: fail,
  });
  expect(await screen.findByText('Votre tableau de bord n’a pas pu être chargé')).toBeVisible();
  platform.http.on(waiting, () => pageOf());
  platform.http.on(outcomes, () => pageOf());
  platform.http.on(wanted, () => pageOf());
  platform.http.on(unread, () => ({ data: { count: 1 } }));
  platform.http.on(list, appointments([next], [], []));
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Prochain rendez-vous' })).toBeVisible());
});
