import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { Notification } from 'shared-contracts/schemas/notification';
import { AreaQueryProvider } from '../queries/area-query-provider.tsx';
import { NotificationBell } from './notification-bell.tsx';
// Loaded here, not within the time of a test.
import './notification-panel.tsx';
import { useUnreadNews } from './use-unread-news.ts';

const count = `GET /notifications/count?where=${encodeURIComponent('{"readAt":null}')}`;
const list = 'POST /notifications/find-by';
const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

const rowOf = (digit: number, changes: Partial<Notification> = {}): Notification => ({
  id: idOf(digit),
  type: 'appointment.accepted',
  data: { appointmentId: idOf(9), startsAt: '2026-12-03T09:00:00.000Z' },
  readAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  inBrowser: true,
  isGone: false,
  ...changes,
});
const pageOf = (rows: readonly Notification[], next: string | null = null) => ({
  data: rows,
  page: { next, limit: 20 },
});

function Bell() {
  const news = useUnreadNews();
  return (
    <>
      <NotificationBell
        translate={(key, ...[values]) => `${key} ${values?.['count'] ?? ''}`.trim()}
        party="client"
        useReader={() => ({ locale: 'fr', timeZone: 'Africa/Douala' })}
      />
      <p role="status">{news > 0 ? `news ${news}` : ''}</p>
    </>
  );
}

function open(answers: Readonly<Record<string, FakeAnswer>>, closedPages: readonly string[] = []) {
  const platform = fakePlatform({ http: fakeHttp(answers), user: clientUser, closedPages });
  render(
    withPlatform(null, {
      platform,
      strings: { shell: { errors: { UNAVAILABLE: 'Injoignable' } } },
      routes: [
        {
          path: '/',
          element: (
            <AreaQueryProvider>
              <Bell />
            </AreaQueryProvider>
          ),
        },
        { path: '*', element: <h1>Elsewhere</h1> },
      ],
    }),
  );
  return platform;
}

const openPanel = async (name: string) => {
  const bell = await screen.findByRole('button', { name });
  await userEvent.click(bell);
  return { bell, panel: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
};

test('the count follows live events, is announced only when it grows, and stops at 99+', async () => {
  let unread = 2;
  const platform = open({ [count]: () => ({ data: { count: unread } }) });
  expect(await screen.findByRole('button', { name: 'unreadCount 2' })).toHaveTextContent('2');
  const say = (next: number) => {
    unread = next;
    act(() => platform.emit({ id: '1', type: 'notification.changed', data: {} }));
  };
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  say(120);
  expect(await screen.findByText('99+')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('news 120');
  say(0);
  const bell = await screen.findByRole('button', { name: 'notifications' });
  expect(bell).toHaveTextContent('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a question that every professional is told of does not have all of them count', async () => {
  const platform = open({ [count]: () => ({ data: { count: 2 } }) });
  await screen.findByRole('button', { name: 'unreadCount 2' });
  const before = platform.http.calls.length;
  act(() => platform.emit({ id: '1', type: 'question.asked', data: { category: 'land' } }));
  expect(platform.http.calls).toHaveLength(before);
});

test('the panel lists what happened; following a link marks it as read and leads to its subject', async () => {
  const rows = [
    rowOf(1),
    rowOf(2, { isGone: true }),
    rowOf(3, { type: 'message.received', data: {}, readAt: '2026-11-21T10:00:00.000Z' }),
    rowOf(4, { type: 'unheard.of', data: {} }),
  ];
  const platform = open(
    {
      [count]: () => ({ data: { count: 3 } }),
      [list]: () => pageOf(rows),
      [`PUT /base/notifications/update/${idOf(1)}`]: () => ({ data: rowOf(1, { readAt: '2026-11-21T10:00:00.000Z' }) }),
    },
    ['/user/message'],
  );
  const { panel } = await openPanel('unreadCount 3');
  const entries = await panel.findAllByRole('listitem');
  expect(entries.map((entry) => entry.querySelector('p')?.textContent.replaceAll(/\s/gu, ' '))).toEqual([
    'Votre rendez-vous du jeu. 3 déc. à 10 h est confirmé',
    'Votre rendez-vous du jeu. 3 déc. à 10 h est confirmé',
    'Un nouveau message vous attend',
    'Du nouveau pour vous',
  ]);
  expect(panel.getAllByText('Non lue')).toHaveLength(3);
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  // What is gone leads nowhere, nor does a page that is not open.
  const [link, ...others] = panel.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link).toHaveAttribute('href', `/user/rendez-vous/${idOf(9)}`);
  await userEvent.click(link as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(platform.http.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('one or all are marked as read, without losing the focus; Escape returns to the bell', async () => {
  let rows = [rowOf(1), rowOf(2)];
  const unread = () => rows.filter(({ readAt }) => readAt === null).length;
  const readAt = '2026-11-21T10:00:00.000Z';
  const platform = open({
    [count]: () => ({ data: { count: unread() } }),
    [list]: () => pageOf(rows),
    [`PUT /base/notifications/update/${idOf(1)}`]: () => {
      rows = [rowOf(1, { readAt }), rowOf(2)];
      return { data: rows[0] };
    },
    'POST /notifications/read-all': () => {
      rows = rows.map((row) => ({ ...row, readAt }));
      return { data: {} };
    },
  });
  const { bell, panel } = await openPanel('unreadCount 2');
  const [first] = await panel.findAllByRole('button', { name: 'Marquer comme lue' });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(panel.getAllByText('Non lue')).toHaveLength(1));
  expect(panel.getAllByRole('listitem')[0]).toHaveFocus();
  await userEvent.click(panel.getByRole('button', { name: 'Tout marquer comme lu' }));
  await waitFor(() => expect(panel.queryByText('Non lue')).not.toBeInTheDocument());
  expect(panel.getByRole('list')).toHaveFocus();
  expect(platform.http.calls.find(({ path }) => path === '/notifications/read-all')?.options.body).toEqual({
    until: rows[0]?.createdAt,
  });
  expect(panel.queryByRole('button', { name: 'Tout marquer comme lu' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(bell).toHaveFocus());
});

test('older ones come page by page', async () => {
  open({
    [count]: () => ({ data: { count: 0 } }),
    [list]: ({ options }) =>
      JSON.stringify(options.body).includes('"cursor":"next"') ? pageOf([rowOf(2)]) : pageOf([rowOf(1)], 'next'),
  });
  const { panel } = await openPanel('notifications');
  await userEvent.click(await panel.findByRole('button', { name: 'Voir les plus anciennes' }));
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(2));
  expect(panel.queryByRole('button', { name: 'Voir les plus anciennes' })).not.toBeInTheDocument();
});

test('a list that fails says so and is asked for again; an empty one says what will be there', async () => {
  let isUp = false;
  open({
    [count]: () => ({ data: { count: 0 } }),
    [list]: () => {
      if (!isUp) throw problemError('UNAVAILABLE', 503);
      return pageOf([]);
    },
  });
  const { panel } = await openPanel('notifications');
  const retry = await panel.findByRole('button', { name: 'Réessayer' });
  isUp = true;
  await userEvent.click(retry);
  expect(await panel.findByRole('heading', { name: 'Aucune notification' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
});

test('what could not be marked stays unread, and the panel says so', async () => {
  open({
    [count]: () => ({ data: { count: 1 } }),
    [list]: () => pageOf([rowOf(1)]),
    'POST /notifications/read-all': () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  const { panel } = await openPanel('unreadCount 1');
  await userEvent.click(await panel.findByRole('button', { name: 'Tout marquer comme lu' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('Ce n’est pas marqué comme lu');
  expect(panel.getByText('Non lue')).toBeVisible();
});
