import { registryEntryFixture } from '../registry/registry-entry-fixture.ts';
import { loadNewVersion } from './load-new-version.ts';

const entry = registryEntryFixture('remote-one', { version: '1.0.0' });
const manifest = {
  schema: 1,
  name: 'remote-one',
  version: '1.1.0',
  container: 'remote_one_1_1_0',
  entry: 'entry.js',
  exposed: { js: ['remote.js'], css: ['remote.css'] },
  chunks: {
    'page-there': { js: ['there.js'], css: ['there.css'] },
    data: { js: ['data.js'], css: [] },
    'layout-auth': { js: ['auth.js'], css: [] },
    'page-elsewhere': { js: ['elsewhere.js'], css: [] },
  },
  locales: { 'remote-one/there': { fr: 'there.fr.js', en: 'there.en.js' } },
  integrity: {},
};
const registryWith = (stable: string, canary?: string) => ({
  schema: 2,
  remotes: [
    {
      name: 'remote-one',
      channels: { stable, ...(canary === undefined ? {} : { canary: { version: canary, percentage: 5 } }) },
      versions: Object.fromEntries(
        [stable, canary ?? stable].map((version) => [
          version,
          {
            manifest: `/remotes/remote-one/${version}/manifest.json`,
            layouts: ['auth'],
            routes: [
              { pattern: '/there', layout: 'auth', chunk: 'page-there', loader: 'data' },
              { pattern: '/elsewhere', chunk: 'page-elsewhere' },
            ],
            words: { 'page-there': ['remote-one/there'] },
          },
        ]),
      ),
    },
  ],
});

const files = '/remotes/remote-one/1.1.0';
/** What answers, by path; all else is not there. */
let site: Record<string, unknown>;
const leave = jest.fn();
const options = {
  destination: () => ({ href: 'http://localhost/en/there', isElsewhere: false }),
  typed: () => [],
  leave,
};
const field = Object.assign(document.createElement('input'), { value: 'my divorce' });

beforeEach(() => {
  sessionStorage.clear();
  leave.mockReset();
  site = {
    '/registry.json': registryWith('1.1.0'),
    [`${files}/manifest.json`]: manifest,
    [`${files}/entry.js`]: '',
    [`${files}/remote.js`]: '',
    [`${files}/remote.css`]: '',
    [`${files}/there.js`]: '',
    [`${files}/there.css`]: '',
    [`${files}/data.js`]: '',
    [`${files}/auth.js`]: '',
    [`${files}/there.en.js`]: '',
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    return Object.hasOwn(site, pathname)
      ? new Response(JSON.stringify(site[pathname]))
      : new Response('', { status: 404 });
  });
});
afterEach(() => jest.restoreAllMocks());

/** What it answers, or that it has left. */
const outcome = () =>
  Promise.race([
    loadNewVersion(entry, options),
    new Promise((resolve) => leave.mockImplementationOnce(() => resolve('left'))),
  ]);

test('the tab reloads into the new version at the same address', async () => {
  expect(await outcome()).toBe('left');
  expect(leave).toHaveBeenCalledWith('http://localhost/en/there');
});

test('it does so once: if the old version comes again, the user decides', async () => {
  await outcome();
  expect(await outcome()).toBe(true);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('the tab does not reload over unsaved input', async () => {
  document.body.replaceChildren(field);
  expect(await loadNewVersion(entry, { ...options, typed: () => [field] })).toBe(true);
  expect(leave).not.toHaveBeenCalled();
});

test('navigating to another page discards the form', async () => {
  const destination = () => ({ href: 'http://localhost/en/there', isElsewhere: true });
  void loadNewVersion(entry, { ...options, destination, typed: () => [field] });
  await new Promise<void>((resolve) => leave.mockImplementationOnce(() => resolve()));
});

test.each([
  ['the running version is current', () => (site['/registry.json'] = registryWith('1.0.0'))],
  ['it is a canary', () => (site['/registry.json'] = registryWith('0.9.0', '1.0.0'))],
  ['the new version’s manifest does not respond', () => delete site[`${files}/manifest.json`]],
  ['one of the new version’s files does not respond', () => delete site[`${files}/remote.css`]],
  ['the page’s own code does not respond', () => delete site[`${files}/there.js`]],
  ['the page’s style sheet does not respond', () => delete site[`${files}/there.css`]],
  ['the page’s loader does not respond', () => delete site[`${files}/data.js`]],
  ['the page’s layout does not respond', () => delete site[`${files}/auth.js`]],
  ['the page’s strings do not respond', () => delete site[`${files}/there.en.js`]],
  ['the site does not respond', () => delete site['/registry.json']],
  ['the registry is broken', () => (site['/registry.json'] = { remotes: 'none' })],
])('nothing happens when %s', async (_, change) => {
  change();
  expect(await loadNewVersion(entry, options)).toBe(false);
  expect(leave).not.toHaveBeenCalled();
});

test('the tab does not reload when that cannot be recorded', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await loadNewVersion(entry, options)).toBe(true);
  expect(leave).not.toHaveBeenCalled();
});
