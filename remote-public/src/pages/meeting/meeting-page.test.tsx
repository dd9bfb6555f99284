import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import type { MeetingOutcome } from 'shared-contracts/schemas/meeting-outcome';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../testing/strings.ts';
import type { JitsiApi, JitsiOptions } from '../../features/meeting-attend/engine/load-jitsi.ts';
import { Component, load } from './meeting-page.tsx';

const id = '0192a000-0000-7000-8000-0000000000a1';
const lawyer = '0192a000-0000-7000-8000-0000000000b1';
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const party = (partyId: string, firstNames: string, lastName: string) => ({ id: partyId, firstNames, lastName });
/** A practice whose clocks are not the device's. */
const abroad = {
  ...party(lawyer, 'Aïssatou', 'Mbarga'),
  ...{ city: 'Montréal', country: 'CA', timeZone: 'America/Toronto' },
};
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

function Page({ path }: { readonly path: string }) {
  const { revalidate } = useRevalidator();
  return (
    <div data-testid={path}>
      <Component />
      <button type="button" onClick={() => void revalidate()}>
        read again
      </button>
    </div>
  );
}

function open(
  startsIn: number,
  answers: Readonly<Record<string, FakeAnswer>> = {},
  search = `?appointment=${id}`,
  page = '/alt-zoom',
  user = clientUser,
) {
  const http = fakeHttp({
    'GET /base/appointments/get-one/*': () => ({ data: appointmentAt(startsIn) }),
    'GET /rtc/provider*': () => ({ data: { provider: 'built_in' } }),
    'GET /rtc/outcome*': () => ({ data: outcome() }),
    'POST /appointments/find-by': () => ({ data: [], page: { next: null, limit: 1 } }),
    ...answers,
  });
  const platform = fakePlatform({ http, user });
  const routes = ['/alt-zoom', '/jitsi', '/zoom'].map((path) => ({
    path,
    element: <Page path={path} />,
    loader: load,
    hydrateFallbackElement: <p />,
  }));
  const at = page + search;
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
  expect(screen.getByText(/^(?:Lun|Mar|Mer|Jeu|Ven|Sam|Dim)/u)).toHaveAttribute('datetime');
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
  // Not with the time until the start, which changes every minute.
  expect(screen.getByText('Aïssatou Mbarga n’est pas encore là')).toHaveAttribute('role', 'status');
  expect(screen.getByText(/^Début /u).closest('[role="status"]')).toBeNull();
  // Nothing lies over what helps: it comes before the way in.
  const enter = screen.getByRole('button', { name: 'Entrer pour écouter' });
  const help = screen.getByText('Le micro exige une adresse sûre. La caméra exige une adresse sûre');
  expect(help.compareDocumentPosition(enter)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const presence = { tabId: id, joinedAt: minutes(0), microphone: true, camera: true, sharing: false };
  const data = { appointmentId: id, userId: lawyer, isPresent: true, ...presence };
  act(() => platform.emit({ id: '1', type: 'room.presence', data }));
  expect(await screen.findByText('Aïssatou Mbarga est dans la salle')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Entrer pour écouter' })).toBeEnabled();
});

test('at the door one learns that one is in the room on another page, until one leaves it there', async () => {
  const here = { tabId: id, joinedAt: minutes(0), microphone: true, camera: true, sharing: false };
  const self = { userId: clientUser.id, isPresent: true, provider: 'built_in', ...here };
  const { platform } = open(10, { 'GET /rtc/provider*': () => ({ data: { provider: 'built_in', self } }) });
  expect(await screen.findByText(/^Vous êtes déjà dans la salle/u)).toBeVisible();
  const data = { appointmentId: id, ...self, isPresent: false, tabId: null };
  act(() => platform.emit({ id: '1', type: 'room.presence', data }));
  expect(screen.queryByText(/^Vous êtes déjà dans la salle/u)).toBeNull();
});

test('beside the room of a call there is the phone', async () => {
  const byPhone = (callType: string) => () => ({
    data: {
      ...appointmentAt(10),
      ...{ callType, professional: { ...party(lawyer, 'Aïssatou', 'Mbarga'), publicPhone: '+237677000000' } },
    },
  });
  const { unmount } = open(10, { 'GET /base/appointments/get-one/*': byPhone('call') });
  expect((await screen.findByText(/^Ou par téléphone/u)).querySelector('a')).toHaveAttribute(
    'href',
    'tel:+237677000000',
  );
  unmount();
  open(10, { 'GET /base/appointments/get-one/*': byPhone('video') });
  expect(await screen.findByRole('button', { name: 'Entrer pour écouter' })).toBeVisible();
  expect(screen.queryByText(/^Ou par téléphone/u)).toBeNull();
});

test('afterwards what the times say is chosen already, is confirmed, and leads to the review once both have', async () => {
  const said = outcome({ clientSays: 'took_place', settlesAt: minutes(2_880) });
  const { container, http, platform } = open(-120, {
    'GET /rtc/provider*': closed(-120),
    'POST /rtc/outcome': () => ({ data: said }),
  });
  expect(await screen.findByRole('radio', { name: 'A eu lieu' })).toBeChecked();
  expect(screen.getByText('Vous avez été reliés 25 minutes')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }));
  expect(await screen.findByText('Vous pourrez ensuite donner votre avis.')).toBeVisible();
  expect(http.calls.at(-1)?.options.body).toEqual({ appointmentId: id, says: 'took_place' });
  // Its page has no review before the appointment is done.
  expect(screen.queryByRole('link', { name: 'Donner mon avis' })).toBeNull();
  http.on('GET /rtc/outcome*', () => ({ data: { ...said, professionalSays: 'took_place', settled: 'took_place' } }));
  act(() => platform.emit({ id: '1', type: 'appointment.done', data: {} }));
  expect(await screen.findByRole('link', { name: 'Donner mon avis' })).toHaveAttribute(
    'href',
    `/user/rendez-vous/${id}#review`,
  );
});

test('a professional is led to the notes at once', async () => {
  const said = outcome({ professionalSays: 'took_place', settlesAt: minutes(2_880) });
  open(
    -120,
    { 'GET /rtc/provider*': closed(-120), 'GET /rtc/outcome*': () => ({ data: said }) },
    undefined,
    undefined,
    {
      ...professionalUser,
      id: lawyer,
    },
  );
  expect(await screen.findByRole('link', { name: 'Écrire mes notes' })).toHaveAttribute(
    'href',
    `/pro/rendez-vous/${id}#appointment-notes`,
  );
  expect(screen.queryByText(/donner votre avis/u)).toBeNull();
});

test('whoever enters as the room closes learns that it has', async () => {
  open(-25, {
    'POST /rtc/join': closed(-90),
    'GET /rtc/outcome*': () => ({ data: outcome({ connectedSeconds: 119 }) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Entrer pour écouter' }));
  const title = await screen.findByRole('heading', { level: 2, name: /^La salle est fermée/u });
  expect(title).toHaveFocus();
  // As the clock in the room showed it.
  expect(await screen.findByText('Vous avez été reliés 1 minute')).toBeVisible();
});

test('who is asked answers while the room is still open, and may still enter it', async () => {
  open(-25, {}, `?appointment=${id}&ask=outcome`);
  expect(await screen.findByRole('radio', { name: 'A eu lieu' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Revenir dans la salle' }));
  expect(await screen.findByRole('button', { name: 'Entrer pour écouter' })).toBeEnabled();
});

test('who has answered finds the answer again while the room is still open, and may change it', async () => {
  const answers = { 'GET /rtc/outcome*': () => ({ data: outcome({ clientSays: 'took_place' }) }) };
  const { unmount } = open(-25, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Changer ma réponse' }));
  expect(screen.getByRole('radio', { name: 'A eu lieu' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Revenir dans la salle' })).toBeEnabled();
  unmount();
  // The other's answer is not one's own.
  open(-25, { 'GET /rtc/outcome*': () => ({ data: outcome({ professionalSays: 'took_place' }) }) });
  expect(await screen.findByRole('button', { name: 'Entrer pour écouter' })).toBeEnabled();
});

test('a review is announced to who waits for the other, not where the answers differ', async () => {
  const says = { clientSays: 'took_place', professionalSays: 'client_absent', differs: true } as const;
  open(-120, { 'GET /rtc/provider*': closed(-120), 'GET /rtc/outcome*': () => ({ data: outcome(says) }) });
  expect(await screen.findByText(/Vos réponses diffèrent/u)).toBeVisible();
  expect(screen.queryByText(/donner votre avis/u)).toBeNull();
});

describe('an appointment that is not held', () => {
  const history = (transition: string, toStatus: string, actorRole: string) => () => ({
    data: [
      {
        ...{ id, appointmentId: id, at: minutes(0), actorRole, transition, fromStatus: 'accepted', toStatus },
        ...{ changeReason: null, changeNote: null, startsAt: minutes(10) },
      },
    ],
    page: { next: null, limit: 100 },
  });
  const ended = (status: string) => ({
    'GET /base/appointments/get-one/*': () => ({ data: { ...appointmentAt(10), status } }),
    'GET /rtc/provider*': () =>
      Promise.reject(
        problemError('ROOM_CLOSED', 409, {
          details: { opensAt: minutes(-5), closesAt: minutes(70), now: minutes(0), status },
        }),
      ),
  });

  test.each([
    ['cancelled', 'professional', 'Aïssatou Mbarga a annulé ce rendez-vous'],
    ['cancelled', 'client', 'Vous avez annulé ce rendez-vous'],
    ['rejected', 'professional', 'Aïssatou Mbarga a refusé ce rendez-vous'],
    ['withdrawn', 'client', 'Vous avez retiré ce rendez-vous'],
    ['expired', 'system', 'Ce rendez-vous a expiré sans réponse'],
  ])('%s by the %s says so', async (status, by, text) => {
    const { container } = open(10, {
      ...ended(status),
      'POST /appointment_history/find-by': history('cancel', status, by),
    });
    expect(await screen.findByRole('heading', { level: 2, name: text })).toHaveFocus();
    expect(screen.queryByText('Vous avez quitté la salle')).toBeNull();
    expect(screen.getByRole('link', { name: 'Reprendre un rendez-vous' })).toHaveAttribute(
      'href',
      `/lawyers/booking/${lawyer}?type=video`,
    );
    expect(screen.getByRole('link', { name: 'Voir le rendez-vous' })).toHaveAttribute(
      'href',
      `/user/rendez-vous/${id}`,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  test('says that it was cancelled also where it is not known by whom', async () => {
    open(10, {
      ...ended('cancelled'),
      'POST /appointment_history/find-by': () => Promise.reject(problemError('UNAVAILABLE', 503)),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Ce rendez-vous est annulé' })).toBeVisible();
  });

  test.each([
    ['by the event', { type: 'appointment.cancelled', data: { appointmentId: id } }],
    ['once events may have been missed', { type: 'appointment.', data: {} }],
    ['by the closed room alone', undefined],
  ])('tells who waits at the door, %s', async (_, event) => {
    const { http, platform } = open(10, {
      'POST /rtc/join': () => Promise.reject(problemError('ROOM_CLOSED', 409)),
      'POST /appointment_history/find-by': history('cancel', 'cancelled', 'professional'),
    });
    const enter = await screen.findByRole('button', { name: 'Entrer pour écouter' });
    for (const [call, answer] of Object.entries(ended('cancelled'))) http.on(call, answer);
    if (event) act(() => platform.emit({ id: '1', ...event }));
    else await userEvent.click(enter);
    expect(await screen.findByText('Aïssatou Mbarga a annulé ce rendez-vous')).toBeVisible();
  });
});

test.each([
  ['who waits at the door', 'Entrer pour écouter'],
  ['who has left', 'Revenir dans la salle'],
])('%s is told the new time as soon as the appointment is moved', async (who, button) => {
  const { http, platform } = open(10, {
    'POST /rtc/join': () => ({ data: joined }),
    'POST /rtc/heartbeat': () => ({ data: beaten }),
    'POST /rtc/leave': () => ({}),
  });
  const enter = await screen.findByRole('button', { name: 'Entrer pour écouter' });
  if (who === 'who has left') {
    await userEvent.click(enter);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter' }));
  }
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
  http.on('GET /base/appointments/get-one/*', () => ({ data: appointmentAt(120) }));
  http.on('GET /rtc/provider*', closed(120));
  act(() => platform.emit({ id: '1', type: 'appointment.moved', data: { appointmentId: id } }));
  expect(await screen.findByRole('heading', { level: 2, name: /^La salle ouvre / })).toBeVisible();
});

test.each([
  ['a third person', clientUser],
  ['an operator', { ...clientUser, role: 'operator' as const }],
])('%s is told that the link is not of this account, and may change it', async (_, user) => {
  const { container } = open(
    10,
    {
      'GET /base/appointments/get-one/*': () => Promise.reject(problemError('NOT_FOUND', 404)),
      'GET /rtc/provider*': () => Promise.reject(problemError('NOT_FOUND', 404)),
    },
    undefined,
    undefined,
    user,
  );
  expect(await screen.findByRole('heading', { level: 1, name: /^Ce lien n’est pas/u })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Changer de compte' })).toBeEnabled();
  expect(screen.queryByText(/Mbarga/u)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
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
  expect(await screen.findByRole('link', { name: 'Reprendre un rendez-vous' })).toHaveAttribute(
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
        data: {
          ...{ id: '0192a000-0000-7000-8000-0000000000a2', startsAt: first.startsAt },
          ...{ status: 'waiting', openedBy: 'client' },
        },
      }),
    });
    const [tap, ...others] = await times();
    expect(others).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(tap as HTMLElement);
    const done = await screen.findByText(/^Demande envoyée à Aïssatou Mbarga/u);
    expect(done.closest('[role="status"]')).toBeVisible();
    expect(done.closest('[tabindex="-1"]')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Voir le nouveau rendez-vous' })).toHaveAttribute(
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

  test.each([
    ['waiting', 'client', /^Demande envoyée à Aïssatou Mbarga/u],
    ['waiting', 'professional', /^Aïssatou Mbarga vous propose/u],
    ['accepted', 'client', /^Nouveau rendez-vous avec Aïssatou Mbarga/u],
  ])('what was booked again is not offered again: %s, by the %s', async (status, openedBy, text) => {
    const again = { id: '0192a000-0000-7000-8000-0000000000a2', startsAt: minutes(1_440), status, openedBy };
    const { http } = open(-120, {
      ...failed,
      'POST /slots': () => ({ data: [free(slot(1_500))] }),
      'POST /appointments/find-by': () => ({ data: [again], page: { next: null, limit: 1 } }),
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir le nouveau rendez-vous' })).toHaveAttribute(
      'href',
      `/user/rendez-vous/${again.id}`,
    );
    expect(screen.queryByRole('region', { name: 'Reprendre au plus tôt' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Reprendre un rendez-vous' })).toBeNull();
    const asked = http.calls.find(({ path }) => path === '/appointments/find-by')?.options.body;
    expect(asked).toMatchObject({ where: { professionalId: lawyer, status: { $in: ['waiting', 'accepted'] } } });
  });

  test('what the other books meanwhile takes the place of the times', async () => {
    const { http, platform } = open(-120, { ...failed, 'POST /slots': () => ({ data: [free(slot(1_440))] }) });
    await times();
    const itself = { id, startsAt: minutes(-120), status: 'accepted', openedBy: 'client' };
    const again = { id: lawyer, startsAt: minutes(1_440), status: 'waiting', openedBy: 'professional' };
    http.on('POST /appointments/find-by', () => ({ data: [itself, again], page: { next: null, limit: 1 } }));
    act(() => platform.emit({ id: '1', type: 'appointment.requested', data: {} }));
    expect(await screen.findByText(/^Aïssatou Mbarga vous propose/u)).toBeVisible();
  });

  test('a professional reads the times by the clocks of the practice, which are named', async () => {
    const at = (day: string) => ({ startsAt: `${day}T12:00:00.000Z`, endsAt: `${day}T12:30:00.000Z` });
    const next = at('2099-12-01').startsAt;
    open(
      -120,
      {
        ...failed,
        'GET /base/appointments/get-one/*': () => ({
          data: { ...failed['GET /base/appointments/get-one/*']().data, ...at('2026-11-02'), professional: abroad },
        }),
        'GET /rtc/outcome*': () => ({ data: outcome({ professionalSays: 'technical_failure' }) }),
        'POST /slots': () => ({ data: [free({ ...slot(1_440), ...at('2099-12-01') })] }),
        'POST /base/appointments/create': () => ({
          data: { id, startsAt: next, status: 'waiting', openedBy: 'professional' },
        }),
      },
      undefined,
      undefined,
      { ...professionalUser, id: lawyer },
    );
    const [tap] = await times();
    expect(tap).toHaveTextContent('· 7 h');
    expect(screen.getByText('Heure de Montréal')).toBeVisible();
    await userEvent.click(tap as HTMLElement);
    expect(await screen.findByText(/^Proposé à Paul Essomba.* 7 h \(heure de Montréal\)$/u)).toBeVisible();
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
    expect(screen.getByRole('heading', { level: 3, name: 'Reprendre au plus tôt' })).toHaveFocus();
  });

  test.each([
    ['client', clientUser, /mêmes honoraires, même motif\. Aïssatou Mbarga/u, 15_000],
    ['professional', { ...professionalUser, id: lawyer }, /à ses conditions actuelles.* Paul Essomba devra/u, 20_000],
  ] as const)('a %s is told on which terms', async (who, user, terms, fee) => {
    open(
      -120,
      {
        ...failed,
        'GET /rtc/outcome*': () => ({ data: outcome({ [`${who}Says`]: 'technical_failure' }) }),
        'POST /slots': () => ({ data: [free(slot(1_440))] }),
        'POST /consultations/find-by': () => ({ data: [{ ...consultation, fee }] }),
      },
      undefined,
      undefined,
      user,
    );
    expect(await times()).toHaveLength(1);
    expect(screen.getByText(terms)).toBeVisible();
    expect(screen.queryAllByText(/mêmes honoraires/u)).toHaveLength(who === 'client' ? 1 : 0);
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

const jitsi = {
  provider: 'jitsi',
  domain: 'meet.nimbia.test',
  room: 'nimbia-0a',
  jwt: 'a.b.c',
  url: 'https://meet.nimbia.test/nimbia-0a?jwt=a.b.c',
};
const presenceOf = (change: object = {}) => ({
  appointmentId: id,
  userId: lawyer,
  isPresent: true,
  tabId: id,
  joinedAt: minutes(0),
  provider: 'jitsi',
  microphone: true,
  camera: true,
  sharing: false,
  ...change,
});
const absent = presenceOf({ isPresent: false, tabId: null });
const beaten = { now: minutes(0), closesAt: minutes(60), other: absent, signals: [] };
const joined = {
  appointmentId: id,
  callType: 'video',
  isPolite: true,
  self: presenceOf({ userId: clientUser.id }),
  other: absent,
  startsAt: minutes(0),
  endsAt: minutes(30),
  opensAt: minutes(-15),
  closesAt: minutes(60),
  now: minutes(0),
  iceServers: [],
  expiresAt: null,
};

/** A Jitsi server whose script has loaded. */
function fakeJitsi() {
  const rooms: { domain: string; options: JitsiOptions; tell: (event: string, data?: object) => void }[] = [];
  const disposed = jest.fn();
  window.JitsiMeetExternalAPI = class implements JitsiApi {
    readonly #frame = document.createElement('iframe');
    readonly #listeners = new Map<string, (data: { readonly id?: string }) => void>();
    constructor(domain: string, options: JitsiOptions) {
      options.parentNode.append(this.#frame);
      rooms.push({ domain, options, tell: (event, data = {}) => this.#listeners.get(event)?.(data) });
    }
    addListener(event: string, listener: (data: { readonly id?: string }) => void): void {
      this.#listeners.set(event, listener);
    }
    getIFrame() {
      return this.#frame;
    }
    dispose(): void {
      this.#frame.remove();
      disposed();
    }
  };
  return { rooms, disposed };
}
afterEach(() => delete window.JitsiMeetExternalAPI);

const openJitsi = (answers: Readonly<Record<string, FakeAnswer>> = {}, startsIn = -5) =>
  open(
    startsIn,
    {
      'GET /rtc/provider*': () => ({ data: jitsi }),
      'POST /rtc/join': () => ({ data: joined }),
      'POST /rtc/heartbeat': () => ({ data: beaten }),
      'POST /rtc/leave': () => ({}),
      ...answers,
    },
    undefined,
    '/jitsi',
  );

test('Jitsi opens inside the page with the token of the server, and joining and leaving are told to the API', async () => {
  const { rooms, disposed } = fakeJitsi();
  const { container, http } = openJitsi();
  const frame = await screen.findByTitle('Visioconférence avec Aïssatou Mbarga');
  expect(frame).toBeVisible();
  const [room] = rooms;
  expect(room?.domain).toBe('meet.nimbia.test');
  expect(room?.options).toMatchObject({ roomName: 'nimbia-0a', jwt: 'a.b.c', noSSL: false, lang: 'fr' });
  expect(room?.options.userInfo.displayName).toBe('Paul Essomba');
  expect(screen.getByText(/^Ouverture/u)).toHaveAttribute('role', 'status');
  act(() => room?.options.onload());
  expect(screen.queryByText(/Ouverture/u)).not.toBeInTheDocument();
  expect(await axe(container, { iframes: false })).toHaveNoViolations();
  expect(http.calls.some(({ path }) => path === '/rtc/join')).toBe(false);

  act(() => room?.tell('videoConferenceJoined', { id: 'own' }));
  await waitFor(() =>
    expect(http.calls.at(-1)).toMatchObject({ path: '/rtc/join', options: { body: { provider: 'jitsi' } } }),
  );
  act(() => room?.tell('videoConferenceLeft'));
  await waitFor(() => expect(http.calls.at(-1)?.path).toBe('/rtc/leave'));
  act(() => room?.tell('readyToClose'));
  expect(await screen.findByRole('radio', { name: 'A eu lieu' })).toBeChecked();
  expect(disposed).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Revenir dans la salle' }));
  expect(rooms).toHaveLength(2);
});

test('who asks what became of it while Jitsi runs has left it, and may go back', async () => {
  const { rooms, disposed } = fakeJitsi();
  const { http } = openJitsi();
  await screen.findByTitle(/Visioconférence/u);
  act(() => rooms[0]?.tell('videoConferenceJoined'));
  await waitFor(() => expect(http.calls.at(-1)?.path).toBe('/rtc/join'));
  await userEvent.click(screen.getByRole('button', { name: /Qu’en a-t-il été/u }));
  await waitFor(() => expect(http.calls.filter(({ path }) => path === '/rtc/leave')).toHaveLength(1));
  expect(disposed).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('radio', { name: 'A eu lieu' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Revenir dans la salle' }));
  expect(rooms).toHaveLength(2);
});

test('after the end of the window Jitsi is closed, and it is asked what became of the appointment', async () => {
  const { rooms, disposed } = fakeJitsi();
  openJitsi({ 'POST /rtc/join': closed(-120) });
  await screen.findByTitle(/Visioconférence/u);
  act(() => rooms[0]?.tell('videoConferenceJoined'));
  expect(await screen.findByRole('radio', { name: 'A eu lieu' })).toBeVisible();
  expect(disposed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Revenir dans la salle' })).not.toBeInTheDocument();
});

test.each([
  ['jitsi', 'Aïssatou Mbarga est dans la salle'],
  ['built_in', 'Aïssatou Mbarga est dans la salle de Nimbia'],
])('whoever was in the room of %s before is told of', async (provider, told) => {
  fakeJitsi();
  openJitsi({ 'GET /rtc/provider*': () => ({ data: { ...jitsi, other: presenceOf({ provider }) } }) });
  expect(await screen.findByText(told)).toBeVisible();
});

test('whoever is in our own room instead is told of on the page of Jitsi, with the way there', async () => {
  fakeJitsi();
  const { platform } = openJitsi();
  await screen.findByTitle(/Visioconférence/u);
  act(() => platform.emit({ id: '1', type: 'room.presence', data: presenceOf() }));
  expect(await screen.findByText('Aïssatou Mbarga est dans la salle')).toBeVisible();
  act(() => platform.emit({ id: '2', type: 'room.presence', data: presenceOf({ provider: 'built_in' }) }));
  expect(await screen.findByText('Aïssatou Mbarga est dans la salle de Nimbia')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Y aller' })).toHaveAttribute('href', `/alt-zoom?appointment=${id}`);
});

describe.each([
  ['/alt-zoom', { provider: 'built_in' }, 'room.presence'],
  ['/jitsi', jitsi, 'room.'],
] as const)('who is in the room is told on %s', (page, place, missed) => {
  const here = presenceOf({ provider: place.provider });
  const show = async () => {
    fakeJitsi();
    const opened = open(5, { 'GET /rtc/provider*': () => ({ data: place }) }, undefined, page);
    await screen.findByText('Aïssatou Mbarga n’est pas encore là');
    return opened;
  };

  test('also where the stream was broken meanwhile', async () => {
    const { http, platform } = await show();
    http.on('GET /rtc/provider*', () => ({ data: { ...place, other: here } }));
    act(() => platform.emit({ id: '1', type: missed, data: {} }));
    expect(await screen.findByText('Aïssatou Mbarga est dans la salle')).toBeVisible();
    expect(platform.errors).toEqual([]);
  });

  test('as it was last read or told', async () => {
    const { http, platform } = await show();
    act(() => platform.emit({ id: '1', type: 'room.presence', data: here }));
    expect(await screen.findByText('Aïssatou Mbarga est dans la salle')).toBeVisible();
    http.on('GET /rtc/provider*', () => ({ data: { ...place, other: { ...absent, provider: place.provider } } }));
    await userEvent.click(screen.getByRole('button', { name: 'read again' }));
    expect(await screen.findByText('Aïssatou Mbarga n’est pas encore là')).toBeVisible();
    act(() => platform.emit({ id: '2', type: 'room.presence', data: here }));
    expect(await screen.findByText('Aïssatou Mbarga est dans la salle')).toBeVisible();
  });
});

test('a room of Jitsi that does not open for another reason than its script is reported', async () => {
  const fault = new TypeError('no room');
  window.JitsiMeetExternalAPI = class {
    constructor() {
      throw fault;
    }
  } as never;
  const { platform } = openJitsi();
  expect(await screen.findByRole('alert')).toHaveTextContent('La visioconférence ne s’est pas ouverte');
  expect(platform.errors.map(({ error }) => error)).toEqual([fault]);
});

test('where the script of Jitsi does not load, the page says so, and has the link and our own room', async () => {
  const { container, platform } = openJitsi();
  const script = await waitFor(() => {
    const found = document.head.querySelector('script');
    if (!found) throw new Error('no script yet');
    return found;
  });
  expect(script.src).toBe('https://meet.nimbia.test/external_api.js');
  act(() => void script.dispatchEvent(new Event('error')));
  expect(await screen.findByRole('alert')).toHaveTextContent('La visioconférence ne s’est pas ouverte');
  expect(platform.errors).toEqual([]);
  expect(screen.getByRole('link', { name: 'Ouvrir dans un nouvel onglet' })).toHaveAttribute('href', jitsi.url);
  expect(screen.getByRole('link', { name: 'Passer par la salle de Nimbia' })).toHaveAttribute(
    'href',
    `/alt-zoom?appointment=${id}`,
  );
  expect(await axe(container)).toHaveNoViolations();
  const { rooms } = fakeJitsi();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(rooms).toHaveLength(1));
});

test('Zoom opens by the link of the professional in a tab of its own', async () => {
  const link = 'https://us02web.zoom.us/j/81234567890?pwd=a';
  const { container } = open(
    -5,
    { 'GET /rtc/provider*': () => ({ data: { provider: 'zoom', link, sdk: null } }) },
    undefined,
    '/zoom',
  );
  const way = await screen.findByRole('link', { name: 'Ouvrir Zoom' });
  expect(way).toHaveAttribute('href', link);
  expect(way).toHaveAttribute('target', '_blank');
  expect(way).toHaveAttribute('rel', 'noreferrer');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: /Qu’en a-t-il été/u }));
  expect(await screen.findByRole('radio', { name: 'A eu lieu' })).toBeVisible();
});

test.each(['/jitsi', '/zoom'])('%s leads to our own room where the provider is not there', async (page) => {
  open(5, {}, undefined, page);
  expect(await screen.findByTestId('/alt-zoom')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Entrer pour écouter' })).toBeEnabled();
});

test('our own room stays open beside Jitsi, and says where the appointment is held', async () => {
  open(5, { 'GET /rtc/provider*': () => ({ data: { ...jitsi, other: presenceOf() } }) });
  expect(await screen.findByRole('link', { name: 'Ouvrir Jitsi' })).toHaveAttribute('href', `/jitsi?appointment=${id}`);
  expect(screen.getByText('Aïssatou Mbarga n’est pas encore là')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Entrer pour écouter' })).toBeEnabled();
});

test.each([
  ['/alt-zoom', { provider: 'built_in' }],
  ['/jitsi', jitsi],
  ['/zoom', { provider: 'zoom', link: 'https://zoom.us/j/81234567890', sdk: null }],
] as const)(
  '%s shows a professional the clocks of the practice, and a client those of the device',
  async (page, place) => {
    fakeJitsi();
    const times = { startsAt: '2026-11-29T12:00:00.000Z', endsAt: '2026-11-29T12:30:00.000Z' };
    const answers = {
      'GET /base/appointments/get-one/*': () => ({ data: { ...appointmentAt(5), ...times, professional: abroad } }),
      'GET /rtc/provider*': () => ({ data: place }),
    };
    const own = open(5, answers, undefined, page, { ...professionalUser, id: lawyer });
    const when = await screen.findByText(/, 7 h – 7 h 30$/u);
    expect(when).toHaveAttribute('translate', 'no');
    expect(when.parentElement).toHaveTextContent(/ \(heure de Montréal\)$/u);
    own.unmount();
    open(5, answers, undefined, page);
    expect((await screen.findByText(/, 13 h – 13 h 30$/u)).parentElement).not.toHaveTextContent('heure de');
  },
);

const SignIn = () => <p>{useSearchParams()[0].get('next')}</p>;

test.each(['/jitsi', '/zoom', '/alt-zoom'])('without a session %s leads through sign-in and back', async (page) => {
  const at = `${page}?appointment=${id}`;
  const platform = fakePlatform({ http: fakeHttp(), user: null });
  const routes = [
    { path: page, element: <Component />, loader: load, hydrateFallbackElement: <p /> },
    { path: '/login-user', element: <SignIn /> },
  ];
  render(withPlatform(null, { platform, routes, at, strings }));
  expect(await screen.findByText(at)).toBeVisible();
});

test('an appointment in person, which has no room, leads to its own page', async () => {
  const http = fakeHttp({
    'GET /base/appointments/get-one/*': () => ({ data: { ...appointmentAt(5), callType: 'in_person' } }),
    'GET /rtc/provider*': () => Promise.reject(problemError('NOT_FOUND', 404)),
  });
  const platform = fakePlatform({ http, user: clientUser });
  const routes = [
    { path: '/alt-zoom', element: <Component />, loader: load, hydrateFallbackElement: <p /> },
    { path: '/user/rendez-vous/:id', element: <p>its own page</p> },
  ];
  render(withPlatform(null, { platform, routes, at: `/alt-zoom?appointment=${id}`, strings }));
  expect(await screen.findByText('its own page')).toBeVisible();
});
