import { act, render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { AreaQueryProvider } from '../../queries/area-query-provider.tsx';
import { JoinNotice } from './join-notice.tsx';

const { now } = appointmentViewFixture();
const inMinutes = (count: number) => new Date(now + count * 60_000).toISOString();
const id = appointmentFixture().id;
const at = (from: number, change: Partial<Appointment> = {}) =>
  appointmentFixture({ status: 'accepted', startsAt: inMinutes(from), endsAt: inMinutes(from + 30), ...change });
const present = (isOtherHere: boolean, isSelfHere = false) => ({
  appointmentId: id,
  isSelfHere,
  isOtherHere,
  ring: null,
});

function open(appointment: Appointment, rows: readonly object[] = []) {
  const platform = fakePlatform({ http: fakeHttp({ 'GET /rtc/presence': () => ({ data: rows }) }) });
  const page = (
    <AreaQueryProvider>
      <JoinNotice appointment={appointment} view={appointmentViewFixture()} />
    </AreaQueryProvider>
  );
  return { ...render(withPlatform(page, { platform })), platform };
}
const join = () => screen.queryByRole('link', { name: 'Rejoindre, Aïssatou Mbarga' });

test.each([
  ['from a quarter of an hour before', at(15)],
  ['until half an hour after', at(-59.9)],
  ['also a call, which has a room', at(5, { callType: 'call' })],
])('a room is joined %s', (_, appointment) => {
  open(appointment);
  expect(screen.getByRole('status')).toHaveTextContent('Vous pouvez rejoindre le rendez-vous');
  expect(join()).toHaveAttribute('href', `/alt-zoom?appointment=${id}`);
});

test.each([
  ['is ahead', at(15.1)],
  ['is over', at(-60)],
  ['is not accepted', at(5, { status: 'waiting' })],
  ['is in person', at(5, { callType: 'in_person' })],
])('says and asks nothing of an appointment that %s', (_, appointment) => {
  const { platform } = open(appointment);
  expect(join()).not.toBeInTheDocument();
  expect(platform.http.calls).toEqual([]);
});

test('who waits there is named, as soon as they come and until they go', async () => {
  const { platform, container } = open(at(5));
  platform.http.on('GET /rtc/presence', () => ({ data: [present(true)] }));
  act(() => platform.emit({ id: '1', type: 'appointment.joined', data: {} }));
  expect(await screen.findByText('Aïssatou Mbarga est dans la salle')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  platform.http.on('GET /rtc/presence', () => ({ data: [] }));
  act(() => platform.emit({ id: '2', type: 'appointment.joined', data: {} }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Vous pouvez rejoindre'));
});

test('who is in the room on another page is told so', async () => {
  open(at(5), [present(false, true)]);
  expect(await screen.findByText('Vous êtes déjà dans la salle, sur une autre page')).toBeVisible();
  expect(join()).toBeVisible();
});

test('a link of the professional’s own opens in a tab of its own', () => {
  open(at(5, { videoLink: 'https://video.test/room' }));
  expect(join()).toHaveAttribute('href', 'https://video.test/room');
  expect(join()).toHaveAttribute('target', '_blank');
});

test('who waits in our own room instead of behind the link is met there', async () => {
  open(at(5, { videoLink: 'https://video.test/room' }), [present(true)]);
  expect(await screen.findByText('Aïssatou Mbarga est dans la salle')).toBeVisible();
  expect(join()).toHaveAttribute('href', `/alt-zoom?appointment=${id}`);
});
