import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { MeetingOutcome } from 'shared-contracts/schemas/meeting';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../testing/strings.ts';
import { Component, load } from './meeting-page.tsx';

const id = '0192a000-0000-7000-8000-0000000000a1';
const lawyer = '0192a000-0000-7000-8000-0000000000b1';
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const party = (partyId: string, firstNames: string, lastName: string) => ({ id: partyId, firstNames, lastName });
const appointmentAt = (startsIn: number) => ({
  id,
  professionalId: lawyer,
  clientId: clientUser.id,
  callType: 'video',
  consultationId: null,
  consultationNameFr: null,
  consultationNameEn: null,
  feeKind: null,
  fee: null,
  currency: null,
  status: 'accepted',
  startsAt: minutes(startsIn),
  endsAt: minutes(startsIn + 30),
  proposedStartsAt: null,
  proposedEndsAt: null,
  proposedBy: null,
  askedNow: false,
  openedBy: 'client',
  reason: null,
  changeReason: null,
  changeNote: null,
  expiresAt: null,
  sequence: 0,
  createdAt: minutes(-999),
  updatedAt: minutes(-999),
  professional: party(lawyer, 'Aïssatou', 'Mbarga'),
  client: party(clientUser.id, 'Paul', 'Essomba'),
});
const closed = (startsIn: number) => () =>
  Promise.reject(
    problemError('ROOM_CLOSED', 409, {
      details: {
        opensAt: minutes(startsIn - 15),
        closesAt: minutes(startsIn + 60),
        now: minutes(0),
        status: 'accepted',
      },
    }),
  );
const outcome = (change: Partial<MeetingOutcome> = {}): MeetingOutcome => ({
  appointmentId: id,
  proposed: 'took_place',
  clientSays: null,
  professionalSays: null,
  settled: null,
  settlesAt: null,
  differs: false,
  client: [],
  professional: [],
  connectedSeconds: 1_500,
  ...change,
});

function open(startsIn: number, answers: Readonly<Record<string, FakeAnswer>> = {}, search = `?appointment=${id}`) {
  const http = fakeHttp({
    'GET /base/appointments/get-one/*': () => ({ data: appointmentAt(startsIn) }),
    'GET /rtc/provider*': () => ({ data: { provider: 'built_in' } }),
    'POST /meeting_rooms/find-by': () => ({ data: [] }),
    'GET /rtc/outcome*': () => ({ data: outcome() }),
    ...answers,
  });
  const platform = fakePlatform({ http, user: clientUser });
  const routes = [{ path: '*', element: <Component />, loader: load, hydrateFallbackElement: <p /> }];
  const at = `/alt-zoom${search}`;
  return {
    ...render(withPlatform(null, { platform, routes, at, strings: { ...strings, shell: {} } })),
    http,
    platform,
  };
}

test('before its time the page says when the room opens', async () => {
  const { container } = open(120, { 'GET /rtc/provider*': closed(120) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rendez-vous avec Aïssatou Mbarga' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /^La salle ouvre / })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Écrire un message' })).toHaveAttribute(
    'href',
    `/user/message?to=${lawyer}&appointment=${id}`,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('without devices the door says why, and one enters all the same', async () => {
  const { platform } = open(10);
  expect(await screen.findByText('Le micro exige une adresse sûre. La caméra exige une adresse sûre')).toBeVisible();
  expect(screen.getByText('Aïssatou Mbarga n’est pas encore là')).toBeVisible();
  const presence = { tabId: id, joinedAt: minutes(0), microphone: true, camera: true, sharing: false };
  const data = { appointmentId: id, userId: lawyer, isPresent: true, ...presence };
  act(() => platform.emit({ id: '1', type: 'room.presence', data }));
  expect(await screen.findByText('Aïssatou Mbarga est dans la salle')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Entrer pour écouter' })).toBeEnabled();
});

test('afterwards what the times say is chosen already, is confirmed, and leads to the review', async () => {
  const said = outcome({ clientSays: 'took_place', settlesAt: minutes(2_880) });
  const { container, http } = open(-120, {
    'GET /rtc/provider*': closed(-120),
    'POST /rtc/outcome': () => ({ data: said }),
  });
  expect(await screen.findByRole('radio', { name: 'A eu lieu' })).toBeChecked();
  expect(screen.getByText('Vous avez été reliés 25 minutes')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }));
  expect(await screen.findByRole('link', { name: 'Donner un avis' })).toHaveAttribute(
    'href',
    `/user/rendez-vous/${id}`,
  );
  expect(http.calls.at(-1)?.options.body).toEqual({ appointmentId: id, says: 'took_place' });
});

test('who is asked answers while the room is still open, and may still enter it', async () => {
  open(-25, {}, `?appointment=${id}&ask=outcome`);
  expect(await screen.findByRole('radio', { name: 'A eu lieu' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Revenir dans la salle' }));
  expect(await screen.findByRole('button', { name: 'Entrer pour écouter' })).toBeEnabled();
});

test('a failure of the technology is booked again in one tap; answers that differ settle nothing', async () => {
  open(-120, {
    'GET /rtc/provider*': closed(-120),
    'GET /rtc/outcome*': () => ({
      data: outcome({ clientSays: 'technical_failure', professionalSays: 'client_absent', differs: true }),
    }),
  });
  expect((await screen.findByText(/Vos réponses diffèrent/u)).parentElement).toHaveTextContent(
    'Aïssatou Mbarga a répondu : Vous n’étiez pas là.',
  );
  expect(screen.getByRole('link', { name: 'Reprendre un rendez-vous' })).toHaveAttribute(
    'href',
    `/lawyers/booking/${lawyer}?type=video`,
  );
});

test('without an appointment it leads to the list', async () => {
  open(0, {}, '');
  expect(await screen.findByRole('link', { name: 'Aller à mes rendez-vous' })).toHaveAttribute(
    'href',
    '/user/rendez-vous',
  );
});
