import { QueryClient } from '@tanstack/react-query';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { mostAppointments } from 'shared-ui/domain/appointments/queries/appointment-client.ts';
import { calendarQueries } from './calendars.ts';

const id = '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e09';
const range = { start: '2026-11-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' };

test('of busy times without end, as many are read as a calendar has appointments', async () => {
  const busy = { id, sourceId: id, startsAt: range.start, endsAt: range.end };
  const http = fakeHttp({
    'POST /pro/get-all/calendar_busy': () => {
      if (http.calls.length > 50) throw new Error('It reads on and on.');
      return { data: Array.from({ length: 100 }, () => busy), page: { next: 'more', limit: 100 } };
    },
    'POST /pro/get-all/calendar_sources': () => ({ data: [], page: { next: null, limit: 100 } }),
  });
  const { rows } = await new QueryClient().fetchQuery(calendarQueries(http).busyIn(range));
  expect(rows).toHaveLength(mostAppointments);
});
