import { screen, waitFor } from '@testing-library/react';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { appointmentViewFixture } from 'shared-ui/testing/appointment-view-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { ShowCalendar } from './show-calendar.tsx';

const pageOf = (...data: unknown[]) => ({ data, page: { next: null, limit: 20 } });

// Of the day on which all tests run.
test('appointments and busy times are at the hours of the practice, wherever the device is', async () => {
  const booked = appointmentFixture({
    status: 'accepted',
    startsAt: '2026-11-26T13:30:00.000Z',
    endsAt: '2026-11-26T14:00:00.000Z',
  });
  const view = appointmentViewFixture({ party: 'professional', now: Date.now() });
  showPage([{ path: '/', element: <ShowCalendar view={view} timeZone="Asia/Kolkata" /> }], '/', {
    'POST /pro/get-all/appointments': () => pageOf(booked),
    'POST /pro/get-all/availability_exceptions': () => pageOf(),
    'POST /pro/get-all/calendar_sources': () => pageOf(),
    'POST /pro/get-all/calendar_busy': () =>
      pageOf({
        ...{ id: booked.id, sourceId: booked.clientId },
        ...{ startsAt: '2026-11-26T06:00:00.000Z', endsAt: '2026-11-26T07:00:00.000Z' },
      }),
  });
  // The calendar draws its events again once all are there.
  await waitFor(() => expect(screen.getByText('19 h')).toBeVisible());
  await waitFor(() => expect(screen.getByText('11 h 30')).toBeVisible());
});
