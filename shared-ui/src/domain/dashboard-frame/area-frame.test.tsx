import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { Hourglass, LogOut, MessagesSquare, Star } from 'lucide-react';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform, type FakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { appointmentFixture } from '../../testing/appointment-fixture.ts';
import { AreaFrame } from './area-frame.tsx';

const handleLogOut = jest.fn();

const http = fakeHttp({
  'GET /appointments/count?answerFrom=client': () => ({ data: { count: 3 } }),
  'GET /conversations/count*': () => ({ data: { count: 4 } }),
  'GET /notifications/count*': () => ({ data: { count: 2 } }),
  'GET /rtc/presence': () => ({ data: [] }),
});

function open(platform = fakePlatform({ http })) {
  const store = createStore();
  store.set(userAtom, clientUser);
  return render(
    withPlatform(null, {
      platform,
      store,
      at: '/user/en-attente?cursor=2',
      routes: [
        {
          path: '/user',
          element: (
            <AreaFrame
              translate={(...[key]) => key}
              party="client"
              items={[
                {
                  key: 'pending',
                  to: '/user/en-attente',
                  Icon: Hourglass,
                  isInBar: true,
                },
                { key: 'message', to: '/user/message', Icon: MessagesSquare },
                { key: 'reviews', to: '/user/avis', Icon: Star },
              ]}
              actions={[{ label: 'menu.logOut', Icon: LogOut, onSelect: handleLogOut }]}
            >
              <p>dialogs</p>
            </AreaFrame>
          ),
          children: [{ path: '*', element: <h1>Page</h1> }],
        },
      ],
    }),
  );
}

test('the page is rendered in the frame, which has the user’s name and the area’s texts', async () => {
  const { container } = open();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Page' }));
  expect(screen.getByText(`${clientUser.firstNames} ${clientUser.lastName}`)).toBeVisible();
  const rail = screen.getByRole('navigation', { name: 'navigation' });
  expect(await within(rail).findByRole('link', { name: /menu\.pending pendingCount/u })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(rail).getByRole('link', { name: 'menu.message messageCount' })).toBeVisible();
  expect(within(rail).getByRole('link', { name: 'menu.reviews' })).toBeVisible();
  // What is not in the bar is counted at "more".
  expect(screen.getByRole('button', { name: 'messageCount more' })).toHaveTextContent('4');
  expect(within(screen.getByRole('navigation', { name: 'shortcuts' })).getByText('short.pending')).toBeVisible();
  await userEvent.click(within(rail).getByRole('button', { name: 'menu.logOut' }));
  expect(handleLogOut).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test('a page that is not open is in no menu, by its route data alone', () => {
  open(fakePlatform({ http, closedPages: ['/user/avis'] }));
  expect(screen.getAllByRole('link', { name: /menu\.pending/u }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /menu\.reviews/u })).not.toBeInTheDocument();
});

test('navigation pages of other remotes for this area follow its own, and those for others do not', () => {
  const navigation = [
    { to: '/user/en-attente', label: 'Waiting', audience: 'client' },
    { to: '/user/archive', label: 'Archive', audience: 'client' },
    { to: '/pro/archive', label: 'Files', audience: 'professional' },
    { to: '/partners', label: 'Partners', audience: 'everyone' },
  ] as const;
  open(fakePlatform({ http, navigation }));
  const links = within(screen.getByRole('navigation', { name: 'navigation' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/user/en-attente',
    '/user/message',
    '/user/avis',
    '/user/archive',
  ]);
  expect(links.at(-1)).toHaveTextContent('Archive');
});

test('the language switch links to the same page, and following it stores the choice', async () => {
  open();
  const [link] = screen.getAllByRole('link', { name: 'English' });
  expect(link).toHaveAttribute('href', '/en/user/en-attente?cursor=2');
  // jsdom does not navigate, so only what happens before is checked.
  link?.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link as HTMLElement);
  expect(document.cookie).toMatch(/\b\w+=en\b/u);
});

test('changes by the other party are announced; the reader’s own are not', () => {
  const platform = fakePlatform({ http });
  open(platform);
  const tell = (type: string, by: string) => act(() => platform.emit({ id: '1', type, data: { by } }));
  tell('appointment.requested', 'client');
  tell('appointment.accepted', 'professional');
  tell('appointment.expired', 'system');
  // Who waits in a room rings.
  tell('appointment.joined', 'professional');
  expect(platform.toasts.map(({ text }) => text)).toEqual(['news.accepted', 'news.expired']);
});

test('the bell is in the header and in the rail; only more unread notifications are announced', async () => {
  let count = 2;
  const platform = fakePlatform({
    http: fakeHttp({
      'GET /appointments/count?answerFrom=client': () => ({ data: { count: 3 } }),
      'GET /conversations/count*': () => ({ data: { count: 0 } }),
      'GET /notifications/count*': () => ({ data: { count } }),
      'GET /rtc/presence': () => ({ data: [] }),
    }),
  });
  open(platform);
  expect(await screen.findAllByRole('button', { name: 'unreadCount' })).toHaveLength(2);
  expect(screen.queryByText('unreadCount')).not.toBeInTheDocument();
  count = 3;
  act(() => platform.emit({ id: '1', type: 'invoice.issued', data: {} }));
  expect(await screen.findByText('unreadCount')).toHaveAttribute('aria-live', 'polite');
});

test('a failed count leaves menu and page without a badge, and is reported', async () => {
  const platform = fakePlatform({
    http: fakeHttp({
      'GET /appointments/count?answerFrom=client': () => ({ data: { count: 'three' } }),
      'GET /conversations/count*': () => ({ data: { count: 0 } }),
      'GET /notifications/count*': () => ({ data: { count: 2 } }),
      'GET /rtc/presence': () => ({ data: [] }),
    }),
  });
  open(platform);
  await waitFor(() => expect(platform.errors).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'menu.pending' }).length).toBeGreaterThan(0);
});

describe('somebody who waits in a room', () => {
  const appointment = appointmentFixture({ status: 'accepted' });
  const ring = '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4eaa';
  const room = { appointmentId: appointment.id, isSelfHere: false, isOtherHere: true, ring };
  const one = `GET /base/appointments/get-one/${appointment.id}`;
  const read = `PUT /base/notifications/update/${ring}`;
  function wait(rooms: readonly object[] = []) {
    const answers = { 'GET /rtc/presence': () => ({ data: rooms }), [one]: () => ({ data: appointment }) };
    const calm = { 'GET /conversations/count*': 0, 'GET /notifications/count*': 0 };
    const counts = { ...calm, 'GET /appointments/count*': 0 };
    const counted = Object.fromEntries(
      Object.entries(counts).map(([route, count]) => [route, () => ({ data: { count } })]),
    );
    const platform = fakePlatform({
      http: fakeHttp({ ...counted, ...answers, [read]: () => ({ data: {} }) }),
      user: clientUser,
    });
    return { ...open(platform), platform };
  }
  const notice = () => screen.queryByText('ring.waits');
  const told = (change: object) => ({
    ...{ appointmentId: appointment.id, userId: appointment.professionalId, isPresent: true, tabId: ring },
    ...{ joinedAt: appointment.startsAt, microphone: true, camera: true, sharing: false, ...change },
  });
  const flushed = (run: () => void) =>
    act(async () => {
      run();
      await new Promise((resolve) => setTimeout(resolve));
    });
  const reads = ({ http: { calls } }: FakePlatform) => calls.filter(({ path }) => path === '/rtc/presence').length;

  test('rings with the way in as soon as they come, and no longer once they go', async () => {
    const { platform, container } = wait();
    await waitFor(() => expect(platform.http.calls.some(({ path }) => path === '/rtc/presence')).toBe(true));
    expect(notice()).not.toBeInTheDocument();
    platform.http.on('GET /rtc/presence', () => ({ data: [room] }));
    act(() => platform.emit({ id: '1', type: 'appointment.joined', data: { by: 'professional' } }));
    expect(await screen.findByText('ring.waits')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ring.join' })).toHaveAttribute(
      'href',
      `/alt-zoom?appointment=${appointment.id}`,
    );
    expect(await axe(container)).toHaveNoViolations();
    platform.http.on('GET /rtc/presence', () => ({ data: [] }));
    act(() => platform.emit({ id: '1', type: 'room.presence', data: told({ isPresent: false }) }));
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
  });

  test('stays closed where who is there was being read meanwhile', async () => {
    const { platform } = wait([room]);
    await screen.findByText('ring.waits');
    let answer: (value: unknown) => void = () => undefined;
    platform.http.on('GET /rtc/presence', () => new Promise((resolve) => (answer = resolve)));
    act(() => platform.emit({ id: '2', type: 'appointment.joined', data: { by: 'professional' } }));
    await waitFor(() => expect(reads(platform)).toBe(2));
    await userEvent.click(screen.getByRole('button', { name: 'ring.close' }));
    await flushed(() => answer({ data: [room] }));
    expect(notice()).not.toBeInTheDocument();
  });

  test('a muted microphone, or a camera, is no news of who is there', async () => {
    const { platform } = wait([room]);
    await screen.findByText('ring.waits');
    const before = reads(platform);
    const tell = (change: object) =>
      flushed(() => platform.emit({ id: '2', type: 'room.presence', data: told(change) }));
    await tell({ microphone: false });
    await tell({ camera: false });
    await tell({ userId: clientUser.id, isPresent: false });
    expect(reads(platform)).toBe(before);
    await tell({ userId: clientUser.id });
    await waitFor(() => expect(reads(platform)).toBe(before + 1));
  });

  test('rings for who comes later, and once: closing it reads the notification', async () => {
    const { platform } = wait([room]);
    expect(await screen.findByText('ring.waits')).toBeVisible();
    platform.http.on('GET /rtc/presence', () => ({ data: [{ ...room, ring: null }] }));
    await userEvent.click(screen.getByRole('button', { name: 'ring.close' }));
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    const call = platform.http.calls.find(({ method }) => method === 'PUT');
    expect([`PUT ${call?.path}`, call?.options.body]).toEqual([read, { readAt: expect.any(String) }]);
    act(() => platform.emit({ id: '2', type: 'room.presence', data: { isPresent: true } }));
    await waitFor(() => expect(platform.http.calls.filter(({ path }) => path === '/rtc/presence').length).toBe(2));
    expect(notice()).not.toBeInTheDocument();
  });

  test.each([
    ['the reader is in the room', { ...room, isSelfHere: true }],
    ['it was read, or is not wanted', { ...room, ring: null }],
  ])('rings not where %s, but for the next one', async (_, row) => {
    const id = appointment.id.replace(/.$/u, '9');
    const { platform } = wait([row, { ...room, appointmentId: id, ring: ring.replace(/.$/u, 'b') }]);
    platform.http.on(`GET /base/appointments/get-one/${id}`, () => ({ data: { ...appointment, id } }));
    await screen.findByText('ring.waits');
    expect(screen.getByRole('link', { name: 'ring.join' })).toHaveAttribute('href', `/alt-zoom?appointment=${id}`);
  });

  test('rings without a name where it cannot be read', async () => {
    const { platform } = wait();
    platform.http.on(one, () => {
      throw problemError('UNAVAILABLE', 503);
    });
    platform.http.on('GET /rtc/presence', () => ({ data: [room] }));
    act(() => platform.emit({ id: '1', type: 'room.presence', data: {} }));
    expect(await screen.findByText('news.joined')).toBeVisible();
  });

  test('what goes on in a room counts no notification anew', async () => {
    const { platform } = wait();
    const counts = () => platform.http.calls.filter(({ path }) => path.startsWith('/notifications/count')).length;
    await waitFor(() => expect(counts()).toBe(1));
    act(() => platform.emit({ id: '1', type: 'room.presence', data: {} }));
    await waitFor(() => expect(platform.http.calls.filter(({ path }) => path === '/rtc/presence').length).toBe(2));
    expect(counts()).toBe(1);
  });
});
