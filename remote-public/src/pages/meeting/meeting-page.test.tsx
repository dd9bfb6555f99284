import { act, render, screen, within } from '@testing-library/react';
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
    ...render(
      withPlatform(null, {
        platform,
        routes,
        at,
        strings: { ...strings, shell: { errors: { SLOT_TAKEN: 'Cet horaire vient d’être pris' } } },
      }),
    ),
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

describe('after a failure of the technology', () => {
  const consultation = {
    ...{ id: '0192a000-0000-7000-8000-0000000000c1', nameFr: 'Entretien', nameEn: 'Talk', minutes: 30 },
    ...{ feeKind: 'fixed', fee: 15_000, currency: 'XAF', callTypes: ['video'] },
    ...{ preparationFr: null, preparationEn: null },
  };
  const slot = (startsIn: number) => ({
    ...{ startsAt: minutes(startsIn), endsAt: minutes(startsIn + 30), callTypes: ['video'] },
  });
  const free = (...slots: object[]) => ({
    ...{ professionalId: lawyer, timeZone: 'Africa/Douala', consultationId: consultation.id, slotMinutes: 30 },
    ...{ slots, next: null },
  });
  const failed = {
    'GET /base/appointments/get-one/*': () => ({
      data: {
        ...{ ...appointmentAt(-120), feeKind: 'fixed', fee: 15_000, currency: 'XAF' },
        ...{ consultationId: consultation.id, reason: 'Le bail de ma boutique' },
      },
    }),
    'GET /rtc/provider*': closed(-120),
    'GET /rtc/outcome*': () => ({ data: outcome({ clientSays: 'technical_failure' }) }),
    'POST /consultations/find-by': () => ({ data: [consultation] }),
  };
  const times = async () => {
    const again = within(await screen.findByRole('region', { name: 'Reprendre au plus tôt' }));
    return again.getAllByRole('button');
  };

  test('the same is asked for at the nearest free time in one tap', async () => {
    const [first, second] = [slot(1_440), slot(1_500)];
    const { http, container } = open(-120, {
      ...failed,
      'POST /slots': () => ({ data: [free(first, second)] }),
      'POST /base/appointments/create': () => ({
        data: { id: '0192a000-0000-7000-8000-0000000000a2', startsAt: first.startsAt },
      }),
    });
    const [tap, ...others] = await times();
    expect(others).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(tap as HTMLElement);
    expect((await screen.findByText(/^Demande envoyée à Aïssatou Mbarga/u)).closest('[role="status"]')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Voir le rendez-vous' })[0]).toHaveAttribute(
      'href',
      '/user/rendez-vous/0192a000-0000-7000-8000-0000000000a2',
    );
    const call = http.calls.find(({ path }) => path === '/base/appointments/create');
    expect(call?.options.body).toEqual({
      ...{ professionalId: lawyer, consultationId: consultation.id, startsAt: first.startsAt, callType: 'video' },
      quote: { minutes: 30, feeKind: 'fixed', fee: 15_000, currency: 'XAF' },
      reason: 'Le bail de ma boutique',
    });
    expect(call?.options.headers).toEqual({ 'Idempotency-Key': expect.any(String) });
  });

  test('a time that was taken meanwhile gives way to the nearest ones', async () => {
    const later = slot(2_880);
    open(-120, {
      ...failed,
      'POST /slots': () => ({ data: [free(slot(1_440), slot(1_500))] }),
      'POST /base/appointments/create': () => {
        throw problemError('SLOT_TAKEN', 409, { details: { nearest: [later] } });
      },
    });
    const [tap] = await times();
    await userEvent.click(tap as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent('Cet horaire vient d’être pris');
    expect(await times()).toHaveLength(1);
    expect((await times())[0]?.querySelector('time')).toHaveAttribute('datetime', later.startsAt);
  });

  test.each([
    ['no time is free', { 'POST /slots': () => ({ data: [free()] }) }, 'Aucun horaire libre dans les prochains jours.'],
    [
      'the times do not come',
      {
        'POST /slots': () => {
          throw problemError('UNAVAILABLE', 503);
        },
      },
      'Les horaires libres n’ont pas pu être chargés.',
    ],
  ])('where %s it is said, and another time can be chosen', async (_, answers: Record<string, FakeAnswer>, text) => {
    open(-120, { ...failed, ...answers });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reprendre un rendez-vous' })).toHaveAttribute(
      'href',
      `/lawyers/booking/${lawyer}?consultation=${consultation.id}&type=video`,
    );
  });
});

test('without an appointment it leads to the list', async () => {
  open(0, {}, '');
  expect(await screen.findByRole('link', { name: 'Aller à mes rendez-vous' })).toHaveAttribute(
    'href',
    '/user/rendez-vous',
  );
});
