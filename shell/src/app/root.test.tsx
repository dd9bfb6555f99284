import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import {
  addsAtom,
  isDarkAtom,
  isInProgressToBookAtom,
  isOnlineAtom,
  userAtom,
} from 'shared-contracts/platform/persisted-state';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { asCancelled } from 'shared-contracts/processes/was-cancelled';
import { clientUser, professionalUser } from 'shared-contracts/testing/session-users';
import { RemoteSlotError } from '../federation/recovery/remote-slot-error.tsx';
import { RouteError } from './route-error.tsx';
import { sessionEndAtom } from './session/session-end.ts';
import { fakeApi, json } from './testing/fake-api.ts';
import { showApp } from './testing/show-app.tsx';

const home = {
  path: '/',
  element: (
    <main id="main">
      <title>Home</title>
      <h1>Home</h1>
      <Link to="/lawyers">to lawyers</Link>
    </main>
  ),
};
const lawyers = {
  path: '/lawyers',
  element: (
    <main id="main" tabIndex={-1}>
      <title>Lawyers</title>
      <h1>Lawyers</h1>
      <Link to="/lawyers?page=2">next page</Link>
    </main>
  ),
};

/** As in the account menu: it goes with the session. */
function SignOut() {
  const { session } = usePlatform();
  const user = useSessionUser();
  return (
    user && (
      <button type="button" onClick={() => void session.end()}>
        sign out
      </button>
    )
  );
}

/** Taken anew for each test: every session of this file would hear what the other tab did; a document has one. */
let listened: jest.SpyInstance<void, Parameters<Window['addEventListener']>>;
let api: ReturnType<typeof fakeApi>;
// Fetched with the first toast: compiled here, outside the patience of what waits for it.
beforeAll(() => import('./toast/toast-list.tsx'));
beforeEach(() => {
  listened = jest.spyOn(window, 'addEventListener');
  localStorage.clear();
  api = fakeApi({
    'GET /base/adds/get-all': () => json({ data: [] }),
    'POST /auth/logout': () => json({ data: {} }),
  });
});
afterEach(() => {
  api.restore();
  act(() => toast.removeAll());
  for (const [type, listener] of listened.mock.calls) window.removeEventListener(type, listener);
  jest.restoreAllMocks();
});

const linksIn = (selector: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => href);

describe('for search engines', () => {
  it('a page has a canonical link, alternate language links, and English as x-default', async () => {
    await showApp({ at: '/lawyers?page=2', pages: [lawyers] });
    const origin = window.location.origin;
    expect(linksIn('link[rel=canonical]')).toEqual([`${origin}/en/lawyers`]);
    expect(linksIn('link[hreflang=fr]')).toEqual([`${origin}/lawyers`]);
    expect(linksIn('link[hreflang=en]')).toEqual([`${origin}/en/lawyers`]);
    expect(linksIn('link[hreflang=x-default]')).toEqual([`${origin}/en/lawyers`]);
  });

  it('a page may set another canonical address', async () => {
    await showApp({
      at: '/lawyers',
      locale: 'fr',
      pages: [{ ...lawyers, handle: { canonical: () => '/professionnels/awa' } }],
    });
    expect(linksIn('link[rel=canonical]')).toEqual([`${window.location.origin}/professionnels/awa`]);
  });

  it('an area behind sign-in is not indexed', async () => {
    await showApp({ at: '/user/x', user: clientUser, pages: [{ path: '/user/x', element: <h1>Mine</h1> }] });
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(linksIn('link[rel=canonical]')).toEqual([]);
  });
});

describe('a page change', () => {
  it('moves focus to the content and announces the title', async () => {
    await showApp({ pages: [home, lawyers] });
    await userEvent.click(screen.getByText('to lawyers'));
    expect(screen.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(document.querySelector('[data-announcer=title]')).toHaveTextContent('Lawyers'));
  });

  it('moves focus and announces the title also when the page begins anew after signing out on it', async () => {
    const menu = {
      ...lawyers,
      element: (
        <main id="main">
          <title>Lawyers</title>
          <SignOut />
        </main>
      ),
    };
    const { router } = await showApp({ at: '/', user: clientUser, pages: [home, menu] });
    await act(() => router.navigate('/lawyers#list'));
    const announced = () => document.querySelector('[data-announcer=title]');
    await waitFor(() => expect(announced()).toHaveTextContent('Lawyers'));
    const heard = announced()?.firstChild;
    const region = announced();
    await userEvent.click(screen.getByRole('button', { name: 'sign out' }));
    expect(screen.queryByRole('button', { name: 'sign out' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    // The same region with another text of its own, which is what is read out.
    await waitFor(() => expect(heard).not.toBeInTheDocument());
    expect(announced()).toBe(region);
    expect(announced()).toHaveTextContent('Lawyers');
  });

  it('of the query alone keeps focus', async () => {
    await showApp({ at: '/lawyers', pages: [lawyers] });
    await userEvent.click(screen.getByText('next page'));
    expect(screen.getByText('next page')).toHaveFocus();
  });
});

it('the first tab stop links to the content', async () => {
  await showApp({ pages: [home] });
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});

it('has no accessibility violation of its own', async () => {
  const { container } = await showApp({ pages: [home] });
  expect(await axe(container)).toHaveNoViolations();
});

describe('the connection', () => {
  it('when lost is announced, kept in isOnline, and cleared when restored', async () => {
    const { store } = await showApp({ locale: 'fr', pages: [home] });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/Vous êtes hors connexion/)).toBeInTheDocument();
    expect(store.get(isOnlineAtom)).toBe(false);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/Vous êtes hors connexion/)).not.toBeInTheDocument();
  });
});

describe('the theme', () => {
  it('is applied and sent to the server; without a choice the system decides', async () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    const { store } = await showApp({ pages: [home] });
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(written).not.toHaveBeenCalled();
    act(() => store.set(isDarkAtom, true));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(written).toHaveBeenLastCalledWith('theme=dark; Max-Age=31536000; Path=/; SameSite=Lax');
    act(() => store.set(isDarkAtom, null));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(written).toHaveBeenLastCalledWith('theme=; Max-Age=0; Path=/; SameSite=Lax');
  });
});

describe('advertisements', () => {
  const add = {
    id: clientUser.id,
    professionalId: professionalUser.id,
    titleFr: 'Cabinet',
    titleEn: 'Practice',
    textFr: 'À Douala',
    textEn: 'In Douala',
    image: null,
    imageAltFr: null,
    imageAltEn: null,
    target: '/professionnels/x',
    placement: 'home',
    startsOn: '2026-11-01',
    endsOn: '2026-12-01',
  };

  it('are loaded once into state', async () => {
    api.restore();
    api = fakeApi({ 'GET /base/adds/get-all': () => json({ data: [add] }) });
    const { store } = await showApp({ pages: [home, lawyers] });
    await waitFor(() => expect(store.get(addsAtom)).toHaveLength(1));
    await userEvent.click(screen.getByText('to lawyers'));
    expect(api.countOf('GET /base/adds/get-all')).toBe(1);
  });

  it('are only logged when the request fails', async () => {
    api.restore();
    api = fakeApi({ 'GET /base/adds/get-all': () => json({ status: 500, code: 'INTERNAL' }, 500) });
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await showApp({ pages: [home] });
    await waitFor(() => expect(logged).toHaveBeenCalledWith('error retrieving advertisements', expect.anything()));
    expect(screen.queryByRole('alert')).toHaveTextContent('');
    expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument();
  });
});

describe('the areas', () => {
  const pages = [
    { path: '/pro/en-attente', element: <h1>Pending</h1> },
    { path: '/user/rendez-vous', element: <h1>Appointments</h1> },
    { path: '/login', element: <h1>Professional sign-in</h1> },
    { path: '/login-user', element: <h1>Client sign-in</h1> },
  ];

  it('show a user of the other role a friendly message with a link to their own area', async () => {
    await showApp({ at: '/pro/en-attente', user: clientUser, pages });
    expect(screen.getByRole('heading', { name: 'This area is for legal professionals' })).toBeInTheDocument();
    expect(screen.queryByText('Pending')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to my own area' })).toHaveAttribute('href', '/user/tableau-de-bord');
  });

  it('tell an operator that there is no area yet, and link home', async () => {
    await showApp({ at: '/user/rendez-vous', user: { ...clientUser, role: 'operator' }, pages });
    expect(screen.getByText(/operators, which has no area here yet/u)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  });

  it('offer the other role to switch accounts and return', async () => {
    const { router } = await showApp({ at: '/pro/en-attente', user: clientUser, pages });
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(await screen.findByText('Professional sign-in')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?next=%2Fpro%2Fen-attente');
  });

  it.each([
    ['the shell', <RouteError key="shell" />],
    ['a remote', <RemoteSlotError key="remote" remote="remote-user" isBare={false} />],
  ])('are left, without a word, when their person signs out while they load (%s)', async (_, errorElement) => {
    const answer = Promise.withResolvers<null>();
    const arrival = Promise.withResolvers<null>();
    const cancelled = asCancelled(new DOMException('The session has ended', 'AbortError'));
    const loading = { path: '/user/rendez-vous', loader: () => answer.promise, element: <h1>Appointments</h1> };
    const signIn = { path: '/login-user', loader: () => arrival.promise, element: <h1>Client sign-in</h1> };
    const { router, platform } = await showApp({
      at: '/',
      user: clientUser,
      pages: [home, { errorElement, children: [loading] }, signIn],
    });
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(async () => void router.navigate('/user/rendez-vous'));
    await act(() => platform.session.end());
    await act(async () => answer.reject(cancelled));
    expect(router.state.location.pathname).toBe('/user/rendez-vous');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await act(async () => arrival.resolve(null));
    expect(await screen.findByText('Client sign-in')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?next=%2Fuser%2Frendez-vous');
    expect(logged).not.toHaveBeenCalled();
  });

  it('redirect to their sign-in page when the session ended before the first page loaded', async () => {
    const { router } = await showApp({ at: '/user/rendez-vous', pages });
    expect(await screen.findByText('Client sign-in')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?next=%2Fuser%2Frendez-vous');
  });

  /** As another tab stores it, and this one is told. */
  const storeElsewhere = (key: string, newValue: string) => {
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  };

  it('are left when another tab signs out', async () => {
    // jsdom cannot load a document again, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = await showApp({ at: '/user/rendez-vous', user: clientUser, pages });
    act(() => {
      storeElsewhere('signOuts', String(Number(localStorage.getItem('signOuts')) + 1));
      storeElsewhere('user', 'null');
    });
    expect(screen.queryByRole('heading', { name: 'Appointments' })).not.toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login-user'));
    expect(router.state.location.search).toBe('?next=%2Fuser%2Frendez-vous');
  });

  it('stay when another tab learns that the API has ended the session, until somebody signs out after all', async () => {
    const shown = await showApp({ at: '/user/rendez-vous', user: clientUser, pages });
    act(() => storeElsewhere('user', 'null'));
    expect(screen.getByRole('heading', { name: 'Appointments' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has expired');
    expect(shown.router.state.location.pathname).toBe('/user/rendez-vous');
    act(() => storeElsewhere('user', JSON.stringify(clientUser)));
    expect(screen.getByRole('alert')).toHaveTextContent('');
    expect(shown.store.get(sessionEndAtom)).toBeNull();
    await act(() => shown.platform.session.end());
    expect(await screen.findByText('Client sign-in')).toBeInTheDocument();
  });

  it('stay when the API ends the session, and offer to sign in again', async () => {
    const { platform, store } = await showApp({ at: '/user/rendez-vous', user: clientUser, pages });
    const session = platform.session as typeof platform.session & { expire: () => void };
    act(() => session.expire());
    expect(store.get(userAtom)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Appointments' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has expired');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login-user?next=%2Fuser%2Frendez-vous',
    );
  });
});

describe('what somebody typed on a public page', () => {
  const comment = { path: '/article', element: <input aria-label="comment" /> };
  const typeOne = async () => {
    const shown = await showApp({ at: '/article', user: clientUser, pages: [comment] });
    await userEvent.type(screen.getByLabelText('comment'), 'my landlord');
    return shown;
  };

  it('leaves it when they sign out there, which is said politely and once', async () => {
    const { platform } = await typeOne();
    act(() => platform.toast.error('“Lease of Ngono” was not sent'));
    expect(await screen.findByText('“Lease of Ngono” was not sent')).toBeInTheDocument();
    await act(() => platform.session.end());
    expect(await screen.findByText('You are signed out.')).toHaveAttribute('role', 'status');
    // Of whoever was here before.
    expect(screen.queryByText('“Lease of Ngono” was not sent')).toBeNull();
    expect(screen.getByLabelText('comment')).toHaveValue('');
  });

  it('stays while they take a booking along to another account', async () => {
    const { platform, store } = await typeOne();
    await act(async () => {
      const ended = platform.session.end();
      store.set(isInProgressToBookAtom, {
        ...{ professionalId: 'p', path: '/article', startsAt: null, callType: null },
        reason: 'my landlord',
      });
      await ended;
    });
    expect(screen.getByLabelText('comment')).toHaveValue('my landlord');
    act(() => store.set(isInProgressToBookAtom, null));
    expect(screen.getByLabelText('comment')).toHaveValue('my landlord');
  });

  it('stays when the API ends the session', async () => {
    const { platform } = await typeOne();
    const session = platform.session as typeof platform.session & { expire: () => void };
    act(() => session.expire());
    expect(screen.getByLabelText('comment')).toHaveValue('my landlord');
  });

  it('leaves it with the page when they sign out in another tab', async () => {
    // jsdom cannot load a document again, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await typeOne();
    const signOuts = Number(localStorage.getItem('signOuts')) + 1;
    localStorage.setItem('signOuts', String(signOuts));
    act(() => void window.dispatchEvent(new Event('storage')));
    expect(screen.queryByLabelText('comment')).not.toBeInTheDocument();
  });
});
