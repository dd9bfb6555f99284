import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { useLocation } from 'react-router-dom';
import { isInProgressToBookAtom, userAtom } from 'shared-contracts/platform/persisted-state';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { bookingLoader } from '../../features/appointment-request/booking-loader.ts';
import { bookingShouldRevalidate } from '../../features/appointment-request/booking-should-revalidate.ts';
import { Component } from './booking-page.tsx';
import type { OfferedConsultation } from '../../booking/list-consultations.ts';
import { consultationFixture } from '../../testing/consultation-fixture.ts';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const reason = 'On me demande de quitter mon logement demain.';
const available = () => professionalFixture({ availableNow: true, availableUntil: minutes(60) });
const call = (change: Partial<Appointment> = {}) =>
  appointmentFixture({
    ...{ professionalId: available().id, clientId: clientUser.id, callType: 'call', askedNow: true, status: 'waiting' },
    ...{ startsAt: minutes(10), endsAt: minutes(40), expiresAt: minutes(10) },
    ...change,
  });
const slot = { startsAt: '2099-11-23T08:30:00.000Z', endsAt: '2099-11-23T09:00:00.000Z', callTypes: ['call'] };

function open({
  user = clientUser,
  query = '?now=1',
  professional = available(),
  pending = [],
  create = () => ({ data: call() }),
  read = () => ({ data: call() }),
  others = [],
  consultations = [consultationFixture({ callTypes: ['call'] })],
}: {
  user?: SessionUser | null;
  query?: string;
  professional?: PublicProfessional;
  pending?: Appointment[];
  create?: FakeAnswer;
  read?: () => { data: Appointment };
  others?: PublicProfessional[];
  consultations?: OfferedConsultation[];
} = {}) {
  const consultation = consultationFixture();
  const http = fakeHttp({
    [`GET /base/professionals/get-one/${professional.id}`]: () => ({ data: professional }),
    'POST /consultations/find-by': () => ({ data: consultations, page: { next: null, limit: 20 } }),
    'POST /appointments/find-by': () => ({ data: pending, page: { next: null, limit: 1 } }),
    'POST /appointment_documents/find-by': () => ({ data: [], page: { next: null, limit: 10 } }),
    'POST /base/appointments/create': create,
    [`GET /base/appointments/get-one/${call().id}`]: () => read(),
    [`GET /base/users/get-one/${clientUser.id}`]: () => ({ data: { phone: '+237699001122' } }),
    'POST /base/professionals/lawyer-filter': () => ({ data: others, page: { next: null, limit: 3 } }),
    'POST /slots': () => ({
      data: [
        {
          ...{ professionalId: professional.id, timeZone: 'Africa/Douala', consultationId: consultation.id },
          ...{ slotMinutes: 30, slots: [slot], next: null },
        },
      ],
    }),
  });
  const Door = () => <p>{`Porte ${useLocation().search}`}</p>;
  const routes = [
    {
      path: '/lawyers/booking/:id',
      loader: bookingLoader,
      shouldRevalidate: bookingShouldRevalidate,
      element: <Component />,
      HydrateFallback: () => null,
    },
    { path: '/login-user', element: <Door /> },
  ];
  const store = createStore();
  store.set(userAtom, user);
  const platform = fakePlatform({ http, user });
  const at = `/lawyers/booking/${professional.id}${query}`;
  const shown = render(withPlatform(null, { strings, platform, store, routes, at }));
  return { ...shown, http, platform, store, person: userEvent.setup() };
}
const field = () => screen.findByLabelText(/Votre situation/);
const sentBodies = (http: ReturnType<typeof fakeHttp>) =>
  http.calls.filter(({ path }) => path === '/base/appointments/create').map(({ options }) => options.body);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a client says what it is about and asks; the time left to answer is then counted', async () => {
  const { person, http, container } = open();
  expect(await screen.findByRole('heading', { name: 'Demander un appel maintenant' })).toBeVisible();
  expect(await screen.findByText('+237 6 99 00 11 22')).toBeVisible();
  await person.type(await field(), 'Court');
  await person.click(screen.getByRole('button', { name: 'Demander l’appel' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(await axe(container)).toHaveNoViolations();
  await person.clear(await field());
  await person.type(await field(), reason);
  await person.click(screen.getByRole('button', { name: 'Demander l’appel' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Votre demande d’appel est envoyée' })).toHaveFocus(),
  );
  expect(sentBodies(http)).toEqual([
    {
      ...{ now: true, professionalId: available().id, consultationId: consultationFixture().id, reason },
      quote: { minutes: 30, feeKind: 'fixed', fee: 15_000, currency: 'XAF' },
    },
  ]);
  expect(screen.getByRole('timer')).toHaveTextContent(/^(?:10:00|9:\d\d)$/u);
  expect(await screen.findByText(/puis vous appelle au \+237/u)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a visitor signs in on the way, and what was typed is sent on the return', async () => {
  const { person, store, unmount } = open({ user: null });
  await person.type(await field(), reason);
  await person.click(screen.getByRole('button', { name: 'Se connecter et envoyer' }));
  expect(await screen.findByText(/^Porte/u)).toBeVisible();
  const kept = store.get(isInProgressToBookAtom);
  expect(kept).toMatchObject({ reason, callType: 'call' });
  unmount();
  const { http } = open({ query: kept?.path.slice(kept.path.indexOf('?')) ?? '' });
  await waitFor(() => expect(sentBodies(http)).toHaveLength(1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre demande d’appel est envoyée' })).toBeVisible();
});

const first = consultationFixture();
const again = consultationFixture({
  ...{ id: '0192a000-0000-7000-8000-0000000000c2', nameFr: 'Suivi de dossier', fee: 5000 },
});
const byVideo = { ...again, callTypes: ['video' as const] };

test.each([
  ['is about the consultation of the link, also after signing in', [first, again], again],
  ['is about the first one by phone where that of the link is none', [byVideo, first], first],
])('a call %s', async (_, consultations, expected) => {
  const query = `?consultation=${again.id}&now=1`;
  const { person, store, unmount } = open({ user: null, query, consultations });
  expect((await screen.findAllByText(expected.nameFr)).length).toBeGreaterThan(0);
  await person.type(await field(), reason);
  await person.click(screen.getByRole('button', { name: 'Se connecter et envoyer' }));
  await screen.findByText(/^Porte/u);
  const { path } = store.get(isInProgressToBookAtom) ?? { path: '' };
  unmount();
  const { http } = open({ query: path.slice(path.indexOf('?')), consultations });
  await waitFor(() => expect(sentBodies(http)).toMatchObject([{ now: true, consultationId: expected.id }]));
});

test('who is gone meanwhile is said, with the next times; what was typed goes on to the booking', async () => {
  const { person, container } = open({
    create: () => {
      throw problemError('NOT_AVAILABLE_NOW', 409);
    },
  });
  await person.type(await field(), reason);
  await person.click(screen.getByRole('button', { name: 'Demander l’appel' }));
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent(/n’est plus disponible maintenant.*Votre texte est gardé/u);
  const next = await within(said).findByRole('link', { name: /nov/u });
  expect(next).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(slot.startsAt)));
  expect(await axe(container)).toHaveNoViolations();
  await person.click(within(said).getByRole('link', { name: 'Tous les créneaux' }));
  expect(await field()).toHaveValue(reason);
});

test('the offer ends with the availability, without asking again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open({ professional: professionalFixture({ availableNow: true, availableUntil: minutes(1) }) });
  expect(await field()).toBeVisible();
  act(() => jest.advanceTimersByTime(61_000));
  expect(await screen.findByText(/n’est plus disponible maintenant/u)).toBeVisible();
  expect(await screen.findByRole('link', { name: /nov/u })).toBeVisible();
  jest.useRealTimers();
});

test('an earlier request that waits is shown instead of the form', async () => {
  open({ pending: [call()] });
  expect(await screen.findByRole('timer')).toBeVisible();
});

test('the answer is shown as it comes', async () => {
  let now = call();
  const other = professionalFixture({
    ...{ id: '0192a000-0000-7000-8000-0000000000e2', lastName: 'Nkolo', slug: 'aissatou-nkolo' },
    ...{ availableNow: true, availableUntil: minutes(60) },
  });
  const { platform, container } = open({ query: `?done=${now.id}`, read: () => ({ data: now }), others: [other] });
  await screen.findByRole('timer');
  const tell = async (status: Appointment['status']) => {
    now = call({ status });
    await act(async () => platform.emit({ id: status, type: `appointment.${status}`, data: {} }));
  };
  await tell('accepted');
  expect(await screen.findByRole('heading', { level: 1, name: 'Aïssatou Mbarga vous appelle' })).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Parler dans la salle, avec le son seul' })).toHaveAttribute(
    'href',
    `/alt-zoom?appointment=${now.id}`,
  );
  await tell('rejected');
  expect(await screen.findByRole('heading', { level: 1, name: /ne peut pas vous appeler maintenant/u })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Aïssatou Nkolo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Disponible maintenant, Aïssatou Nkolo' })).toHaveAttribute(
    'href',
    `/lawyers/booking/${other.id}?now=1`,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a request that nobody answered in time says so by itself', async () => {
  open({ query: `?done=${call().id}`, read: () => ({ data: call({ expiresAt: minutes(-1) }) }) });
  expect(await screen.findByRole('heading', { level: 1, name: /n’a pas pu répondre à temps/u })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Tous les créneaux' })).toBeVisible();
});
