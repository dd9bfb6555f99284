import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { consultation } from 'shared-contracts/schemas/consultation';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { rowOf } from 'shared-contracts/testing/row-of';
import { saveFile } from 'shared-ui/domain/files/save-file.ts';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { loadAppointments } from './appointments-loader.ts';
import { Component, ErrorBoundary } from './appointments-page.tsx';

jest.mock('shared-ui/domain/files/save-file.ts', () => ({ saveFile: jest.fn() }));

const date = '2037-11-26';
const practice = ownProfessionalFixture({ bufferMinutes: 15 });
const paul = {
  clientId: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e03',
  lastName: 'Etoundi',
  firstNames: 'Paul',
  lastContactAt: '2026-11-20T09:00:00.000Z',
};
const talk = rowOf(consultation, {
  id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e04',
  professionalId: practice.id,
  nameFr: 'Première consultation',
  nameEn: 'First consultation',
  minutes: 30,
  feeKind: 'free',
  callTypes: ['video', 'call'],
  active: true,
  position: 0,
  createdAt: '2026-01-10T09:00:00.000Z',
});
const booked = appointmentFixture({
  status: 'accepted',
  startsAt: `${date}T09:00:00.000Z`,
  endsAt: `${date}T09:30:00.000Z`,
});
const pageOf = (...data: unknown[]) => ({ data, page: { next: null, limit: 20 } });
const create = 'POST /base/appointments/create';

const open = (search: string, answers: Readonly<Record<string, FakeAnswer>> = {}) =>
  showPage(
    [{ path: '/pro/rendez-vous', loader: loadAppointments, Component, ErrorBoundary, HydrateFallback: () => null }],
    `/pro/rendez-vous?${search}`,
    {
      'POST /pro/get-all/professionals': () => pageOf(practice),
      'POST /pro/get-all/appointments': () => pageOf(booked),
      'POST /pro/get-all/availability_rules': () =>
        pageOf({ id: booked.id, weekday: 4, startTime: '09:00', endTime: '12:00', callTypes: ['video'] }),
      'POST /pro/get-all/availability_exceptions': () => pageOf(),
      'POST /pro/get-all/calendar_busy': () => pageOf(),
      'POST /pro/get-all/consultations': () => pageOf(talk),
      'POST /clients/find-by': () => pageOf(paul),
      'POST /slots': () => pageOf(),
      ...answers,
    },
  );

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

// Without layout the grid of hours renders no events: they are seen in tests/e2e/practice/diary.spec.ts.
test('the view and the day are those of the URL, and what is printed is the range that is shown', async () => {
  const { person, container } = open(`view=day&date=${date}`);
  const printed = () => container.querySelector('section[aria-hidden] table');
  await waitFor(() => expect(printed()).toHaveTextContent('10 h – 10 h 30'));
  expect(screen.getByRole('radio', { name: 'Jour' })).toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Suivant' }));
  await waitFor(() => expect(printed()).toBeNull());
  await person.click(screen.getByRole('radio', { name: 'Mois' }));
  await waitFor(() => expect(printed()).toHaveTextContent('Paul Etoundi'));
  const event = await screen.findByRole('link', { name: /^10\sh Paul Etoundi/u });
  expect(event).toHaveAttribute('href', `/pro/rendez-vous/${booked.id}`);
});

test('a range is printed and saved once it is loaded, not while it is fetched nor after that failed', async () => {
  const list = 'POST /pro/get-all/appointments';
  const answer = Promise.withResolvers<unknown>();
  const { person, platform, container } = open(`view=month&date=${date}`, { [list]: () => answer.promise });
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const buttons = async () => [
    await screen.findByRole('button', { name: 'Imprimer' }),
    await screen.findByRole('button', { name: 'Enregistrer en CSV' }),
  ];
  const clickBoth = async () => {
    for (const button of await buttons()) {
      await person.click(button);
      expect(button).toHaveFocus();
    }
  };
  const isDisabled = async () => (await buttons()).map((button) => button.getAttribute('aria-disabled'));
  await waitFor(() => expect(platform.http.calls.some(({ path }) => list.endsWith(path))).toBe(true));
  expect(await isDisabled()).toEqual(['true', 'true']);
  await clickBoth();
  answer.reject(problemError('UNAVAILABLE', 503));
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  expect(await isDisabled()).toEqual(['true', 'true']);
  await clickBoth();
  expect(container.querySelector('section[aria-hidden]')).toBeNull();
  expect(print).not.toHaveBeenCalled();
  expect(saveFile).not.toHaveBeenCalled();
  platform.http.on(list, () => pageOf(booked));
  await person.click(again);
  await waitFor(async () => expect(await isDisabled()).toEqual([null, null]));
  await clickBoth();
  expect(print).toHaveBeenCalledTimes(1);
  expect(jest.mocked(saveFile).mock.calls[0]?.[1]).toContain('Paul Etoundi');
});

const busy = {
  id: talk.id,
  sourceId: paul.clientId,
  startsAt: `${date}T13:00:00.000Z`,
  endsAt: `${date}T14:00:00.000Z`,
};
const closed = { id: talk.id, date, ranges: [], reason: 'Congé', substituteId: null, substitute: null };

test.each([
  ['calendar_busy', busy, /heures occupées de vos autres agendas/u, '14 h'],
  ['availability_exceptions', closed, /jours fermés et vos horaires modifiés/u, 'Congé'],
])('without %s the appointments are shown, with a notice, until another attempt', async (table, row, failed, text) => {
  const down = () => {
    throw problemError('UNAVAILABLE', 503);
  };
  const { person, platform } = open(`view=month&date=${date}`, {
    'POST /pro/get-all/calendar_sources': () => pageOf(),
    'GET /holidays': () => ({ data: [] }),
    [`POST /pro/get-all/${table}`]: down,
  });
  expect(await screen.findByRole('link', { name: /^10\sh Paul Etoundi/u })).toBeVisible();
  const notice = screen.getByText(failed);
  platform.http.on(`POST /pro/get-all/${table}`, () => pageOf(row));
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(notice).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^10\sh Paul Etoundi/u })).toBeVisible();
});

test('a proposed time is printed in its range where the time it replaces is not', async () => {
  const moved = appointmentFixture({
    ...{ status: 'accepted', startsAt: '2037-11-12T09:00:00.000Z', endsAt: '2037-11-12T09:30:00.000Z' },
    ...{ proposedStartsAt: `${date}T13:00:00.000Z`, proposedEndsAt: null, proposedBy: 'professional' },
  });
  const { container } = open(`view=day&date=${date}`, { 'POST /pro/get-all/appointments': () => pageOf(moved) });
  const printed = () => container.querySelector('section[aria-hidden] table');
  await waitFor(() => expect(printed()).toHaveTextContent(/14 h – 14 h 30.*Horaire proposé/u));
  expect(printed()?.querySelectorAll('tbody tr')).toHaveLength(1);
});

test('a practice elsewhere has all its times by its own clocks, which are named', async () => {
  forgetZone();
  const elsewhere = { 'POST /pro/get-all/professionals': () => pageOf({ ...practice, timeZone: 'America/Toronto' }) };
  const { person, container } = open(`view=day&date=${date}`, elsewhere);
  await waitFor(() => expect(container.querySelector('section[aria-hidden] table')).toHaveTextContent('4 h – 4 h 30'));
  expect(screen.getByText('Heure du cabinet : Toronto')).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'Mois' }));
  expect(await screen.findByRole('link', { name: /^4\sh Paul Etoundi/u })).toBeVisible();
});

const fillIn = async (person: ReturnType<typeof open>['person']) => {
  const dialog = await screen.findByRole('dialog', { name: 'Nouveau rendez-vous' });
  await person.type(within(dialog).getByRole('combobox', { name: 'Client' }), 'Paul');
  await person.click(await screen.findByRole('option', { name: 'Paul Etoundi' }));
  await person.type(within(dialog).getByLabelText('Motif'), 'Signature');
  await person.type(within(dialog).getByLabelText('Jour'), '27/11/2037');
  await person.type(within(dialog).getByLabelText('Début'), '11:00');
  return dialog;
};

test('a new appointment is asked for whole, and says at its fields what is missing', async () => {
  const { person, platform } = open('view=month&new=', { [create]: () => ({ data: {} }) });
  const dialog = await screen.findByRole('dialog', { name: 'Nouveau rendez-vous' });
  await within(dialog).findByRole('option', { name: 'Première consultation' });
  const send = within(dialog).getByRole('button', { name: 'Proposer le rendez-vous' });
  await person.click(send);
  const alert = await within(dialog).findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choisissez un client qui a déjà pris rendez-vous avec vous ou vous a écrit',
    'Choisissez un jour',
    'Choisissez un horaire',
    'Saisissez le motif du rendez-vous',
  ]);
  await fillIn(person);
  await person.click(send);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(platform.http.calls.find(({ path }) => path.endsWith('/create'))?.options.body).toEqual({
    clientId: paul.clientId,
    consultationId: talk.id,
    callType: 'video',
    startsAt: '2037-11-27T10:00:00.000Z',
    minutes: 30,
    reason: 'Signature',
  });
  expect(await screen.findByText('novembre 2037')).toBeVisible();
});

test('a taken time is refused with the nearest free ones, one of which is chosen', async () => {
  const startsAt = '2037-11-27T13:00:00.000Z';
  const nearest = [{ startsAt, endsAt: '2037-11-27T13:30:00.000Z', callTypes: ['video'] }];
  const { person } = open('view=month&new=', {
    [create]: () => {
      throw problemError('SLOT_TAKEN', 409, {
        errors: [{ pointer: '/startsAt', code: 'SLOT_TAKEN' }],
        details: { nearest },
      });
    },
  });
  const dialog = await fillIn(person);
  await person.click(within(dialog).getByRole('button', { name: 'Proposer le rendez-vous' }));
  await person.click(await within(dialog).findByRole('button', { name: /27 nov\. · 14/u }));
  expect(within(dialog).getByLabelText('Début')).toHaveValue('14:00');
});

test('a new appointment starts with the day on screen, its free times before the subject', async () => {
  const { person, platform } = open(`view=day&date=${date}`);
  await person.click(await screen.findByRole('button', { name: 'Nouveau rendez-vous' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nouveau rendez-vous' });
  await waitFor(() => expect(within(dialog).getByLabelText('Jour')).toHaveValue('26/11/2037'));
  const times = await within(dialog).findByRole('group', { name: /l’un de vos créneaux libres/u });
  expect(times.compareDocumentPosition(within(dialog).getByLabelText('Motif'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() =>
    expect(platform.http.calls.find(({ path }) => path.endsWith('/slots'))?.options.body).toMatchObject({
      from: '2037-11-25T00:00:00.000Z',
    }),
  );
});

test('without any client there is no form to fill in', async () => {
  const { container } = open('view=month&new=', { 'POST /clients/find-by': () => pageOf() });
  const dialog = await screen.findByRole('dialog', { name: 'Nouveau rendez-vous' });
  expect(within(dialog).getByRole('heading', { name: 'Aucun client pour le moment' })).toBeVisible();
  expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/pro/disponibilite');
  expect(within(dialog).queryByRole('button', { name: 'Proposer le rendez-vous' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('a week without open hours says so, and where to open some', async () => {
  open(`view=week&date=${date}`, { 'POST /pro/get-all/availability_rules': () => pageOf() });
  expect(await screen.findByText(/Aucune heure ouverte cette semaine/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ouvrir des heures' })).toHaveAttribute('href', '/pro/disponibilite');
});

test('a list is printed with all that matches, not only its page', async () => {
  const later = {
    ...booked,
    id: booked.professionalId,
    startsAt: `${date}T11:00:00.000Z`,
    endsAt: `${date}T11:30:00.000Z`,
  };
  const list = 'POST /pro/get-all/appointments';
  const { person, platform, container } = open('view=list&group=upcoming&period=month', {
    [list]: ({ options }) =>
      (options.body as { limit: number }).limit < 100
        ? { data: [booked], page: { next: 'more', limit: 20 } }
        : pageOf(booked, later),
  });
  const printed = () => container.querySelector('section[aria-hidden]');
  const onPaper: (string | null | undefined)[] = [];
  const print = jest.spyOn(window, 'print').mockImplementation(() => void onPaper.push(printed()?.textContent));
  const button = await screen.findByRole('button', { name: 'Imprimer' });
  await person.click(button);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(onPaper[0]?.replace(/\s/gu, ' ')).toMatch(/^À venir · Ce mois-ci.*10 h – 10 h 30.*12 h – 12 h 30/u);
  expect(screen.getByRole('list', { name: 'À venir' }).closest('[data-print]')).toHaveAttribute('data-print', 'hide');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(printed()).toBeNull();
  platform.http.on(list, () => {
    throw problemError('UNAVAILABLE', 503);
  });
  act(() => platform.emit({ id: '1', type: 'appointment.requested', data: {} }));
  await person.click(button);
  await waitFor(() => expect(platform.toasts[0]?.text).toMatch(/^La liste n’a pas pu être préparée/u));
  expect(print).toHaveBeenCalledTimes(1);
});
