import { screen, waitFor, within } from '@testing-library/react';
import { problemError } from 'shared-contracts/testing/fake-http';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { appointmentViewFixture } from 'shared-ui/testing/appointment-view-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { ShowCalendar } from './show-calendar.tsx';

afterEach(() => jest.restoreAllMocks());

const pageOf = (...data: unknown[]) => ({ data, page: { next: null, limit: 20 } });

// Of the day on which all tests run.
const booked = appointmentFixture({
  status: 'accepted',
  startsAt: '2026-11-26T13:30:00.000Z',
  endsAt: '2026-11-26T14:00:00.000Z',
});
const busy = {
  ...{ id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e21', sourceId: booked.clientId },
  ...{ startsAt: '2026-11-26T06:00:00.000Z', endsAt: '2026-11-26T07:00:00.000Z' },
};
const show = (answers: Parameters<typeof showPage>[2]) => {
  const view = appointmentViewFixture({ party: 'professional', now: Date.now() });
  return showPage([{ path: '/', element: <ShowCalendar view={view} timeZone="Asia/Kolkata" /> }], '/', {
    'POST /pro/get-all/appointments': () => pageOf(booked),
    'POST /pro/get-all/availability_exceptions': () => pageOf(),
    'POST /pro/get-all/calendar_sources': () => pageOf(),
    'POST /pro/get-all/calendar_busy': () => pageOf(busy),
    ...answers,
  });
};
const down = () => {
  throw problemError('UNAVAILABLE', 503);
};

test('appointments and busy times are at the hours of the practice, wherever the device is', async () => {
  show({});
  // The calendar draws its events again once all are there.
  await waitFor(() => expect(screen.getByText('19 h')).toBeVisible());
  await waitFor(() => expect(screen.getByText('11 h 30')).toBeVisible());
});

test('busy times that cannot be read leave the appointments, and a notice; without these there is one for all', async () => {
  const { person, platform } = show({ 'POST /pro/get-all/calendar_busy': down });
  await waitFor(() => expect(screen.getByText('19 h')).toBeVisible());
  const missing = /heures occupées de vos autres agendas/u;
  expect(screen.getByText(missing)).toBeVisible();
  platform.http.on('POST /pro/get-all/appointments', down);
  await person.click(screen.getByRole('button', { name: 'Suivant' }));
  expect(await screen.findByText('Cette période du calendrier n’a pas pu être chargée.')).toBeVisible();
  expect(screen.queryByText(missing)).not.toBeInTheDocument();
});

test('on a phone a day is closed by the button below the month, and what is closed is changed by its entry', async () => {
  const wide = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(wide(query), { matches: true }));
  const closed = {
    id: booked.clientId,
    date: '2026-11-26',
    ranges: [],
    reason: null,
    substituteId: null,
    substitute: null,
  };
  const { person } = show({ 'POST /pro/get-all/availability_exceptions': () => pageOf(closed) });
  await person.click(await screen.findByRole('button', { name: 'Fermé' }));
  expect(await screen.findByRole('dialog', { name: 'Modifier ces jours' })).toBeVisible();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: /^Fermer ce jour ou changer ses heures jeudi 26/u }));
  const dialog = await screen.findByRole('dialog', { name: 'Fermer des jours, ou changer leurs heures' });
  expect(within(dialog).getByLabelText('Du')).toHaveValue('26/11/2026');
  expect(within(dialog).getByLabelText('Au (compris)')).toHaveValue('26/11/2026');
});
