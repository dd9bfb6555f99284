import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { document } from 'shared-contracts/schemas/document';
import { requiredDocuments } from 'shared-contracts/processes/registration-documents';
import { ownReview } from 'shared-contracts/schemas/review';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { rowOf } from 'shared-contracts/testing/row-of';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { plansFixture } from '../../testing/plans-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { dashboardLoader } from './dashboard-loader.ts';
import { Component, ErrorBoundary } from './dashboard-page.tsx';

// jsdom has no canvas, and the calendar has tests of its own.
jest.mock('shared-ui/primitives/series-chart/draw-chart.ts', () => ({
  drawChart: () => ({ redraw: () => undefined, destroy: () => undefined }),
}));
jest.mock('../../features/calendar-show/show-calendar.tsx', () => ({ ShowCalendar: () => <p>calendar</p> }));

const now = Date.parse('2026-11-26T10:00:00Z');
const at = (time: string, day = 26) => `2026-11-${day}T${time}:00.000Z`;
const pageOf = (...data: unknown[]) => ({ data, page: { next: null, limit: 20 } });
const list = 'POST /pro/get-all/appointments';
const client = (firstNames: string, phone?: string) => ({ ...appointmentFixture().client, firstNames, phone });

const agenda = [
  appointmentFixture({
    id: '5f0c0000-0000-4000-8000-000000000001',
    status: 'accepted',
    startsAt: at('10:10'),
    endsAt: at('10:40'),
    videoLink: 'https://video.test/room',
    client: client('Jessica'),
  }),
  appointmentFixture({
    id: '5f0c0000-0000-4000-8000-000000000002',
    status: 'accepted',
    callType: 'call',
    startsAt: at('14:00'),
    endsAt: at('14:45'),
    client: client('Moussa', '+237677000000'),
  }),
  appointmentFixture({
    id: '5f0c0000-0000-4000-8000-000000000003',
    status: 'accepted',
    callType: 'in_person',
    startsAt: at('09:00', 27),
    endsAt: at('09:30', 27),
    client: client('Awa'),
    professional: { ...appointmentFixture().professional, address: '12 rue Joss, Bonanjo', city: 'Douala' },
  }),
];
const request = appointmentFixture({ startsAt: at('10:00', 30), endsAt: at('10:30', 30), expiresAt: at('13:00') });
const review = rowOf(ownReview, {
  id: '5f0c0000-0000-4000-8000-0000000000aa',
  professionalId: request.professionalId,
  clientId: request.clientId,
  appointmentId: request.id,
  rating: 4,
  text: 'Clair et rapide.',
  createdAt: at('08:00', 25),
  publishesAt: at('08:00', 30),
  moderation: 'visible',
  author: 'Paul E.',
  professional: { slug: 'a', firstNames: 'A', lastName: 'B' },
});

const answers: Readonly<Record<string, FakeAnswer>> = {
  [list]: ({ options }) => {
    const { where } = options.body as { where: { answerFrom?: string; endsAt?: object; $or?: object } };
    if (where.$or) return pageOf();
    return where.answerFrom === 'professional' ? pageOf(request) : where.endsAt ? pageOf(agenda[0]) : pageOf(...agenda);
  },
  'GET /appointments/count?answerFrom=professional': () => ({ data: { count: 5 } }),
  'POST /pro/get-all/professionals': () => pageOf(ownProfessionalFixture()),
  'POST /pro/get-all/documents': () => pageOf(),
  'POST /pro/get-all/consultations': () => pageOf(),
  'POST /pro/get-all/availability_rules': () => pageOf(),
  'GET /base/plans/get-all': () => ({ data: plansFixture }),
  'POST /pro/get-all/payments': () => pageOf(),
  'POST /appointments/aggregate': ({ options }) => {
    const { groupBy, where } = options.body as { groupBy: unknown[]; where: { status?: { $in: string[] } } };
    return groupBy[0] === 'status'
      ? {
          data: [
            { status: 'accepted', count: 7 },
            { status: 'rejected', count: 2 },
          ],
        }
      : { data: [{ createdAt: '2026-11-23', count: where.status?.$in.join() === 'accepted,done,no_show' ? 6 : 9 }] };
  },
  'POST /pro/get-all/profile_days': () =>
    pageOf(
      ...[
        ['2026-11-26', 30],
        ['2026-11-19', 20],
      ].map(([day, views], index) => ({ id: `5f0c0000-0000-4000-8000-00000000010${index}`, day, views })),
    ),
  'POST /reviews/aggregate': ({ options }) =>
    (options.body as { groupBy?: unknown }).groupBy
      ? {
          data: [
            { rating: 5, count: 3 },
            { rating: 4, count: 1 },
          ],
        }
      : { data: [{ count: 1 }] },
  'POST /pro/get-all/reviews': () => pageOf(review),
};
const fail = () => {
  throw problemError('UNAVAILABLE', 503);
};
const open = (other: Readonly<Record<string, FakeAnswer>> = {}) =>
  showPage(
    [{ path: '*', loader: dashboardLoader, Component, ErrorBoundary, HydrateFallback: () => null }],
    '/pro/tableau-de-bord',
    { ...answers, ...other },
  );

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

test('the day comes first, with what to do at each appointment', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Jeudi 26 novembre' })).toBeVisible();
  const today = await screen.findByRole('list', { name: 'Aujourd’hui' });
  expect(within(today).getByRole('link', { name: /^Rejoindre Jessica/u })).toHaveAttribute(
    'href',
    'https://video.test/room',
  );
  expect(within(today).getByRole('link', { name: /^Appeler Moussa/u })).toHaveAttribute('href', 'tel:+237677000000');
  // The next one, shortly before it begins.
  expect([...today.querySelectorAll('[data-variant="primary"]')].map(({ textContent }) => textContent)).toEqual([
    'Rejoindre',
  ]);
  const tomorrow = screen.getByRole('list', { name: 'Demain' });
  expect(within(tomorrow).getByRole('link', { name: /^Ouvrir le rendez-vous avec Awa/u })).toBeVisible();
  expect(within(tomorrow).getByText('12 rue Joss, Bonanjo')).toBeVisible();
  expect(screen.getByText(/^1 rendez-vous, à/u)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a room is joined from when it opens, and a client who waits there is said', async () => {
  const presence = 'GET /rtc/presence';
  const [video, call, later] = [agenda[0], agenda[1], agenda[2]].map((one, index) => ({
    ...one,
    videoLink: null,
    callType: index === 1 ? 'call' : 'video',
    startsAt: at(index === 2 ? '16:00' : '10:10'),
    endsAt: at(index === 2 ? '16:30' : '10:40'),
  }));
  const here = { appointmentId: call?.id, isSelfHere: false, isOtherHere: true, ring: null };
  const { platform } = open({
    [list]: ({ options }) =>
      (options.body as { where: { answerFrom?: string } }).where.answerFrom ? pageOf() : pageOf(video, call, later),
    [presence]: () => ({ data: [] }),
  });
  const today = within(await screen.findByRole('list', { name: 'Aujourd’hui' }));
  expect(today.getByRole('link', { name: /^Rejoindre Jessica/u })).toHaveAttribute(
    'href',
    `/alt-zoom?appointment=${video?.id}`,
  );
  expect(today.getByRole('link', { name: /^Appeler Moussa/u })).toBeVisible();
  expect(today.getByRole('link', { name: /^Ouvrir le rendez-vous avec Awa/u })).toBeVisible();
  platform.http.on(presence, () => ({ data: [here] }));
  act(() => platform.emit({ id: '3', type: 'appointment.joined', data: {} }));
  expect(await today.findByRole('link', { name: /^Rejoindre Moussa/u })).toHaveAttribute('data-variant', 'primary');
  expect(today.getByText('Dans la salle')).toBeVisible();
});

test('the day is that of the practice, which is named where the device has another time', async () => {
  const { platform } = open({
    'POST /pro/get-all/professionals': () => pageOf(ownProfessionalFixture({ timeZone: 'Asia/Tokyo' })),
  });
  // At 14:00 UTC.
  expect(await screen.findByText('23 h')).toBeVisible();
  expect(screen.getByText(/^Heure du cabinet\s: Tokyo$/u)).toBeVisible();
  const asked = platform.http.calls.map(({ options }) => JSON.stringify(options.body));
  expect(asked.some((body) => body?.includes('2026-11-25T15:00:00.000Z'))).toBe(true);
});

test('figures, chart, latest review and plan', async () => {
  open();
  expect(await screen.findByRole('region', { name: 'Vues du profil' })).toHaveTextContent(
    /^Vues du profil30en 7 jours, \+50\s%$/u,
  );
  expect(screen.getByRole('region', { name: 'Demandes' })).toHaveTextContent('Demandes9en 30 jours, 7 acceptées');
  expect(screen.getByRole('region', { name: 'Note' })).toHaveTextContent('Note4,84 avis, 1 commentaire sans réponse');
  const row = screen.getByRole('row', { name: /^Semaine du 23 novembre/u });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['30', '6']);
  expect(screen.getByRole('columnheader', { name: 'Réservations' })).toBeInTheDocument();
  expect(screen.getByText('Clair et rapide.')).toBeVisible();
  expect(screen.getByText('Formule Standard')).toBeVisible();
});

test('a request is answered in place, and the way to the others is there', async () => {
  const { person, platform } = open({ [`PUT /base/appointments/update-where/${request.id}`]: () => ({ data: {} }) });
  const requests = await screen.findByRole('region', { name: 'À répondre' });
  expect(within(requests).getByText(/^expire dans 3 heures/u)).toBeVisible();
  expect(within(requests).getByRole('link', { name: 'Tout voir' })).toHaveAttribute('href', '/pro/en-attente');
  await person.click(within(requests).getByRole('button', { name: /^Accepter, / }));
  expect(await within(requests).findByText(/^Demande acceptée/u)).toBeVisible();
  expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toMatchObject({
    set: { status: 'accepted' },
  });
});

test('past appointments are finished in place, those that somebody came to where both say it', async () => {
  const over = (end: string, hours: string, change: object = {}) => ({
    ...agenda[0],
    ...{ id: `5f0c0000-0000-4000-8000-0000000003${end}`, videoLink: null },
    ...{ startsAt: at(`${hours}:00`, 25), endsAt: at(`${hours}:30`, 25), ...change },
  });
  const [called, met, said, open_, moved] = [
    over('01', '10', { callType: 'call', client: client('Moussa') }),
    over('02', '09', { client: client('Awa') }),
    over('03', '08', { client: client('Paul') }),
    over('04', '09', { startsAt: at('09:20'), endsAt: at('09:50'), client: client('Rose') }),
    over('05', '07', { proposedStartsAt: at('09:00', 30), client: client('Ines') }),
  ];
  const row = (appointmentId: unknown, professionalSays: string | null) => ({
    ...{ id: '5f0c0000-0000-4000-8000-0000000003c1', appointmentId, proposed: 'took_place', clientSays: null },
    ...{ professionalSays, settled: null, settlesAt: null, settledAt: null, createdAt: at('11:00', 25) },
  });
  const put = `PUT /base/appointments/update-where/${called?.id}`;
  const { person, platform, container } = open({
    [list]: (call) =>
      JSON.stringify(call.options.body).includes('$or')
        ? pageOf(called, met, said, open_, moved)
        : answers[list]?.(call),
    'POST /meeting_outcomes/find-by': () => pageOf(row(met?.id, null), row(said?.id, 'took_place')),
    [put]: fail,
  });
  const past = within(await screen.findByRole('region', { name: 'Rendez-vous passés' }));
  expect(past.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
    'Awa',
    'Moussa',
  ]);
  expect(past.getByRole('link', { name: /^Répondre\s: Awa/u })).toHaveAttribute(
    'href',
    `/alt-zoom?appointment=${met?.id}&ask=outcome`,
  );
  expect(past.getByText(/^A-t-il eu lieu/u)).toBeVisible();
  expect(past.getByRole('button', { name: /^Client absent, Moussa/u })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  for (const [more, text] of [
    [{}, /^Ce rendez-vous a changé entre-temps/u],
    [{ reason: 'connected' }, /^Vous vous êtes rencontrés dans la salle/u],
    [{ reason: 'differs' }, /^Le client a répondu autrement/u],
  ] as const) {
    platform.http.on(put, () => {
      throw problemError('TRANSITION_NOT_ALLOWED', 422, { details: { transition: 'miss', from: 'accepted', ...more } });
    });
    await person.click(past.getByRole('button', { name: /^Client absent, Moussa/u }));
    await person.click(await screen.findByRole('button', { name: 'Enregistrer l’absence' }));
    await waitFor(() => expect(platform.toasts.at(-1)?.text).toMatch(text));
  }
  platform.http.on(put, fail);
  await person.click(past.getByRole('button', { name: /^A eu lieu, Moussa/u }));
  await person.click(await screen.findByRole('button', { name: 'Marquer comme terminé' }));
  expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toBeVisible();
  platform.http.on(put, () => ({ data: {} }));
  await person.click(screen.getByRole('button', { name: 'Marquer comme terminé' }));
  expect(await past.findByText('Rendez-vous marqué comme terminé.')).toBeVisible();
  expect(platform.http.calls.findLast(({ method }) => method === 'PUT')?.options.body).toMatchObject({
    set: { status: 'done' },
  });
});

test('past appointments stay in their places when one is answered, and the way to the others is there', async () => {
  const past = (day: number) => ({
    ...agenda[0],
    ...{ id: `5f0c0000-0000-4000-8000-0000000004${day}`, videoLink: null, client: client(`Client${day}`) },
    ...{ startsAt: at('10:00', day), endsAt: at('10:30', day) },
  });
  const said = (day: number) => ({
    ...{ id: past(day).id, appointmentId: past(day).id, proposed: 'took_place', clientSays: null, settled: null },
    ...{ professionalSays: 'took_place', settlesAt: null, settledAt: null, createdAt: at('11:00', day) },
  });
  let waiting = [21, 22, 23, 24];
  const { person, platform } = open({
    [list]: (call) => {
      const body = call.options.body as { where: object; sort: unknown; cursor?: string };
      if (!('$or' in body.where)) return answers[list]?.(call);
      expect(body.sort).toEqual([{ startsAt: 'asc' }]);
      // The professional has said what became of all of the first page.
      return body.cursor === undefined
        ? { data: [past(19), past(20)], page: { next: 'second', limit: 2 } }
        : pageOf(...waiting.map(past));
    },
    'POST /meeting_outcomes/find-by': ({ options }) =>
      pageOf(...[19, 20].filter((day) => JSON.stringify(options.body).includes(past(day).id)).map(said)),
    [`PUT /base/appointments/update-where/${past(21).id}`]: () => {
      waiting = [22, 23, 24];
      return { data: {} };
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Rendez-vous passés' }));
  const names = () =>
    section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.split(' ')[0]);
  const places = ['Client21', 'Client22', 'Client23'];
  expect(names()).toEqual(places);
  await person.click(section.getByRole('button', { name: /^A eu lieu, Client21/u }));
  await person.click(await screen.findByRole('button', { name: 'Marquer comme terminé' }));
  expect(await section.findByText('Rendez-vous marqué comme terminé.')).toBeVisible();
  await waitFor(() =>
    expect(platform.http.calls.filter(({ path }) => path === '/meeting_outcomes/find-by')).toHaveLength(4),
  );
  expect(names()).toEqual(places);
  expect(section.getByRole('link', { name: 'Tout voir' })).toHaveAttribute(
    'href',
    expect.stringMatching(/group=past/u),
  );
});

test('a part that fails does so alone, and comes when it is tried again', async () => {
  const { person, platform } = open({
    'POST /reviews/aggregate': fail,
    'GET /appointments/count?answerFrom=professional': fail,
  });
  expect(await screen.findByText('Les avis n’ont pas pu être comptés')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Aujourd’hui' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'À répondre' })).toBeVisible();
  platform.http.on('POST /reviews/aggregate', answers['POST /reviews/aggregate'] ?? fail);
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('region', { name: 'Note' })).toHaveTextContent('4 avis');
});

test('when everything fails the page says so once, with one retry for all of it', async () => {
  const { person, platform } = open(Object.fromEntries(Object.keys(answers).map((route) => [route, fail])));
  expect(await screen.findByText('Cette page n’a pas pu être chargée')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Calendrier' })).not.toBeInTheDocument();
  for (const [route, answer] of Object.entries(answers)) platform.http.on(route, answer);
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('region', { name: 'À répondre' })).toBeVisible();
  expect(await screen.findByRole('switch')).toBeVisible();
});

test('without the own profile the switch and the calendar say that they failed', async () => {
  open({ 'POST /pro/get-all/professionals': fail });
  // The page asks once more for what the loader could not get, so the words may come twice.
  await waitFor(() => {
    expect(screen.getByText('Votre disponibilité n’a pas pu être chargée')).toBeVisible();
    expect(screen.getByText('Le calendrier n’a pas pu être chargé')).toBeVisible();
    expect(screen.getByRole('region', { name: 'À répondre' })).toBeVisible();
  });
});

test('a plan without statistics is told what they are, and its views are not asked for', async () => {
  const { platform } = open({
    'POST /pro/get-all/professionals': () => pageOf(ownProfessionalFixture({ planId: 'free' })),
  });
  expect(await screen.findByText('Les statistiques ne sont pas comprises dans votre formule')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Vues du profil' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Demandes' })).toBeVisible();
  expect(platform.http.calls.some(({ path }) => path === '/pro/get-all/profile_days')).toBe(false);
});

test('a new professional sees what is missing and where appointments come from', async () => {
  open({
    [list]: () => pageOf(),
    'GET /appointments/count?answerFrom=professional': () => ({ data: { count: 0 } }),
    'POST /pro/get-all/professionals': () => pageOf(ownProfessionalFixture({ verifiedAt: null, planId: 'free' })),
    'POST /pro/get-all/reviews': () => pageOf(),
    'POST /reviews/aggregate': () => ({ data: [] }),
    'POST /appointments/aggregate': () => ({ data: [] }),
  });
  expect(await screen.findByText('Pièces à déposer avant de recevoir des demandes')).toBeVisible();
  expect(screen.getByText('Rien de prévu aujourd’hui')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vérifier mes disponibilités' })).toHaveAttribute(
    'href',
    '/pro/disponibilite',
  );
  expect(screen.getByText('Aucune demande n’attend de réponse.')).toBeVisible();
  expect(screen.getByText('Pas encore d’avis')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Dernier avis' })).not.toBeInTheDocument();
});

test('a professional whose verification has run out sees that the new documents are being checked', async () => {
  const sent = requiredDocuments.individual.map((kind, index) =>
    rowOf(document, {
      ...{ id: `5f0c0000-0000-4000-8000-00000000020${index}`, professionalId: request.professionalId },
      ...{ kind, state: 'submitted', createdAt: at('08:00', 25) },
    }),
  );
  open({
    'POST /pro/get-all/documents': () => pageOf(...sent),
    'POST /pro/get-all/professionals': () => pageOf(ownProfessionalFixture({ verifiedUntil: '2026-01-31' })),
  });
  expect(await screen.findByText('Vérification en cours')).toBeVisible();
});

test('a new review is there without a reload', async () => {
  const { platform } = open();
  expect(await screen.findByText('Clair et rapide.')).toBeVisible();
  platform.http.on('POST /pro/get-all/reviews', () => pageOf({ ...review, text: 'Parfait.' }));
  act(() => platform.emit({ id: '1', type: 'review.published', data: {} }));
  await waitFor(() => expect(screen.getByText('Parfait.')).toBeVisible());
});
