import { act, screen, waitFor, within } from '@testing-library/react';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { showPage } from '../../testing/show-page.tsx';
import { WaitingList } from './waiting-list.tsx';

const list = 'POST /waiting_entries/find-by';
const { professional, client } = appointmentFixture({});
const entry = {
  ...{ id: '5f0c0000-0000-4000-8000-0000000000e1', professionalId: '5f0c0000-0000-4000-8000-0000000000e2' },
  ...{ clientId: '5f0c0000-0000-4000-8000-0000000000e3', consultationId: '5f0c0000-0000-4000-8000-0000000000e4' },
  ...{ firstDay: '2030-03-04', lastDay: '2030-03-08', fromTime: '09:00', untilTime: '24:00', callTypes: ['video'] },
  ...{ state: 'waiting', createdAt: '2030-03-01T09:00:00.000Z', professional, client, holder: null, lastOffer: null },
  consultation: { nameFr: 'Premier entretien', nameEn: 'First consultation', minutes: 30 },
};
const offered = () => ({
  ...entry,
  state: 'offered',
  offeredStartsAt: '2030-03-05T10:00:00.000Z',
  offeredEndsAt: '2030-03-05T10:30:00.000Z',
  offeredUntil: new Date(Date.now() + 12.5 * 60_000).toISOString(),
  offeredCallTypes: ['video'],
  holder: '5f0c0000-0000-4000-8000-0000000000e5',
});
const pageOf = (...entries: unknown[]) => ({ data: entries, page: { next: null, limit: 10 } });
/** The open ones, then those that were booked. */
const answering =
  (entries: readonly unknown[], booked: readonly unknown[] = []): FakeAnswer =>
  ({ options }) =>
    pageOf(...((options.body as { where: { state: unknown } }).where.state === 'booked' ? booked : entries));
const show = (...entries: unknown[]) =>
  showPage([{ path: '/user/en-attente', Component: WaitingList }], '/user/en-attente', {
    [list]: answering(entries),
    [`PUT /base/waiting_entries/update/${entry.id}`]: () => ({ data: entry }),
  });

afterEach(() => jest.restoreAllMocks());

test('without a zone of the device every time of an entry is the practice’s, which is named', async () => {
  forgetZone();
  const elsewhere = { professional: { ...professional, timeZone: 'America/Toronto', city: 'Montréal', country: 'CA' } };
  const booked = { id: entry.clientId, startsAt: '2030-03-06T15:00:00.000Z', endsAt: '2030-03-06T15:30:00.000Z' };
  const later = { id: entry.clientId, startsAt: '2030-03-07T10:00:00.000Z' };
  showPage([{ path: '/user/en-attente', Component: WaitingList }], '/user/en-attente', {
    [list]: answering(
      [
        { ...offered(), ...elsewhere, later },
        { ...entry, ...elsewhere, id: entry.id.replace('e1', 'e7') },
      ],
      [{ ...entry, ...elsewhere, id: entry.id.replace('e1', 'e8'), state: 'booked', booked }],
    ),
  });
  const line = (text: RegExp) => (_: string, one: Element | null) => one?.tagName === 'P' && text.test(one.textContent);
  expect(await screen.findByText(line(/, 5\sh\s– 5\sh\s30 \(heure de Montréal\)$/u))).toBeVisible();
  expect(screen.getByText(/7 mars 2030 à 5\sh \(heure de Montréal\)/u)).toBeVisible();
  expect(screen.getByText(/, heure de Montréal$/u)).toBeVisible();
  expect(await screen.findByText(line(/, 10\sh\s– 10\sh\s30 \(heure de Montréal\)$/u))).toBeVisible();
  expect(screen.getByText(/1er mars 2030 à 10\sh$/u)).toBeVisible();
});

test('an offer shows the time left and leads to the booking with its token', async () => {
  show(offered());
  const card = await screen.findByRole('article');
  expect(within(card).getByText(/encore 12\smin/u)).toBeVisible();
  const link = within(card).getByRole('link', { name: /^Réserver/u });
  expect(link).toHaveAttribute(
    'href',
    `/lawyers/booking/${entry.professionalId}?consultation=${entry.consultationId}&type=video&slot=2030-03-05T10%3A00%3A00.000Z#holder=5f0c0000-0000-4000-8000-0000000000e5`,
  );
});

test('an offer names a later appointment that may be cancelled, and a wait for an earlier time says so', async () => {
  const later = { id: '5f0c0000-0000-4000-8000-0000000000e6', startsAt: '2030-03-07T10:00:00.000Z' };
  const shorter = { appointmentId: later.id, endsAt: later.startsAt };
  show({ ...offered(), later }, { ...entry, ...shorter, id: entry.id.replace('e1', 'e7') });
  const link = await screen.findByRole('link', { name: 'L’annuler' });
  expect(link).toHaveAttribute('href', `/user/rendez-vous/${later.id}`);
  expect(screen.getByText(/^Seulement avant votre rendez-vous/u)).toBeVisible();
});

test('who waits for nothing sees nothing, until a live event brings an offer', async () => {
  const { platform, container } = show();
  await waitFor(() => expect(platform.http.calls).toHaveLength(2));
  expect(container.querySelector('section')).toBeNull();
  platform.http.on(list, answering([offered()]));
  act(() => platform.emit({ id: '1', type: 'waiting.offered', data: {} }));
  expect(await screen.findByRole('link', { name: /^Réserver/u })).toBeVisible();
});

test('a lapsed offer is said, and leaving can be undone', async () => {
  const { person, platform } = show({
    ...entry,
    lastOffer: { startsAt: '2030-03-05T10:00:00.000Z', outcome: 'lapsed' },
  });
  const card = await screen.findByRole('article');
  expect(within(card).getByText(/resté sans réponse/u)).toBeVisible();
  expect(within(card).getByText(/^Du lun. 4 mars au ven. 8 mars, à partir de 9\sh/u)).toBeVisible();
  platform.http.on(list, answering([]));
  await person.click(within(card).getByRole('button', { name: /^Ne plus attendre/u }));
  const undo = await screen.findByRole('button', { name: 'Annuler' });
  const heading = screen.getByRole('heading', { name: 'Créneaux attendus' });
  await waitFor(() => expect(heading).toHaveFocus());
  platform.http.on(list, answering([entry]));
  await person.click(undo);
  expect(await screen.findByRole('article')).toBeVisible();
  await waitFor(() => expect(heading).toHaveFocus());
  expect(platform.http.calls.filter(({ method }) => method === 'PUT').map(({ options }) => options.body)).toEqual([
    { state: 'ended' },
    { state: 'waiting' },
  ]);
});

test('a list that cannot be read says so and can be tried again', async () => {
  const { person, platform } = showPage([{ path: '/user/en-attente', Component: WaitingList }], '/user/en-attente', {
    [list]: () => Promise.reject(problemError('UNAVAILABLE', 503)),
  });
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  platform.http.on(list, answering([entry]));
  await person.click(again);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('what was booked leads to its appointment, until that is over', async () => {
  const booked = (id: string, hours: number) => {
    const at = (more: number) => new Date(Date.now() + (hours + more) * 3_600_000).toISOString();
    return {
      ...entry,
      id,
      state: 'booked',
      booked: { id: `5f0c0000-0000-4000-8000-0000000000f${hours > 0 ? 1 : 2}`, startsAt: at(0), endsAt: at(0.5) },
    };
  };
  const { platform } = show();
  platform.http.on(
    list,
    answering([], [booked(entry.id.replace('e1', 'e8'), 24), booked(entry.id.replace('e1', 'e9'), -24)]),
  );
  act(() => platform.emit({ id: '1', type: 'appointment.requested', data: {} }));
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Rendez-vous pris')).toBeVisible();
  expect(card.getByRole('link', { name: /^Voir le rendez-vous/u })).toHaveAttribute(
    'href',
    '/user/rendez-vous/5f0c0000-0000-4000-8000-0000000000f1',
  );
});
