import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { CLIENT, PROFESSIONAL } from '../support/accounts.ts';
import { loadErrorsOf } from '../support/load-errors-of.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';

/** The build directory of the system under test (webpack/paths.ts). */
const SHELL = join(process.env.NIMBIA_DIST ?? join(import.meta.dirname, '../../../dist'), 'shell');
const scripts = (remote: string) => new RegExp(`/remotes/${remote}/.*\\.js`);

test('a remote that fails to load affects its own slot only, and the retry fetches again', async ({
  openAs,
  quiet,
}) => {
  quiet.allow(...loadErrorsOf('remote-user'));
  const page = await openAs(CLIENT);
  await page.route(scripts('remote-user'), (route) => route.abort());
  await page.goto('/en/user/tableau-de-bord');
  const card = page.getByRole('alert').filter({ hasText: 'remote-user' }).first();
  // Once the cause is known: a search that finds the files retries by itself.
  await expect(card).toContainText(translate('en', 'shell', 'remoteFailure.reasons.unreachable'));

  await page.unroute(scripts('remote-user'));
  const again = page.waitForRequest(scripts('remote-user'));
  await card.getByRole('button', { name: translate('en', 'shell', 'remoteFailure.failed.retry') }).click();
  await again;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toBeHidden();
});

test('other areas keep working while one remote is unavailable, without reporting it', async ({ page }) => {
  await page.route(scripts('remote-(pro|user)'), (route) => route.abort());
  await page.goto('/en/lawyers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('every script and style sheet has an integrity, lazy chunks of shell and remotes included', async ({ openAs }) => {
  const page = await openAs(CLIENT);
  const files: Record<string, string> = {};
  await page.exposeFunction(
    'noteFile',
    (url: string, integrity: string) => void (files[new URL(url).pathname] = integrity),
  );
  await page.addInitScript(() => {
    const note: unknown = Reflect.get(window, 'noteFile');
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (typeof note !== 'function') continue;
        if (node instanceof HTMLScriptElement && node.src !== '') note(node.src, node.integrity);
        if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') note(node.href, node.integrity);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en/user/tableau-de-bord');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/en/lawyers');
  await expectHydrated(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/lawyers\/[0-9a-f-]{36}(?:[?]|$)/u);

  const without = Object.entries(files).filter(([, integrity]) => !integrity.startsWith('sha384-'));
  expect(without).toEqual([]);
  const paths = Object.keys(files);
  const { late } = JSON.parse(readFileSync(join(SHELL, 'files.json'), 'utf8')) as { late: string[] };
  expect(paths.filter((path) => late.includes(basename(path))).length, 'late parts of the shell').toBeGreaterThan(0);
  for (const part of [/^\/assets\/main\./, /\/remote-user\//, /\/remote-public\//])
    expect(paths.filter((path) => part.test(path)).length, String(part)).toBeGreaterThan(0);
});

test('a remote that never responds shows its error card', async ({ openAs, quiet }) => {
  quiet.allow(/^error: remote-user: \S+\/remotes\/remote-user\/\S+\.js took too long /u);
  const page = await openAs(CLIENT);
  // How long it takes is tested in tests/faults; here deadlines are ten times as long.
  await page.clock.install();
  await page.route(scripts('remote-user'), () => new Promise<void>(() => undefined));
  await page.goto('/en/user/tableau-de-bord', { waitUntil: 'commit' });
  const card = page.getByRole('alert').filter({ hasText: 'remote-user' }).first();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('the shell’s build names no remote', async ({ page }) => {
  const own: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && /\.(js|css)$/u.test(pathname)) own.push(basename(pathname));
  });
  await page.goto('/en/lawyers');
  await page.goto('/en/login-user');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Every script and sheet of the browser and server builds, not only those of these two pages.
  const built = readdirSync(SHELL, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(c?js|css)$/u.test(file));
  expect(own.length).toBeGreaterThan(0);
  expect(built.map((file) => basename(file))).toEqual(expect.arrayContaining(own));
  const naming = built.filter((file) => /remote-(public|pro|user)/u.test(readFileSync(join(SHELL, file), 'utf8')));
  expect(naming).toEqual([]);
});

/** A text that occurs exactly once in the code of each library. */
const marks = {
  React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  router: 'You cannot render a <Router> inside another <Router>',
  i18next: 'initializedStoreOnce',
  store: 'atom not writable',
};

/** Fetched scripts that contain a library. */
async function scriptsWith(page: Page, mark: string): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const texts = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
  return addresses.filter((_, index) => texts[index]?.includes(mark));
}

interface Shared {
  readonly versions: readonly string[];
  readonly users: readonly string[];
}

/** Contents of the page's share scope: versions by name, and the containers that were initialised with it. */
const sharedIn = (page: Page): Promise<Readonly<Record<string, Shared>>> =>
  page.evaluate(() => {
    type Scope = Record<string, Record<string, { readonly useIn: readonly string[] }>>;
    const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__') as {
      readonly __INSTANCES__: readonly { readonly shareScopeMap: { readonly default?: Scope } }[];
    };
    const all: Record<string, { versions: string[]; users: string[] }> = {};
    for (const { shareScopeMap } of instances)
      for (const [name, versions] of Object.entries(shareScopeMap.default ?? {}))
        for (const [version, { useIn }] of Object.entries(versions)) {
          const shared = (all[name] ??= { versions: [], users: [] });
          shared.versions = [...new Set([...shared.versions, version])];
          shared.users = [...new Set([...shared.users, ...useIn])];
        }
    return all;
  });

/** React, its DOM, the router, i18next, the store, and the platform's contexts and atoms: a second copy of one would be a second session. */
const oneOfEach = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-i18next',
  'jotai',
  'shared-contracts/platform/platform-context',
  'shared-contracts/platform/persisted-state',
];

for (const [remote, path, who] of [
  ['remote-public', '/en/login-user', undefined],
  ['remote-user', '/en/user/tableau-de-bord', CLIENT],
  ['remote-pro', '/en/pro/tableau-de-bord', PROFESSIONAL],
] as const)
  test(`${remote} runs in the shell with one React, one router, one i18next and one store`, async ({
    page,
    openAs,
  }) => {
    const open = who === undefined ? page : await openAs(who);
    await open.goto(path);
    await expect(open.getByRole('heading', { level: 1 })).toBeVisible();
    const shared = await sharedIn(open);
    expect(
      oneOfEach.filter((name) => shared[name]?.versions.length !== 1),
      'in one version',
    ).toEqual([]);
    const container = new RegExp(`^${remote.replace('-', '_')}_`, 'u');
    const used = Object.keys(shared).filter((name) => shared[name]?.users.some((user) => container.test(user)));
    expect(used).toEqual(expect.arrayContaining(['react', 'react-router-dom', 'react-i18next']));
    expect(
      Object.entries(shared).flatMap(([name, { versions }]) => (versions.length > 1 ? [name] : [])),
      'in several versions',
    ).toEqual([]);
    for (const [library, mark] of Object.entries(marks)) expect(await scriptsWith(open, mark), library).toHaveLength(1);
  });
