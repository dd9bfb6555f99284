import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { pendingAnswer } from 'shared-ui/testing/pending-answer.ts';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { withPractice } from '../../data/practice/with-practice.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { loadPending } from './pending-loader.ts';
import { Component, ErrorBoundary } from './pending-page.tsx';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';

const list = '/pro/get-all/appointments';
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const waiting = appointmentFixture({ startsAt: soon(30), endsAt: soon(30.5), expiresAt: soon(28) });
const next = appointmentFixture({
  id: '5f0c0000-0000-4000-8000-0000000000ff',
  startsAt: soon(40),
  endsAt: soon(40.5),
  expiresAt: soon(38),
});
const waitingList = 'POST /waiting_entries/find-by';
const pageOf = (...appointments: unknown[]) => ({ data: appointments, page: { next: null, limit: 20 } });

const open = (answers: Readonly<Record<string, FakeAnswer>>, at = '/pro/en-attente') =>
  showPage(
    [
      {
        path: '/pro/en-attente',
        loader: withPractice(loadPending),
        Component,
        ErrorBoundary,
        HydrateFallback: () => null,
      },
    ],
    at,
    {
      'POST /pro/get-all/professionals': () => pageOf(ownProfessionalFixture()),
      'POST /appointment_documents/find-by': () => pageOf(),
      [waitingList]: () => pageOf(),
      ...answers,
    },
  );

afterEach(() => jest.restoreAllMocks());

test('times are those of the practice, which is named where the device has other ones', async () => {
  const request = appointmentFixture({ startsAt: '2037-06-10T02:30:00.000Z', endsAt: '2037-06-10T03:00:00.000Z' });
  open({
    'POST /pro/get-all/professionals': () => pageOf(ownProfessionalFixture({ timeZone: 'America/Toronto' })),
    [`POST ${list}`]: pendingAnswer(request),
  });
  expect(await screen.findByText(/22\sh\s30/u)).toBeVisible();
  expect(screen.getByText(/^Heure du cabinet\s: Toronto$/u)).toBeVisible();
});

test('a practice’s zone is called by its own city, as its hours are', async () => {
  const own = ownProfessionalFixture({ city: 'Batouri', country: 'CM', timeZone: 'Africa/Douala' });
  forgetZone();
  open({ 'POST /pro/get-all/professionals': () => pageOf(own), [`POST ${list}`]: () => pageOf() });
  expect(await screen.findByText(/^Heure du cabinet\s: Batouri$/u)).toBeVisible();
});

test('today is that of the practice, not of the device', async () => {
  // Past midnight on this device, the evening before in Toronto.
  jest.useFakeTimers({ now: new Date('2037-06-10T02:30:00Z'), advanceTimers: true, doNotFake: ['performance'] });
  const { platform } = open(
    {
      'POST /pro/get-all/professionals': () => pageOf(ownProfessionalFixture({ timeZone: 'America/Toronto' })),
      [`POST ${list}`]: () => pageOf(),
    },
    '/pro/en-attente?period=today',
  );
  expect(await screen.findByText(/^Heure du cabinet\s: Toronto$/u)).toBeVisible();
  const asked = platform.http.calls
    .filter(({ path }) => path === list)
    .map(({ options }) => JSON.stringify(options.body));
  expect(asked).toHaveLength(2);
  for (const body of asked) {
    expect(body).toContain('2037-06-09T04:00:00.000Z');
    expect(body).toContain('2037-06-10T04:00:00.000Z');
  }
  jest.useRealTimers();
});

const update = `PUT /base/appointments/update-where/${waiting.id}`;

test('accepting sends the status that was displayed; the card stays in place, confirms it and the list does not shift', async () => {
  const { person, platform, container } = open({
    [`POST ${list}`]: pendingAnswer(waiting, next),
    [update]: () => ({ data: {} }),
  });
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('no request is shown');
  expect(await axe(container)).toHaveNoViolations();
  platform.http.on(`POST ${list}`, pendingAnswer(next));
  await person.click(within(card).getByRole('button', { name: /^Accepter, / }));
  expect(await within(card).findByRole('status')).toHaveTextContent('Demande acceptée');
  await waitFor(() => expect(within(card).getByText('Accepté')).toBeVisible());
  expect(screen.getAllByRole('article')[0]).toBe(card);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  const link = within(card).getByRole('link', { name: 'Rendez-vous avec Paul Etoundi' });
  expect(link).toHaveAttribute('href', `/pro/rendez-vous/${waiting.id}`);
  expect(link).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({
    where: { status: 'waiting', proposedStartsAt: null },
    set: { status: 'accepted' },
  });
  // Only the card shows it.
  expect(platform.toasts).toEqual([]);
  await person.click(screen.getByRole('radio', { name: 'Aujourd’hui' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test('what must be answered first is first, whenever it takes place', async () => {
  const ends = (one: typeof waiting, hours: number) => ({
    ...one,
    expiresAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
  });
  open({ [`POST ${list}`]: pendingAnswer(ends(waiting, 40), ends(next, 2)) });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => card.innerHTML.includes(next.id))).toEqual([true, false]);
});

test('rejecting requires a reason and sends nothing without one', async () => {
  const { person, platform } = open({ [`POST ${list}`]: pendingAnswer(waiting), [update]: () => ({ data: {} }) });
  await person.click(await screen.findByRole('button', { name: 'Refuser, Paul Etoundi' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Refuser la demande' }));
  expect(within(dialog).getByRole('link', { name: 'Veuillez choisir une raison' })).toBeVisible();
  expect(platform.http.calls.some(({ method }) => method === 'PUT')).toBe(false);
  await person.click(within(dialog).getByRole('radio', { name: 'Conflit d’intérêts' }));
  await person.click(within(dialog).getByRole('button', { name: 'Refuser la demande' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('status')).toHaveTextContent('Demande refusée');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Rendez-vous avec Paul Etoundi' })).toHaveFocus());
  expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({
    where: { status: 'waiting' },
    set: { status: 'rejected', changeReason: 'conflict_of_interest' },
  });
});

test('on a conflict the page refetches and shows why', async () => {
  const { person, platform } = open({
    [`POST ${list}`]: pendingAnswer(waiting),
    [update]: () => {
      throw problemError('PRECONDITION_FAILED', 412);
    },
  });
  const accept = await screen.findByRole('button', { name: /^Accepter, / });
  platform.http.on(`POST ${list}`, pendingAnswer());
  await person.click(accept);
  expect(await screen.findByText('Aucune demande en attente')).toBeVisible();
  expect(platform.toasts[0]?.tone).toBe('info');
});

test('a request that arrives while the page is open appears without a reload', async () => {
  const { platform } = open({ [`POST ${list}`]: pendingAnswer() });
  await screen.findByText('Aucune demande en attente');
  platform.http.on(`POST ${list}`, pendingAnswer(waiting));
  act(() => platform.emit({ id: '1', type: 'appointment.requested', data: {} }));
  expect(await screen.findByRole('article', { name: 'Paul Etoundi' })).toBeVisible();
});

test('what waits for the client stands in a list of its own, and a proposal moves there', async () => {
  const proposed = { proposedStartsAt: soon(60), proposedEndsAt: soon(60.5), proposedBy: 'professional' } as const;
  const { platform } = open({ [`POST ${list}`]: pendingAnswer(waiting, { ...next, ...proposed }) });
  const [mine, theirs] = [
    await screen.findByRole('list', { name: 'À répondre' }),
    screen.getByRole('list', { name: 'En attente du client' }),
  ];
  expect(within(mine).getAllByRole('article')).toHaveLength(1);
  expect(within(mine).getByRole('button', { name: /^Accepter, / })).toBeVisible();
  expect(within(theirs).getByText('Vous avez proposé un autre horaire')).toBeVisible();
  platform.http.on(`POST ${list}`, pendingAnswer({ ...waiting, ...proposed }, { ...next, ...proposed }));
  act(() => platform.emit({ id: '1', type: 'appointment.proposed', data: {} }));
  await waitFor(() => expect(within(theirs).getAllByRole('article')).toHaveLength(2));
  expect(screen.queryByRole('list', { name: 'À répondre' })).not.toBeInTheDocument();
});

test('the period in the URL filters the list, and choosing another refilters it', async () => {
  const { person, platform } = open({ [`POST ${list}`]: pendingAnswer() }, '/pro/en-attente?period=today');
  await screen.findByText('Aucune demande sur cette période');
  expect(screen.getByRole('radio', { name: 'Aujourd’hui' })).toBeChecked();
  expect(platform.http.calls.find(({ path }) => path === list)?.options.body).toMatchObject({
    where: {
      $or: [
        { startsAt: { $gte: expect.any(String), $lt: expect.any(String) } },
        { proposedStartsAt: { $gte: expect.any(String), $lt: expect.any(String) } },
      ],
    },
  });
  await person.click(screen.getByRole('radio', { name: 'Toutes les demandes' }));
  await screen.findByText('Aucune demande en attente');
  expect(platform.http.calls.at(-1)?.options.body).toMatchObject({ where: { answerFrom: 'client' } });
  expect(platform.http.calls.at(-1)?.options.body).not.toHaveProperty('where.$or');
});

test('while another period loads, the pages stay those of the requests shown', async () => {
  const toAnswer = pendingAnswer(waiting);
  const rows: FakeAnswer = (call) => {
    const answer = toAnswer(call) as ReturnType<typeof pageOf>;
    return answer.data.length > 0 ? { ...answer, page: { next: 'more', limit: 20 } } : answer;
  };
  const { person, platform } = open({ [`POST ${list}`]: rows }, '/pro/en-attente?period=week&cursor=here');
  const ways = within(await screen.findByRole('navigation', { name: 'Pages de demandes, À répondre' }));
  const nextPage = () => ways.getByRole('link', { name: 'Page suivante' }).getAttribute('href');
  const ofRows = nextPage();
  expect(ofRows).toContain('period=week');
  const later = Promise.withResolvers<void>();
  platform.http.on(`POST ${list}`, async (call) => {
    await later.promise;
    return rows(call);
  });
  await person.click(screen.getByRole('radio', { name: 'Aujourd’hui' }));
  await waitFor(() => expect(screen.getByRole('article').closest('ul')).toHaveAttribute('aria-busy', 'true'));
  expect(nextPage()).toBe(ofRows);
  expect(ways.getAllByRole('link')).toHaveLength(2);
  later.resolve();
  await waitFor(() => expect(nextPage()).toContain('period=today'));
  expect(ways.getAllByRole('link')).toHaveLength(1);
});

test('when the list fails to load the cause is shown, and retrying requests it again', async () => {
  const { person, platform } = open({
    [`POST ${list}`]: () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
  platform.http.on(`POST ${list}`, pendingAnswer(waiting));
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('article', { name: 'Paul Etoundi' })).toBeVisible();
});

const conflict = {
  checkId: '5f0c0000-0000-4000-8000-0000000000c1',
  parties: [
    {
      id: '5f0c0000-0000-4000-8000-0000000000c2',
      addedBy: 'client',
      role: 'other',
      kind: 'person',
      name: 'SOW Ibrahima',
      otherNames: ['Chez Ibou'],
    },
  ],
  matches: [
    {
      name: 'SOW Ibrahima',
      role: 'other',
      withName: 'Ibrahim Sow',
      withRole: 'client',
      withClientId: '5f0c0000-0000-4000-8000-0000000000c3',
      withClientName: 'Ibrahim Sow',
      appointmentId: '5f0c0000-0000-4000-8000-0000000000c4',
      startsAt: '2026-11-02T09:00:00.000Z',
      status: 'done',
    },
  ],
  confirmedAt: null,
  confirmations: [],
  isOpen: true,
};
const confirm = `PUT /base/conflict_checks/update-where/${conflict.checkId}`;

test('a possible conflict of interest comes before the reason, which is shown once it is checked', async () => {
  const unchecked = { ...waiting, reason: null, conflict };
  const { person, platform, container } = open({
    [`POST ${list}`]: pendingAnswer(unchecked),
    [confirm]: () => ({
      data: {
        ...{ id: conflict.checkId, appointmentId: waiting.id, isLatest: true, names: ['SOW Ibrahima'], found: 1 },
        ...{ checkedAt: waiting.createdAt, confirmedAt: waiting.createdAt },
      },
    }),
  });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('SOW Ibrahima / Chez Ibou')).toBeVisible();
  expect(within(card).getByText('Conflit d’intérêts possible')).toBeVisible();
  expect(within(card).getByRole('link', { name: /^rendez-vous du/u })).toHaveAttribute(
    'href',
    `/pro/rendez-vous/${conflict.matches[0]?.appointmentId}`,
  );
  expect(within(card).queryByRole('button', { name: /^Accepter/u })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  platform.http.on(`POST ${list}`, pendingAnswer({ ...waiting, conflict: { ...conflict, isOpen: false } }));
  await person.click(within(card).getByRole('button', { name: /^Vérifié, aucun conflit/u }));
  expect(await within(card).findByText(String(waiting.reason))).toBeVisible();
  expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({
    where: { isLatest: true },
    set: { confirmed: true },
  });
});

test('a request that names nobody says that its client is no conflict', async () => {
  open({ [`POST ${list}`]: pendingAnswer({ ...waiting, conflict: null }) });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('Aucun conflit trouvé dans vos dossiers')).toBeVisible();
});

test('a conflict of interest is declined in one click', async () => {
  const { person, platform } = open({
    [`POST ${list}`]: pendingAnswer({ ...waiting, reason: null, conflict }),
    [update]: () => ({ data: {} }),
  });
  await person.click(await screen.findByRole('button', { name: /^Refuser\u00A0: conflit d’intérêts/u }));
  expect(await screen.findByText('Demande refusée', { exact: false })).toBeVisible();
  expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({
    where: { status: 'waiting' },
    set: { status: 'rejected', changeReason: 'conflict_of_interest' },
  });
});

const entry = {
  ...{ professionalId: waiting.professionalId, clientId: waiting.clientId, consultationId: next.id },
  ...{ client: waiting.client, professional: waiting.professional, holder: null, lastOffer: null },
  ...{ firstDay: '2030-03-04', lastDay: '2030-03-08', fromTime: '09:00', untilTime: '24:00', callTypes: ['video'] },
  ...{ id: waiting.id, state: 'waiting', createdAt: '2030-03-01T09:00:00.000Z' },
  consultation: { nameFr: 'Premier entretien', nameEn: 'First consultation', minutes: 30 },
};

test('who waits for a slot is listed with what they wish, live, or the page says that nobody does', async () => {
  const { platform, container } = open({ [`POST ${list}`]: pendingAnswer() });
  const section = within(await screen.findByRole('region', { name: 'Clients qui attendent un créneau' }));
  expect(section.getByText(/^Personne n’attend pour le moment/u)).toBeVisible();
  const offered = { ...entry, id: next.id, state: 'offered', lastDay: '2030-03-04', untilTime: '12:00' };
  platform.http.on(waitingList, () => pageOf(entry, offered));
  act(() => platform.emit({ id: '1', type: 'waiting.changed', data: {} }));
  const [first, second] = await section.findAllByRole('article', { name: 'Paul Etoundi' });
  if (!first || !second) throw new Error('two wait');
  for (const text of [
    'En attente',
    /^Du lun. 4 mars au ven. 8 mars, à partir de 9\sh/u,
    'Visioconférence',
    /^Premier entretien · 30\smin$/u,
    /^Depuis le/u,
  ])
    expect(within(first).getByText(text)).toBeVisible();
  expect(within(second).getByText('Créneau proposé')).toBeVisible();
  expect(within(second).getByText(/^Le lun. 4 mars, de 9\sh( 00)? à 12\sh/u)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a waiting list that fails leaves the requests, and is tried again', async () => {
  const { person, platform } = open({
    [`POST ${list}`]: pendingAnswer(waiting),
    [waitingList]: () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  expect(await screen.findByText('La liste d’attente n’a pas pu être chargée')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Paul Etoundi' })).toBeVisible();
  platform.http.on(waitingList, () => pageOf(entry));
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/^Du lun. 4 mars/u)).toBeVisible();
});
