import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { Hourglass, LogOut, MessagesSquare, Star } from 'lucide-react';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AreaFrame } from './area-frame.tsx';

const handleLogOut = jest.fn();

const http = fakeHttp({
  'GET /appointments/count?answerFrom=client': () => ({ data: { count: 3 } }),
  'GET /waiting_entries/count?state=offered': () => ({ data: { count: 0 } }),
  'GET /conversations/count*': () => ({ data: { count: 4 } }),
  'GET /notifications/count*': () => ({ data: { count: 2 } }),
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
  expect(platform.toasts.map(({ text }) => text)).toEqual(['news.accepted', 'news.expired']);
});

test('the bell is in the header and in the rail; only more unread notifications are announced', async () => {
  let count = 2;
  const platform = fakePlatform({
    http: fakeHttp({
      'GET /appointments/count?answerFrom=client': () => ({ data: { count: 3 } }),
      'GET /waiting_entries/count?state=offered': () => ({ data: { count: 0 } }),
      'GET /conversations/count*': () => ({ data: { count: 0 } }),
      'GET /notifications/count*': () => ({ data: { count } }),
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
      'GET /waiting_entries/count?state=offered': () => ({ data: { count: 0 } }),
      'GET /conversations/count*': () => ({ data: { count: 0 } }),
      'GET /notifications/count*': () => ({ data: { count: 2 } }),
    }),
  });
  open(platform);
  await waitFor(() => expect(platform.errors).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'menu.pending' }).length).toBeGreaterThan(0);
});
