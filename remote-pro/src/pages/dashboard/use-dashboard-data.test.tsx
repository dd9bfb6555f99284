import { act, screen, waitFor } from '@testing-library/react';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { useDashboardData } from './use-dashboard-data.ts';

const page = (...data: unknown[]) => ({ data, page: { next: null, limit: 20 } });
const appointments = 'POST /pro/get-all/appointments';
const count = 'GET /appointments/count?awaitsAnswer=true';
const fail = () => {
  throw problemError('UNAVAILABLE', 503);
};

function Data() {
  const data = useDashboardData();
  return <p>{data === undefined ? 'loading' : `waiting: ${data.waiting ?? 'unknown'}`}</p>;
}

const open = (answers: Readonly<Record<string, FakeAnswer>> = {}) =>
  showPage([{ path: '*', element: <Data />, errorElement: <p>failed</p> }], '/', {
    [appointments]: () => page(),
    [count]: () => ({ data: { count: 2 } }),
    'POST /pro/get-all/professionals': () => page(ownProfessionalFixture()),
    'POST /pro/get-all/documents': () => page(),
    ...answers,
  });

test('a failed refetch keeps the dashboard, and is reported', async () => {
  const { platform } = open();
  expect(await screen.findByText('waiting: 2')).toBeVisible();
  platform.http.on(appointments, fail);
  platform.http.on(count, fail);
  act(() => platform.emit({ id: '1', type: 'appointment.requested', data: {} }));
  await waitFor(() => expect(platform.errors).toHaveLength(2));
  expect(screen.getByText('waiting: 2')).toBeVisible();
});

test('the dashboard works without its count, and not without an appointment list', async () => {
  const { unmount } = open({ [count]: fail });
  expect(await screen.findByText('waiting: unknown')).toBeVisible();
  unmount();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open({ [appointments]: fail });
  expect(await screen.findByText('failed')).toBeVisible();
});
