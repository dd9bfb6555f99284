import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { useLocation } from 'react-router-dom';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { bookingLoader } from '../../features/appointment-request/booking-loader.ts';
import { consultationFixture } from '../../testing/consultation-fixture.ts';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { Component } from './booking-page.tsx';

const professional = professionalFixture();
const sent = appointmentFixture({ professionalId: professional.id, clientId: clientUser.id });
const paper = {
  id: '0192a000-0000-7000-8000-0000000000d1',
  appointmentId: sent.id,
  name: 'bail.pdf',
  createdAt: sent.createdAt,
  url: null,
};
const confirmed = 'Votre demande est envoyée';
const read = `GET /base/appointments/get-one/${sent.id}`;
const refuse =
  (code: ErrorCode, status: number): FakeAnswer =>
  () => {
    throw problemError(code, status);
  };

/** The page with its loader at `?done=`, and a sign-in page that shows its return path. */
function open(done: string, user: SessionUser | null, answer: FakeAnswer = () => ({ data: sent })) {
  const http = fakeHttp({
    [`GET /base/professionals/get-one/${professional.id}`]: () => ({ data: professional }),
    'POST /consultations/find-by': () => ({ data: [consultationFixture()], page: { next: null, limit: 20 } }),
    [read]: answer,
    'POST /appointment_documents/find-by': () => ({ data: [paper], page: { next: null, limit: 10 } }),
  });
  const Door = () => <p>{`Porte ${useLocation().search}`}</p>;
  const routes = [
    { path: '/lawyers/booking/:id', loader: bookingLoader, element: <Component />, HydrateFallback: () => null },
    { path: '/login-user', element: <Door /> },
  ];
  const store = createStore();
  store.set(userAtom, user);
  const platform = fakePlatform({ http, user });
  const at = `/lawyers/booking/${professional.id}?done=${done}`;
  return { http, platform, store, at, ...render(withPlatform(null, { strings, platform, store, routes, at })) };
}

test('a request that the API returns is confirmed with all its details', async () => {
  open(sent.id, clientUser);
  expect(await screen.findByRole('heading', { level: 1, name: confirmed })).toBeVisible();
  expect(screen.getByText(String(sent.reason))).toBeVisible();
  expect(screen.getByText('bail.pdf')).toBeVisible();
});

test.each([
  ['has an invalid id', 'xyz', null, undefined],
  ['does not exist', sent.id, clientUser, refuse('NOT_FOUND', 404)],
  ['belongs to somebody else', sent.id, clientUser, () => ({ data: { ...sent, professionalId: clientUser.id } })],
  ['is read by its professional', sent.id, professionalUser, undefined],
] as const)('a request that %s is not confirmed', async (_, done, user, answer) => {
  const { container } = open(done, user, answer);
  expect(await screen.findByRole('heading', { level: 1, name: 'Demande introuvable' })).toBeVisible();
  expect(screen.queryByText(confirmed)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Demander un rendez-vous' })).toHaveAttribute(
    'href',
    `/lawyers/booking/${professional.id}`,
  );
  expect(screen.queryAllByRole('link', { name: 'Voir mes rendez-vous' })).toHaveLength(user === clientUser ? 1 : 0);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['type=video', '&type=video'],
  ['type=fax', ''],
])('the way back to the profile keeps what is chosen (%s)', async (asked, kept) => {
  const consultation = consultationFixture().id;
  open(`${sent.id}&consultation=${consultation}&${asked}`, clientUser);
  expect(await screen.findByRole('link', { name: strings['remote-public/booking'].back })).toHaveAttribute(
    'href',
    `/professionnels/${professional.slug}?consultation=${consultation}${kept}`,
  );
});

test('a signed-out visitor is redirected to sign-in and back, and the API is not called', async () => {
  const { http, at } = open(sent.id, null);
  expect(await screen.findByText(`Porte ?${new URLSearchParams({ next: at }).toString()}`)).toBeVisible();
  expect(http.calls.some(({ path }) => path.includes('appointment'))).toBe(false);
});

test('a session lost before the page loads redirects to sign-in', async () => {
  const { store } = open(sent.id, clientUser, () => {
    store.set(userAtom, null);
    throw problemError('REFRESH_INVALID', 401);
  });
  expect(await screen.findByText(/^Porte/)).toBeVisible();
});

test('a request that fails to load is not confirmed until it loads', async () => {
  const { http } = open(sent.id, clientUser, refuse('UNAVAILABLE', 503));
  expect(await screen.findByText('Votre demande n’a pas pu être chargée.')).toBeVisible();
  expect(screen.queryByText(confirmed)).not.toBeInTheDocument();
  http.on(read, () => ({ data: sent }));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { level: 1, name: confirmed })).toBeVisible();
});

test('a displayed confirmation survives the session, and is not shown to the next user', async () => {
  const { http, platform, store } = open(sent.id, clientUser);
  await screen.findByRole('heading', { level: 1, name: confirmed });
  http.on(read, () => {
    store.set(userAtom, null);
    throw problemError('REFRESH_INVALID', 401);
  });
  const asked = () => http.calls.filter(({ path }) => path.includes('get-one/' + sent.id)).length;
  await act(async () => platform.emit({ id: '1', type: 'appointment.change', data: {} }));
  await waitFor(() => expect(asked()).toBe(2));
  expect(await screen.findByText('bail.pdf')).toBeVisible();
  act(() => store.set(userAtom, professionalUser));
  await waitFor(() => expect(screen.queryByText(String(sent.reason))).not.toBeInTheDocument());
});
