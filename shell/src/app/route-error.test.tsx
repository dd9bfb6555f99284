import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Outlet } from 'react-router-dom';
import { asCancelled } from 'shared-contracts/processes/was-cancelled';
import { problemError } from 'shared-contracts/testing/fake-http';
import { clientUser } from 'shared-contracts/testing/session-users';
import { bootDataId } from '../federation/registry/boot-data.ts';
import english from '../locales/en/shell.json';
import { RouteError } from './route-error.tsx';
import { showApp } from './testing/show-app.tsx';

const throwing = (error: unknown, path = '/x') => [
  {
    path,
    element: <p>never</p>,
    loader: () => {
      throw error;
    },
  },
];

let logged: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('an unknown path', () => {
  it('is a page titled "Page Not Found" that shows the path as typed', async () => {
    const { container } = await showApp({ at: '/nowhere/at-all', pages: [] });
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.getByText('Page not found: /en/nowhere/at-all')).toBeInTheDocument();
    expect(document.title).toBe('Page Not Found – Nimbia');
    expect(screen.queryByText(/404/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Search for a professional' })).toHaveAttribute('href', '/recherche');
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['/user/nothing', 'Back to the dashboard', '/user/tableau-de-bord'],
    ['/pro/nothing', 'Back to the home page', '/'],
  ])('offers a client at %s a link to their area', async (at, name, to) => {
    await showApp({ at, user: clientUser, pages: [] });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  });

  it('is shown in French at the bare path', async () => {
    await showApp({ at: '/nulle-part', locale: 'fr', pages: [] });
    expect(screen.getByRole('heading', { name: 'Page introuvable' })).toBeInTheDocument();
    expect(screen.getByText(/^Page introuvable\s: \/nulle-part$/)).toBeInTheDocument();
  });
});

describe('any other error', () => {
  it('is titled "Internal Server Error", has status 500 by default, and is reported', async () => {
    const error = new Error('secret details');
    await showApp({ at: '/x', pages: throwing(error) });
    expect(screen.getByRole('heading', { name: 'Internal Server Error' })).toBeInTheDocument();
    expect(screen.getByText('Error 500')).toBeInTheDocument();
    expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('secret details', expect.objectContaining({ path: '/en/x', status: '500' }));
  });

  it('links home from a dashboard too, as that is what failed', async () => {
    const at = '/user/tableau-de-bord';
    await showApp({ at, user: clientUser, pages: throwing(new Error('no matter'), at) });
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  });

  it('shows the given message and status', async () => {
    await showApp({ at: '/x', pages: throwing(Response.json({ message: 'The archive is closed' }, { status: 410 })) });
    expect(screen.getByRole('heading', { name: 'The archive is closed' })).toBeInTheDocument();
    expect(screen.getByText('Error 410')).toBeInTheDocument();
  });

  it('of the API is shown as a message', async () => {
    await showApp({ at: '/x', pages: throwing(problemError('RATE_LIMITED', 429)) });
    expect(screen.getByRole('heading', { name: english.errors.RATE_LIMITED })).toBeInTheDocument();
  });

  it('without a connection has no link and no status', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { container } = await showApp({ at: '/x', pages: throwing(problemError('OFFLINE', 0)) });
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
    expect(screen.getByText('Error 500')).not.toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('about a missing row is the not-found page', async () => {
    await showApp({ at: '/x', pages: throwing(problemError('NOT_FOUND', 404)) });
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  });

  it('without a session links to sign-in and back', async () => {
    await showApp({ at: '/x', pages: throwing(problemError('UNAUTHENTICATED', 401)) });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login-user?next=%2Fx');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  });
});

it('an area whose session ended while it was loading shows no error, and none is reported', async () => {
  const at = '/user/tableau-de-bord';
  await showApp({ at, pages: throwing(asCancelled(new DOMException('The session has ended', 'AbortError')), at) });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
});

it('inside a layout renders no second main', async () => {
  const pages = [
    {
      id: 'frame/default',
      element: (
        <main id="main">
          <Outlet />
        </main>
      ),
      children: [{ errorElement: <RouteError />, children: throwing(new Response('', { status: 404 })) }],
    },
  ];
  await showApp({ at: '/x', pages });
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
});

it('renders the plain frame for a crawler, and is logged', async () => {
  const boot = document.createElement('script');
  boot.type = 'application/json';
  boot.id = bootDataId;
  boot.textContent = JSON.stringify({ isCrawler: true });
  document.body.append(boot);
  const events = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await showApp({ at: '/nowhere', pages: [] });
  expect(screen.queryByText(/Page Not Found/i)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  expect(events).toHaveBeenCalledWith('error met by a crawler', { path: '/en/nowhere', status: 404 });
  boot.remove();
});
