import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { use } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { withLocale } from 'shared-contracts/remote/localized-path';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { createPlatform } from '../../app/create-platform.ts';
import { apiUrl } from '../../app/testing/fake-api.ts';
import english from '../../locales/en/shell.json';
import french from '../../locales/fr/shell.json';
import { BrowserApp } from '../mounting/browser-app.tsx';
import { createAppRouter } from '../mounting/create-app-router.ts';
import { createI18n } from '../../app/create-i18n.ts';
import { LoadMetricsContext } from '../loading/load-metrics.ts';
import { createNamespaceLoader } from '../mounting/namespaces.ts';
import { createCatalogue } from '../registry/remote-catalogue.ts';
import { RemoteError } from '../loading/remote-error.ts';
import { registryEntryFixture } from '../registry/registry-entry-fixture.ts';
import { createRouteSource } from '../mounting/route-source.ts';
import { dataDeadline, deadlines } from '../loading/with-deadline.ts';

const registry = {
  remotes: [
    registryEntryFixture('remote-frames', { layouts: ['default'] }),
    registryEntryFixture('remote-pages', {
      routes: ['/here', '/there'].map((pattern) => ({ pattern, layout: 'default', render: 'browser' })),
    }),
    registryEntryFixture('remote-frameless', {
      routes: [{ pattern: '/frameless', layout: 'user-dashboard', render: 'browser' }],
    }),
    registryEntryFixture('remote-away', {
      layouts: ['auth'],
      routes: ['/away', '/away/:id'].map((pattern) => ({ pattern, layout: 'auth', render: 'browser' })),
    }),
  ],
};

/** Whether `remote-away` is. */
let isAway = true;
/** Whether something was typed that stands there. */
let hasInput = false;
/** What throws at present. */
let broken: 'layout' | 'page' | undefined;
/** What suspends for ever at present. */
let stuck: 'layout' | 'page' | undefined;
/** What of the page never comes at present. */
let endless: 'code' | 'data' | undefined;
const never = new Promise<void>(() => undefined);
/** Each remote that was fetched, in order. */
let fetched: string[];
/** Each remote of which something stands in the page, in order. */
let shown: string[];

function Layout() {
  if (broken === 'layout') throw new Error('the layout threw');
  if (stuck === 'layout') use(never);
  return (
    <>
      <nav aria-label="Of the layout" />
      <main id="main">
        <Outlet />
      </main>
    </>
  );
}

function Page() {
  if (broken === 'page') throw new Error('the page threw');
  if (stuck === 'page') use(never);
  return (
    <>
      <h1>The page</h1>
      <input aria-label="Reason" />
    </>
  );
}

function OtherPage() {
  return (
    <>
      <h1>The other page</h1>
      <Link to="/here">Here</Link>
      <Link to="/away">Away</Link>
    </>
  );
}

const modules: Readonly<Record<string, RemoteModule>> = {
  'remote-frames': {
    contract: '^1.0.0',
    routes: [],
    layouts: { default: async () => ({ Component: Layout }) },
    locales: {},
  },
  'remote-pages': {
    contract: '^1.0.0',
    routes: [
      {
        id: 'remote-pages/here',
        path: '/here',
        loader: () => (endless === 'data' ? never : null),
        lazy: async () => {
          if (endless === 'code') await never;
          return { Component: Page };
        },
      },
      { id: 'remote-pages/there', path: '/there', lazy: async () => ({ Component: OtherPage }) },
    ],
    layouts: {},
    locales: {},
  },
  'remote-frameless': {
    contract: '^1.0.0',
    routes: [
      {
        id: 'remote-frameless/page',
        path: '/frameless',
        handle: { layout: 'user-dashboard' },
        lazy: async () => ({ Component: OtherPage }),
      },
    ],
    layouts: {},
    locales: {},
  },
};

/** `remote-away`, where it is not. */
const found: RemoteModule = {
  contract: '^1.0.0',
  routes: [
    { id: 'remote-away/away', path: '/away', handle: { layout: 'auth' }, lazy: async () => ({ Component: Page }) },
  ],
  layouts: { auth: async () => ({ Component: Layout }) },
  locales: {},
};

/** The app as the bootstrap starts it, with its real routes; only the fetching of remotes is the test's. */
async function start(locale: Locale = 'en', at = '/here') {
  window.history.replaceState(null, '', withLocale(at, locale));
  const store = createStore();
  const i18n = createI18n(locale, { shell: locale === 'fr' ? french : english });
  const platform = createPlatform({ locale, apiUrl, i18n, store, side: 'browser', navigate: () => undefined });
  const known = new Set<string>();
  const source = createRouteSource({
    catalogue: createCatalogue(registry, {}),
    loader: {
      load: async (remote: string) => {
        if (!known.has(remote)) fetched.push(remote);
        const module = remote === 'remote-away' && !isAway ? found : modules[remote];
        if (module === undefined) throw new RemoteError(remote, 'is not there');
        known.add(remote);
        return module;
      },
      preload: () => undefined,
      forget: (remote) => known.delete(remote),
    },
    loadNamespaces: createNamespaceLoader(i18n, locale, () => undefined),
    guard: () => undefined,
    onError: (error, remote) => platform.telemetry.error(error, { remote }),
  });
  const open = () => createAppRouter({ platform, source });
  await act(async () =>
    render(
      <LoadMetricsContext
        value={{ begin: () => undefined, done: (remote) => void shown.push(remote), failed: () => undefined }}
      >
        <BrowserApp
          platform={platform}
          i18n={i18n}
          store={store}
          source={source}
          first={{ router: open() }}
          open={open}
          watch={{}}
          hasInput={() => hasInput}
        />
      </LoadMetricsContext>,
    ),
  );
}

/** The heading of a card that names the remote. */
const named = (remote: string) => ({ level: 2, name: new RegExp(remote) });

let logged: jest.SpyInstance;
beforeEach(() => {
  fetched = [];
  shown = [];
  broken = undefined;
  isAway = true;
  hasInput = false;
  stuck = undefined;
  endless = undefined;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('shows no card while nothing throws', async () => {
  await start();
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Of the layout' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect([...fetched].sort()).toEqual(['remote-frames', 'remote-pages']);
  expect([...shown].sort()).toEqual(['remote-frames', 'remote-pages']);
});

it.each(['en', 'fr'] as const)('a layout that throws is a card above its page, which stays (%s)', async (locale) => {
  broken = 'layout';
  await start(locale);
  const words = locale === 'fr' ? french : english;
  expect(await screen.findByRole('heading', named('remote-frames'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: words.remoteFailure.failed.retry })).toBeEnabled();
  expect(screen.getByRole('link', { name: words.remoteFailure.home })).toHaveAttribute('href', withLocale('/', locale));
  expect(screen.getByRole('heading', { level: 1, name: 'The page' })).toBeInTheDocument();
  expect(screen.queryByText(words.failure.title)).not.toBeInTheDocument();
  // The shell's own parts: the way over the navigation has a target, the other language and the way home are there.
  expect(screen.getByRole('link', { name: words.frame.skip })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('link', { name: words.frame.otherLanguage })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.frame.home })).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('the layout threw', expect.objectContaining({ remote: 'remote-frames' }));
});

it('the retry of a layout fetches its remote again, as often as needed, and restores it', async () => {
  broken = 'layout';
  await start();
  const framesFetched = () => fetched.filter((remote) => remote === 'remote-frames').length;
  await userEvent.click(await screen.findByRole('button', { name: english.remoteFailure.failed.retry }));
  expect(await screen.findByRole('button', { name: english.remoteFailure.failed.retry })).toBeEnabled();
  expect(framesFetched()).toBe(2);

  broken = undefined;
  await userEvent.click(screen.getByRole('button', { name: english.remoteFailure.failed.retry }));
  expect(await screen.findByRole('navigation', { name: 'Of the layout' })).toBeInTheDocument();
  expect(framesFetched()).toBe(3);
  expect(screen.queryByRole('heading', named('remote-frames'))).not.toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

it('a page that throws is a card inside its layout, and its retry fetches it again', async () => {
  broken = 'page';
  await start();
  expect(await screen.findByRole('heading', named('remote-pages'))).toBeInTheDocument();
  expect(shown).toEqual(['remote-frames']);
  expect(screen.getByRole('navigation', { name: 'Of the layout' })).toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(logged).toHaveBeenCalledWith('the page threw', expect.objectContaining({ remote: 'remote-pages' }));

  broken = undefined;
  await userEvent.click(screen.getByRole('button', { name: english.remoteFailure.failed.retry }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The page' })).toBeInTheDocument();
  expect(fetched.filter((remote) => remote === 'remote-pages')).toHaveLength(2);
  expect(screen.queryByRole('heading', named('remote-pages'))).not.toBeInTheDocument();
});

it('a remote that provides neither its layout nor its page is one card in the shell’s own frame', async () => {
  await start('en', '/away');
  expect(await screen.findAllByRole('heading', named('remote-away'))).toHaveLength(1);
  expect(document.title).toContain('remote-away');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('link', { name: english.frame.otherLanguage })).toHaveAttribute('href', '/away');
});

it('a page whose layout no remote provides is rendered in the shell’s own frame, without a card', async () => {
  await start('en', '/frameless');
  expect(await screen.findByRole('heading', { level: 1, name: 'The other page' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('navigation', { name: english.frame.navigation })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

it.each(['/away', '/away/1'])('a failed remote is not awaited a second time before the card shows (%s)', async (at) => {
  await start('en', at);
  expect(await screen.findByRole('heading', named('remote-away'))).toBeInTheDocument();
  // Its page and its layout, at the same time.
  expect(fetched).toEqual(['remote-away', 'remote-away']);
});

it('returning to a page that failed shows it once it can be loaded', async () => {
  await start('en', '/there');
  await userEvent.click(await screen.findByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('heading', named('remote-away'))).toBeInTheDocument();
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'The other page' })).toBeInTheDocument();
  isAway = false;
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', named('remote-away'))).not.toBeInTheDocument();
});

it('input beside the card of a layout is discarded only after confirmation', async () => {
  broken = 'layout';
  await start();
  const retry = () => screen.findByRole('button', { name: english.remoteFailure.failed.retry });
  await userEvent.type(await screen.findByLabelText('Reason'), 'A lease');
  hasInput = true;
  broken = undefined;
  act(() => void window.dispatchEvent(new Event('online')));
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await userEvent.click(await retry());
  expect(ask).toHaveBeenCalledWith(english.remoteFailure.typed);
  expect(screen.getByLabelText('Reason')).toHaveValue('A lease');
  expect(await retry()).toBeEnabled();
  ask.mockReturnValue(true);
  await userEvent.click(await retry());
  expect(await screen.findByRole('navigation', { name: 'Of the layout' })).toBeInTheDocument();
});

describe('a remote that suspends forever', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const card = (remote: string) => screen.queryByRole('heading', named(remote));

  it('in its page becomes a card inside the layout at its deadline', async () => {
    stuck = 'page';
    await start();
    await pass(deadlines.render - 100);
    expect(card('remote-pages')).not.toBeInTheDocument();
    await pass(200);
    expect(card('remote-pages')).toBeInTheDocument();
    expect(screen.getByText(new RegExp(english.remoteFailure.steps.render))).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Of the layout' })).toBeInTheDocument();

    stuck = undefined;
    act(() => screen.getByRole('button', { name: english.remoteFailure.failed.retry }).click());
    await pass(deadlines.render * 2);
    expect(screen.getByRole('heading', { level: 1, name: 'The page' })).toBeInTheDocument();
    expect(card('remote-pages')).not.toBeInTheDocument();
  });

  it('becomes a card after navigating from another page too', async () => {
    stuck = 'page';
    await start('en', '/there');
    await pass(0);
    act(() => screen.getByRole('link', { name: 'Here' }).click());
    await pass(deadlines.render + 200);
    expect(card('remote-pages')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/en/here');
  });

  it.each([
    ['code', deadlines.page, 'page'],
    ['data', dataDeadline, 'render'],
  ] as const)('and whose %s never loads becomes a card at its deadline', async (what, time, step) => {
    endless = what;
    await start('en', '/there');
    await pass(0);
    act(() => screen.getByRole('link', { name: 'Here' }).click());
    await pass(time - 100);
    expect(card('remote-pages')).not.toBeInTheDocument();
    await pass(200);
    expect(card('remote-pages')).toBeInTheDocument();
    const { steps, reasons } = english.remoteFailure;
    expect(screen.getByText(`${steps[step]}: ${reasons.late}.`)).toBeInTheDocument();
  });

  it('in its layout becomes a card above the page', async () => {
    stuck = 'layout';
    await start();
    await pass(deadlines.render * 2 + 500);
    expect(card('remote-frames')).toBeInTheDocument();
    await pass(deadlines.render * 2);
    const told = logged.mock.calls.map(([, about]) => (about as { remote?: string } | undefined)?.remote);
    expect(told).toContain('remote-frames');
    expect(told).not.toContain('remote-pages');
    expect(card('remote-pages')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'The page' })).toBeInTheDocument();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('is not confused with one that renders', async () => {
    await start();
    await pass(deadlines.render * 3);
    expect(screen.getByRole('heading', { level: 1, name: 'The page' })).toBeInTheDocument();
    expect(card('remote-pages')).not.toBeInTheDocument();
    expect(logged).not.toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ remote: expect.anything() }));
  });
});
