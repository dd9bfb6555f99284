import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { Outlet } from 'react-router-dom';
import { withLocale } from 'shared-contracts/remote/localized-path';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { createPlatform } from '../app/create-platform.ts';
import { apiUrl } from '../app/testing/fake-api.ts';
import english from '../locales/en/shell.json';
import french from '../locales/fr/shell.json';
import { BrowserApp } from './browser-app.tsx';
import { createAppRouter } from './create-app-router.ts';
import { createI18n } from './create-i18n.ts';
import { createNamespaceLoader } from './namespaces.ts';
import { createCatalogue } from './remote-catalogue.ts';
import { registryEntryFixture } from './registry-entry-fixture.ts';
import { createRouteSource } from './route-source.ts';

const registry = {
  remotes: [
    registryEntryFixture('remote-frames', { layouts: ['default'] }),
    registryEntryFixture('remote-pages', { routes: [{ pattern: '/here', layout: 'default', render: 'browser' }] }),
    registryEntryFixture('remote-away', {
      layouts: ['auth'],
      routes: [{ pattern: '/away', layout: 'auth', render: 'browser' }],
    }),
  ],
};

/** What throws at present. */
let broken: 'layout' | 'page' | undefined;
/** Each remote that was fetched, in order. */
let fetched: string[];

function Layout() {
  if (broken === 'layout') throw new Error('the layout threw');
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
  return <h1>The page</h1>;
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
    routes: [{ id: 'remote-pages/here', path: '/here', lazy: async () => ({ Component: Page }) }],
    layouts: {},
    locales: {},
  },
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
      load: async (remote) => {
        if (!known.has(remote)) fetched.push(remote);
        known.add(remote);
        const module = modules[remote];
        if (module === undefined) throw new Error(`${remote} is not there`);
        return module;
      },
      preload: () => undefined,
      forget: (remote) => known.delete(remote),
    },
    loadNamespaces: createNamespaceLoader(i18n, locale),
    guard: () => undefined,
    onError: (error, remote) => platform.telemetry.error(error, { remote }),
  });
  const open = () => createAppRouter({ platform, source });
  const retry = (remote: string) => {
    source.forget(remote);
    return open();
  };
  await act(async () =>
    render(
      <BrowserApp platform={platform} i18n={i18n} store={store} source={source} firstRouter={open()} retry={retry} />,
    ),
  );
}

/** The heading of a card that names the remote. */
const named = (remote: string) => ({ level: 2, name: new RegExp(remote) });

let logged: jest.SpyInstance;
beforeEach(() => {
  fetched = [];
  broken = undefined;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('shows no card while nothing throws', async () => {
  await start();
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Of the layout' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect([...fetched].sort()).toEqual(['remote-frames', 'remote-pages']);
});

it.each(['en', 'fr'] as const)('a layout that throws is a card above its page, which stands (%s)', async (locale) => {
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

it('the retry of a layout fetches its remote again, as often as it takes, and brings it back', async () => {
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
  expect(screen.getByRole('navigation', { name: 'Of the layout' })).toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(logged).toHaveBeenCalledWith('the page threw', expect.objectContaining({ remote: 'remote-pages' }));

  broken = undefined;
  await userEvent.click(screen.getByRole('button', { name: english.remoteFailure.failed.retry }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The page' })).toBeInTheDocument();
  expect(fetched.filter((remote) => remote === 'remote-pages')).toHaveLength(2);
  expect(screen.queryByRole('heading', named('remote-pages'))).not.toBeInTheDocument();
});

it('a remote that brings neither its layout nor its page is one card in the shell’s own frame', async () => {
  await start('en', '/away');
  expect(await screen.findAllByRole('heading', named('remote-away'))).toHaveLength(1);
  expect(document.title).toContain('remote-away');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('link', { name: english.frame.otherLanguage })).toHaveAttribute('href', '/away');
});
